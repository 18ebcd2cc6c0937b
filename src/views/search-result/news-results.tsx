import type { Page } from '@/contract/paging'
import { NewsRow, NewsRowSkeleton } from './news-row'
import styles from './news-row.module.css'
import { NoNews } from './nothing-found'
import { ResultList } from './result-list'
import type { NewsResult } from './results'

type Props = { page: Page<NewsResult>; keyword: string }

/** The news found. */
export function NewsResults({ page, keyword }: Props) {
  return (
    <ResultList kind="news" page={page} skeleton={<NewsRowSkeleton />} gridClass={styles.rows}>
      {page.rows.map((news) => (
        <NewsRow key={news.id} news={news} keyword={keyword} />
      ))}
      {page.rows.length === 0 && <NoNews keyword={keyword} />}
    </ResultList>
  )
}
