import Link from 'next/link'
import type { ReactNode } from 'react'
import { pageNumbers } from './page-numbers'
import styles from './pagination.module.css'

type Props = {
  pageNum: number
  pageCount: number
  hrefOf: (pageNum: number) => string
  /** Turns the page instead of a plain navigation, so that a client component can show that it is loading. */
  onTurn?: (pageNum: number) => void
  /** What is being paged, for the name of the landmark. */
  label?: string
}

/**
 * Pages of a list. First, previous, next and last are there only when available; the current page and the gaps are no
 * controls (spec: common-parts/pagination).
 */
export function Pagination({ pageNum, pageCount, hrefOf, onTurn, label = '分页' }: Props) {
  if (pageCount < 2) return null
  const link = (target: number, className: string | undefined, content: ReactNode, name?: string) => (
    <Link
      href={hrefOf(target)}
      prefetch={false}
      className={className}
      aria-label={name}
      onNavigate={
        onTurn &&
        ((event) => {
          event.preventDefault()
          onTurn(target)
        })
      }
    >
      {content}
    </Link>
  )
  return (
    <nav className={styles.pagination} aria-label={label}>
      {pageNum > 1 && (
        <div className={styles.ends}>
          {link(1, styles.word, '首页', '首页，第 1 页')}
          {link(pageNum - 1, styles.word, '上一页')}
        </div>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(pageNum, pageCount).map((entry) => (
          <li key={entry}>
            {typeof entry !== 'number' && <span className={styles.gap}>…</span>}
            {entry === pageNum && (
              <span className={styles.current} aria-current="page">
                <span className="visually-hidden">第 </span>
                {entry}
                <span className="visually-hidden"> 页</span>
              </span>
            )}
            {typeof entry === 'number' && entry !== pageNum && link(entry, styles.number, entry, `第 ${entry} 页`)}
          </li>
        ))}
      </ol>
      {pageNum < pageCount && (
        <div className={styles.ends}>
          {link(pageNum + 1, styles.word, '下一页')}
          {link(pageCount, styles.word, '末页', `末页，第 ${pageCount} 页`)}
        </div>
      )}
    </nav>
  )
}
