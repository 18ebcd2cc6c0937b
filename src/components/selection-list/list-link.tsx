'use client'

import { LIST_PATH } from '@/domain/selection-list/list-path'
import { Icon } from '../icon/icon'
import { SiteLink } from '../site-link/site-link'
import styles from './list-link.module.css'
import { useGlance } from './use-glance'

/** More are not counted out. */
const MOST_SHOWN = 99

type Props = { size: number; className?: string; hasLabel?: boolean }

/** The way to the selection list, with how many rows the open one has (spec: selection-list/header). */
export function ListLink({ size, className = '', hasLabel = false }: Props) {
  const count = useGlance().length
  return (
    <SiteLink href={LIST_PATH} className={`${styles.link} ${className}`} aria-label={count > 0 ? `选型清单，${count} 个型号` : '选型清单'}>
      <span className={styles.place}>
        <Icon name="list" size={size} />
        {count > 0 && <span className={styles.count}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>}
      </span>
      {hasLabel && <span className={styles.label}>选型清单</span>}
    </SiteLink>
  )
}
