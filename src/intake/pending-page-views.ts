import 'server-only'
import { formatDateTime } from '../lib/dates'
import { inBatches } from './in-batches'
import { type PageView, PageViewCounts } from './page-view-counts'
import { storePageViews } from './page-view-store'

/** More pages than the site has, in both layouts; what is above was made up. */
const MAX_PENDING = 1000

const add = inBatches({ counts: new PageViewCounts(MAX_PENDING), store: storePageViews, name: 'page views' })

/** Remembers a view of today (in Shanghai) until the next batch is stored. */
export function addPageView(view: PageView): void {
  add({ ...view, day: formatDateTime(new Date().toISOString()).slice(0, 10), count: 1 })
}
