'use client'

import { EmptyState } from '@/components/empty-state/empty-state'
import { ListCount } from '@/components/filtered-list/list-count'
import { ListResults } from '@/components/filtered-list/list-results'
import { useListNavigation } from '@/components/filtered-list/use-list-navigation'
import { Pagination } from '@/components/pagination/pagination'
import type { TrainingCard as TrainingCardData } from '@/contract/articles'
import type { Page } from '@/contract/paging'
import { PAGE_SIZE, toHref } from './list-state'
import { TrainingCard, TrainingCardSkeleton } from './training-card'
import styles from './trainings.module.css'

type Props = {
  trainings: Page<TrainingCardData>
  /** How wide covers are shown. */
  sizes: string
}

/** The staff trainings, page by page; the page keeps its place while another one is loaded. */
export function Trainings({ trainings: { rows, total, pageNum, pageCount }, sizes }: Props) {
  const { isPending, turn, countRef } = useListNavigation({ state: pageNum, toHref, isLowOnPage: true })

  return (
    <section id="trainings" className={`container ${styles.section}`} aria-labelledby="trainings-title">
      <h2 id="trainings-title" className={styles.title}>
        员工培训
      </h2>
      <ListCount total={total} unit="篇" pages={{ pageNum, pageCount }} countRef={countRef} />
      <ListResults
        isPending={isPending}
        isEmpty={rows.length === 0}
        skeleton={<TrainingCardSkeleton />}
        pageSize={PAGE_SIZE}
        gridClass={styles.grid}
      >
        {rows.map((training) => (
          <TrainingCard key={training.id} training={training} sizes={sizes} />
        ))}
        {rows.length === 0 && <EmptyState line="培训动态正在整理，稍后再来看看" />}
      </ListResults>
      <Pagination label="培训分页" pageNum={pageNum} pageCount={pageCount} hrefOf={toHref} onTurn={turn} />
    </section>
  )
}
