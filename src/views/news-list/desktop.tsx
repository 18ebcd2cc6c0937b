import { NewsCentre } from './news-centre'
import type { NewsListPage } from './news-page'

/** The news centre on a desktop: three cards beside each other. */
export const NewsListDesktop = (page: NewsListPage) => (
  <NewsCentre page={page} sizes={{ card: '(min-width: 960px) 26vw, 90vw', row: '(min-width: 960px) 12.6vw, 40vw' }} />
)
