import type { ReactNode } from 'react'
import styles from './at-once.module.css'

type Props = { className?: string; children: ReactNode }

/**
 * A block that is painted when all of it has arrived: it stands in the middle or at the lower edge of a picture, or is spread over a
 * row, and would move with each packet of a slow line (spec: common-parts/standing-still). On a line that is cut it is painted as it is.
 */
export function AtOnce({ className = '', children }: Props) {
  return (
    <div className={`${styles.block} ${className}`}>
      {children}
      <span className={styles.end} hidden />
    </div>
  )
}
