'use client'

import type { ReactNode } from 'react'
import { ListCount } from '@/components/filtered-list/list-count'
import { ListResults } from '@/components/filtered-list/list-results'
import { useListNavigation } from '@/components/filtered-list/use-list-navigation'
import { NewsRowSkeleton } from '@/components/news-row/news-row'
import styles from '@/components/news-row/news-row.module.css'
import { Pagination } from '@/components/pagination/pagination'
import { PAGE_SIZE, toHref } from './news-page'

type Props = { total: number; pageNum: number; pageCount: number; children: ReactNode }

/** The rows of a page, with how many there are and the way to the other pages, which turn in place. */
export function PagedRows({ total, pageNum, pageCount, children }: Props) {
  const { isPending, turn, countRef } = useListNavigation({ state: pageNum, toHref })
  return (
    <>
      <ListCount total={total} unit="条新闻" pages={{ pageNum, pageCount }} countRef={countRef} />
      <ListResults isPending={isPending} isEmpty={false} skeleton={<NewsRowSkeleton />} pageSize={PAGE_SIZE} gridClass={styles.rows}>
        {children}
      </ListResults>
      <Pagination label="新闻分页" pageNum={pageNum} pageCount={pageCount} hrefOf={toHref} onTurn={turn} />
    </>
  )
}
