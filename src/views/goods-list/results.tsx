'use client'

import type { ReactNode } from 'react'
import { ListCount } from '@/components/filtered-list/list-count'
import { ListResults } from '@/components/filtered-list/list-results'
import { turnTo } from '@/components/filtered-list/list-state'
import { Pagination } from '@/components/pagination/pagination'
import { ProductCardSkeleton } from '@/components/product-card/product-card-skeleton'
import { useList } from './list-context'
import { PAGE_SIZE, toHref } from './list-state'

type ResultsProps = {
  isEmpty: boolean
  /** Do the cards have parameters, which stand in line across them? */
  hasFacts: boolean
  children: ReactNode
}

/** The grid of cards. */
export function Results({ isEmpty, hasFacts, children }: ResultsProps) {
  const { isPending } = useList()
  return (
    <ListResults isPending={isPending} isEmpty={isEmpty} skeleton={<ProductCardSkeleton />} pageSize={PAGE_SIZE} isInLine={hasFacts}>
      {children}
    </ListResults>
  )
}

type CountProps = { total: number; unit: string; orderCodes: number; pages?: { pageNum: number; pageCount: number } }

/** How many products there are, and how many order codes they have. */
export function ResultCount({ orderCodes, ...props }: CountProps) {
  const also = orderCodes > 0 ? { count: orderCodes, unit: '个订货型号' } : undefined
  return <ListCount {...props} also={also} countRef={useList().countRef} />
}

/** The pages of the list. */
export function ListPagination({ pageNum, pageCount }: { pageNum: number; pageCount: number }) {
  const { state, turn } = useList()
  return (
    <Pagination
      label="产品分页"
      pageNum={pageNum}
      pageCount={pageCount}
      hrefOf={(page) => toHref(turnTo(state, page))}
      onTurn={(page) => turn(turnTo(state, page))}
    />
  )
}
