import 'server-only'
import { memoisedByVersion } from './memoised-by-version'
import { listNewestNews } from './news'

/** Feed readers ask often; whoever wants older news finds them on the page. */
const NEWEST = 20

/** The newest articles, as the feed carries them: by date, not in the order of the editors. */
export const getNewsFeed = memoisedByVersion((viewer) => listNewestNews(NEWEST, viewer))
