import { NewsCentre } from './news-centre'
import type { NewsListPage } from './news-page'

/** The news centre on a phone: one card under the other, pictures in the rows small. */
export const NewsListMobile = (page: NewsListPage) => <NewsCentre page={page} sizes={{ card: '90vw', row: '27vw' }} />
