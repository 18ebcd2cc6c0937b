import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { PageBanner } from '@/components/page-banner/page-banner'
import { CategoryPills } from './category-pills'
import { Chips } from './chips'
import { KeywordField } from './keyword-field'
import { ListProvider } from './list-context'
import styles from './mobile.module.css'
import { NothingFound } from './nothing-found'
import type { StoryListProps } from './props'
import { ListPagination, ResultCount, Results } from './results'
import { StoryCard } from './story-card'
import { trailOf } from './trail'

/** The customer stories on a phone: the filter is a row of pills, which say themselves what is chosen. */
export function MobileStoryList({ state, categories, stories, header, near }: StoryListProps) {
  const { rows, total, pageNum, pageCount } = stories
  return (
    <ListProvider state={state} categories={categories}>
      <PageBanner header={header} isLow />
      <Breadcrumb items={trailOf(state, categories)} />
      <section className={`container ${styles.list}`} aria-labelledby="list-title">
        <h2 id="list-title" className="visually-hidden">
          案例
        </h2>
        <KeywordField />
        <CategoryPills />
        {state.mode === 'keyword' && <Chips />}
        <div className={styles.summary}>
          <ResultCount total={total} />
        </div>
        <Results isEmpty={rows.length === 0}>
          {rows.map((story, index) => (
            <StoryCard key={story.id} story={story} sizes="90vw" isFirst={index === 0} />
          ))}
          {rows.length === 0 && <NothingFound state={state} near={near} />}
        </Results>
        <ListPagination pageNum={pageNum} pageCount={pageCount} />
      </section>
    </ListProvider>
  )
}
