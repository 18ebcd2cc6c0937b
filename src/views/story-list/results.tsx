'use client'

import type { ReactNode } from 'react'
import { ListCount } from '@/components/filtered-list/list-count'
import { ListResults } from '@/components/filtered-list/list-results'
import { turnTo } from '@/components/filtered-list/list-state'
import { Pagination } from '@/components/pagination/pagination'
import { useList } from './list-context'
import { PAGE_SIZE, toHref } from './list-state'
import { StoryCardSkeleton } from './story-card-skeleton'
import styles from './story-grid.module.css'

type ResultsProps = {
  isEmpty: boolean
  /** The first story leads over all columns. Said here, because a style that counts the stories is wrong until all have arrived. */
  hasLead?: boolean
  children: ReactNode
}

/** The grid of stories. */
export function Results({ isEmpty, hasLead = false, children }: ResultsProps) {
  const { isPending } = useList()
  const gridClass = hasLead ? `${styles.grid} ${styles.led}` : styles.grid
  return (
    <ListResults isPending={isPending} isEmpty={isEmpty} skeleton={<StoryCardSkeleton />} pageSize={PAGE_SIZE} gridClass={gridClass}>
      {children}
    </ListResults>
  )
}

type CountProps = { total: number; pages?: { pageNum: number; pageCount: number } }

/** How many stories there are. */
export function ResultCount(props: CountProps) {
  return <ListCount {...props} unit="个案例" countRef={useList().countRef} />
}

/** The pages of the list. */
export function ListPagination({ pageNum, pageCount }: { pageNum: number; pageCount: number }) {
  const { state, turn } = useList()
  return (
    <Pagination
      label="案例分页"
      pageNum={pageNum}
      pageCount={pageCount}
      hrefOf={(page) => toHref(turnTo(state, page))}
      onTurn={(page) => turn(turnTo(state, page))}
    />
  )
}
