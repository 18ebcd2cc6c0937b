'use client'

import type { ReactNode } from 'react'
import { ListResults } from '@/components/filtered-list/list-results'
import { Pagination } from '@/components/pagination/pagination'
import styles from './result-list.module.css'
import { useSearch } from './search-context'
import { isOnItsWay, type Kind, tabLabels, toHref, turnTo } from './search-state'

type Props = {
  kind: Kind
  page: { rows: readonly unknown[]; pageNum: number; pageCount: number }
  /** Stands in the place of an entry while another page is being loaded. */
  skeleton: ReactNode
  /** Style of the list. */
  gridClass?: string
  /** Stands between the list and its pages. */
  bar?: ReactNode
  children: ReactNode
}

/** One of the three lists with its own pages. */
export function ResultList({ kind, page: { rows, pageNum, pageCount }, skeleton, gridClass, bar, children }: Props) {
  const { state, loaded, turn } = useSearch()
  return (
    <div className={styles.list}>
      <ListResults
        isPending={isOnItsWay(kind, state, loaded)}
        isEmpty={rows.length === 0}
        skeleton={skeleton}
        pageSize={Math.max(rows.length, 3)}
        gridClass={gridClass}
      >
        {children}
      </ListResults>
      {bar}
      <div className={styles.pages}>
        <Pagination
          label={`${tabLabels[kind]}分页`}
          pageNum={pageNum}
          pageCount={pageCount}
          hrefOf={(target) => toHref(turnTo(state, kind, target))}
          onTurn={(target) => turn(turnTo(state, kind, target))}
        />
      </div>
    </div>
  )
}
