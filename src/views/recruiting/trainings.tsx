import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import type { TrainingCard as TrainingCardData } from '@/contract/articles'
import type { Page } from '@/contract/paging'
import { PagedCards } from './paged-cards'
import { TrainingCard } from './training-card'
import styles from './trainings.module.css'

type Props = {
  trainings: Page<TrainingCardData>
  /** How wide covers are shown. */
  sizes: string
}

/** The staff trainings, page by page. */
export function Trainings({ trainings: { rows, ...pages }, sizes }: Props) {
  return (
    <section id="trainings" className={`container ${styles.section}`} aria-labelledby="trainings-title">
      <h2 id="trainings-title" className={styles.title}>
        员工培训
      </h2>
      <PagedCards {...pages} isEmpty={rows.length === 0}>
        {rows.map((training) => (
          <TrainingCard key={training.id} training={training} sizes={sizes} />
        ))}
        {rows.length === 0 && (
          <EmptyState line="培训动态正在整理，稍后再来看看">
            <ButtonLink href="/News">看看新闻动态</ButtonLink>
            <ButtonLink href="/AboutView" tone="outline">
              关于我们
            </ButtonLink>
          </EmptyState>
        )}
      </PagedCards>
    </section>
  )
}
