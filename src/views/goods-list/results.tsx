'use client'

import type { ReactNode } from 'react'
import { Pagination } from '@/components/pagination/pagination'
import { ProductCardSkeleton } from '@/components/product-card/product-card'
import { useList } from './list-context'
import { PAGE_SIZE, toHref, turnTo } from './list-state'
import styles from './results.module.css'

type ResultsProps = { isEmpty: boolean; children: ReactNode }

/** The grid of cards; while another one is being loaded, skeletons stand in its place. */
export function Results({ isEmpty, children }: ResultsProps) {
  const { isPending } = useList()
  const skeletons = Array.from({ length: PAGE_SIZE }, (_, index) => `skeleton-${index}`)
  return (
    <div className={styles.results} aria-busy={isPending}>
      <div className={`${styles.cards} ${isEmpty ? '' : styles.grid}`}>{children}</div>
      {isPending && (
        <div className={`${styles.skeletons} ${styles.grid}`}>
          {skeletons.map((key) => (
            <ProductCardSkeleton key={key} />
          ))}
        </div>
      )}
    </div>
  )
}

type CountProps = { total: number; pageNum: number; pageCount: number; unit: string; hasPages?: boolean }

/** How many products there are, said aloud when it changes, and which page of them is shown. */
export function ResultCount({ total, pageNum, pageCount, unit, hasPages = false }: CountProps) {
  const { countRef } = useList()
  return (
    <div className={styles.summary}>
      <p ref={countRef} tabIndex={-1} role="status" className={styles.count}>
        共 <b>{total}</b> {unit}
      </p>
      {hasPages && pageCount > 0 && (
        <p className={styles.pages}>
          第 {pageNum} / {pageCount} 页
        </p>
      )}
    </div>
  )
}

/** The pages of the list. */
export function ListPagination({ pageNum, pageCount }: { pageNum: number; pageCount: number }) {
  const { state, turn } = useList()
  return (
    <Pagination label="产品分页" pageNum={pageNum} pageCount={pageCount} hrefOf={(page) => toHref(turnTo(state, page))} onTurn={turn} />
  )
}
