import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import styles from './accordion.module.css'

type Props = {
  label: ReactNode
  /** Sections of one group: opening one closes the others. Without a group each is for itself. */
  group?: string
  /** Is it open when the page comes? */
  isOpen?: boolean
  /** See `CurrentPage`. */
  pages?: string
  /** May set `--accordion-row`, the height of its row, and `--accordion-size`, that of its text. */
  className?: string
  children: ReactNode
}

/** A section that opens and closes by itself, without script; clicking the open one closes it. */
export function Accordion({ label, group, isOpen = false, pages, className = '', children }: Props) {
  return (
    // Whoever opens it before the page is hydrated, visitor or browser, finds it open afterwards.
    <details name={group} open={isOpen} className={`${styles.section} ${className}`} suppressHydrationWarning>
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
