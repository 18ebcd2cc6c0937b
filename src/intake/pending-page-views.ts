import 'server-only'
import { beforeExit } from '../lib/before-exit.mjs'
import { formatDateTime } from '../lib/dates'
import { log } from '../lib/log.mjs'
import { type CountedPageView, type PageView, PageViewCounts } from './page-view-counts'
import { storePageViews } from './page-view-store'

/** How long views are collected, so that a view doesn't cost a transaction. */
const COLLECTING_MS = 1000

/** More pages than the site has, in both layouts; what is above was made up. */
const MAX_PENDING = 1000

const counts = new PageViewCounts(MAX_PENDING)
let timer: NodeJS.Timeout | undefined
let storing: Promise<void> = Promise.resolve()

beforeExit(flush)

/** Remembers a view of today (in Shanghai) until the next batch is stored: within a second, and when the process ends. */
export function addPageView(view: PageView): void {
  counts.add({ ...view, day: formatDateTime(new Date().toISOString()).slice(0, 10), count: 1 })
  timer ??= setTimeout(flush, COLLECTING_MS)
}

/** Batches are stored one after the other. */
function flush(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  storing = storing.then(storeBatch)
  return storing
}

/** Views that can't be stored now are tried again with the next ones. */
async function storeBatch(): Promise<void> {
  const batch = counts.take()
  if (batch.length === 0) return
  const stored = new Set<CountedPageView>()
  try {
    await storePageViews(batch, (view) => stored.add(view))
  } catch (error) {
    for (const view of batch) if (!stored.has(view)) counts.add(view)
    log.error({ event: 'page views not stored', err: error }, 'Page views could not be stored; they are tried again')
  }
}
