'use client'

import { useId } from 'react'
import { compareHref } from '@/domain/comparison/compare-address'
import { tickBox } from '../tick/tick-box'
import type { Collected } from './compare-store'
import styles from './compare-tick.module.css'
import { useCompare } from './use-compare'

type Props = {
  product: Collected
  /** In the corner of a picture, or among the links of a card. */
  place: 'corner' | 'line'
}

/** Collects a product of a list to be compared; without scripts a link to the comparison (spec: comparison/collecting). */
export function CompareTick({ product, place }: Props) {
  const { collected, isFull, toggle } = useCompare()
  const reason = useId()
  const isTicked = collected.some(({ entry }) => entry === product.entry)
  const isRefused = isFull && !isTicked
  return (
    <>
      <label className={`${styles.field} ${styles[place]}`} data-full={isRefused || undefined}>
        <input
          type="checkbox"
          className={tickBox}
          aria-label={`对比：${product.name}`}
          checked={isTicked}
          aria-disabled={isRefused || undefined}
          aria-describedby={isRefused ? reason : undefined}
          onChange={() => toggle(product)}
        />
        <span className={styles.word}>对比</span>
        {isRefused && (
          <span id={reason} hidden>
            对比栏已满，请先取消一款
          </span>
        )}
      </label>
      <noscript>
        <a
          href={compareHref([product.entry])}
          rel="nofollow"
          className={`${styles.field} ${styles[place]} ${styles.link}`}
          aria-label={`对比：${product.name}`}
        >
          对比
        </a>
      </noscript>
    </>
  )
}
