'use client'

import { compareHref } from '@/domain/comparison/compare-address'
import { Icon } from '../icon/icon'
import styles from './compare-button.module.css'
import type { Collected } from './compare-store'
import { useCompare } from './use-compare'

/** Collects the product of a page to be compared; without scripts a link to the comparison (spec: comparison/collecting). */
export function CompareButton({ product }: { product: Collected }) {
  const { collected, toggle } = useCompare()
  const isCollected = collected.some(({ entry }) => entry === product.entry)
  return (
    <p className={styles.place}>
      <button type="button" className={`${styles.button} ${styles.scripted}`} onClick={() => toggle(product)}>
        <Icon name={isCollected ? 'check' : 'compare'} size={22} />
        {isCollected ? '已加入对比' : '加入对比'}
      </button>
      <noscript>
        <a href={compareHref([product.entry])} rel="nofollow" className={styles.button}>
          加入对比
        </a>
      </noscript>
    </p>
  )
}
