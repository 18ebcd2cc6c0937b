'use client'

import type { ReactNode } from 'react'
import { ListCount } from '@/components/filtered-list/list-count'
import { ListResults } from '@/components/filtered-list/list-results'
import { useListNavigation } from '@/components/filtered-list/use-list-navigation'
import { Pagination } from '@/components/pagination/pagination'
import { PAGE_SIZE, toHref } from './list-state'
import { TrainingCardSkeleton } from './training-card-skeleton'
import styles from './trainings.module.css'

type Props = { total: number; pageNum: number; pageCount: number; isEmpty: boolean; children: ReactNode }

/** The cards of a page, with how many there are and the way to the other pages; the page keeps its place while another one is loaded. */
export function PagedCards({ total, pageNum, pageCount, isEmpty, children }: Props) {
  const { isPending, turn, countRef } = useListNavigation({ state: pageNum, toHref, isLowOnPage: true })
  return (
    <>
      <ListCount total={total} unit="篇" pages={{ pageNum, pageCount }} countRef={countRef} />
      <ListResults isPending={isPending} isEmpty={isEmpty} skeleton={<TrainingCardSkeleton />} pageSize={PAGE_SIZE} gridClass={styles.grid}>
        {children}
      </ListResults>
      <Pagination label="培训分页" pageNum={pageNum} pageCount={pageCount} hrefOf={toHref} onTurn={turn} />
    </>
  )
}
