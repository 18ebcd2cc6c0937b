import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import styles from '@/components/filtered-list/columns.module.css'
import { PageBanner } from '@/components/page-banner/page-banner'
import { CategoryFilter } from './category-filter'
import { Chips } from './chips'
import { KeywordField } from './keyword-field'
import { ListProvider } from './list-context'
import { NothingFound } from './nothing-found'
import type { StoryListProps } from './props'
import { ListPagination, ResultCount, Results } from './results'
import { StoryCard } from './story-card'
import { trailOf } from './trail'

/** The customer stories on a wide screen: the filter stays beside the covers. */
export function DesktopStoryList({ state, categories, stories, header, near }: StoryListProps) {
  const { rows, total, pageNum, pageCount } = stories
  const hasLead = rows.length % 2 === 1
  return (
    <ListProvider state={state} categories={categories}>
      <PageBanner header={header} isLow />
      <Breadcrumb items={trailOf(state, categories)} />
      <div className={`container ${styles.columns}`}>
        <aside className={styles.filter} aria-labelledby="filter-title">
          <h2 id="filter-title" className={styles.title}>
            筛选
          </h2>
          <KeywordField />
          <CategoryFilter />
        </aside>
        <section className={styles.list} aria-labelledby="list-title">
          <h2 id="list-title" className="visually-hidden">
            案例
          </h2>
          <ResultCount total={total} pages={{ pageNum, pageCount }} />
          <Chips />
          <Results isEmpty={rows.length === 0} hasLead={hasLead}>
            {rows.map((story, index) => (
              <StoryCard key={story.id} story={story} sizes={hasLead && index === 0 ? LEAD : COLUMN} isFirst={index === 0} />
            ))}
            {rows.length === 0 && <NothingFound state={state} near={near} />}
          </Results>
          <ListPagination pageNum={pageNum} pageCount={pageCount} />
        </section>
      </div>
    </ListProvider>
  )
}

/** How wide covers are shown: the first of an odd number leads over both columns. */
const LEAD = '(min-width: 1280px) 40vw, 80vw'
const COLUMN = '(min-width: 1280px) 30vw, 80vw'
