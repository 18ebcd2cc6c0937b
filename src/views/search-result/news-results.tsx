import { MarkedText, MarkedTitle } from '@/components/highlight/marked-text'
import { FoundNewsRow, FoundNewsRowSkeleton } from '@/components/news-row/news-row'
import styles from '@/components/news-row/news-row.module.css'
import type { Page } from '@/contract/paging'
import type { NearPage } from '@/domain/nearest-page'
import { NoNews } from './nothing-found'
import { ResultList } from './result-list'
import type { NewsResult, Results } from './results'

type Props = { page: Page<NewsResult>; keyword: string; marked: Results['marked']; near: readonly NearPage[] }

/** The news found. */
export function NewsResults({ page, keyword, marked, near }: Props) {
  return (
    <ResultList kind="news" page={page} skeleton={<FoundNewsRowSkeleton />} gridClass={styles.rows}>
      {page.rows.map(({ id, date, title, excerpt }) => (
        <FoundNewsRow
          key={id}
          id={id}
          date={date}
          title={<MarkedTitle text={title} keyword={marked(title)} />}
          excerpt={<MarkedText text={excerpt} keyword={marked(excerpt)} />}
        />
      ))}
      {page.rows.length === 0 && <NoNews keyword={keyword} near={near} />}
    </ResultList>
  )
}
