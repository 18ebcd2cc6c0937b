import type { RefObject } from 'react'
import styles from './list-results.module.css'

type Props = {
  total: number
  unit: string
  /** What else they are counted in. */
  also?: { count: number; unit: string }
  /** Says which page is shown, when given. */
  pages?: { pageNum: number; pageCount: number }
  countRef: RefObject<HTMLParagraphElement | null>
}

/** How many entries there are, said aloud when it changes, and which page of them is shown. */
export function ListCount({ total, unit, also, pages, countRef }: Props) {
  return (
    <div className={styles.summary}>
      <p ref={countRef} tabIndex={-1} role="status" className={styles.count}>
        共 <b>{total}</b> {unit}
        {also && (
          <>
            ，<span className={styles.also}>{also.count.toLocaleString('en')}</span> {also.unit}
          </>
        )}
      </p>
      {pages && pages.pageCount > 0 && (
        <p className={styles.pages}>
          第 {pages.pageNum} / {pages.pageCount} 页
        </p>
      )}
    </div>
  )
}
