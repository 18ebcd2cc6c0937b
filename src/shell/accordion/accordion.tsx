import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import styles from './accordion.module.css'

type Props = {
  label: string
  /** Sections of one group: opening one closes the others. */
  group: string
  /** See `CurrentPage`. */
  pages?: string
  children: ReactNode
}

/** A section that opens and closes by itself, without script. */
export function Accordion({ label, group, pages, children }: Props) {
  return (
    <details name={group} className={styles.section}>
      <summary className={styles.summary} data-pages={pages}>
        {label}
        <span className={styles.sign}>
          <Icon name="plus" size={32} className={styles.plus} />
          <Icon name="minus" size={32} className={styles.minus} />
        </span>
      </summary>
      {children}
    </details>
  )
}
