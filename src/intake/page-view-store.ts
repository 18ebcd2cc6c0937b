import 'server-only'
import type { BasePayload, PayloadRequest } from 'payload'
import { getCms } from '../cms'
import { isExistingPage } from '../content/existing-page'
import { inTransaction } from '../database/transaction'
import type { CountedPageView } from './page-view-counts'

type Store = { cms: BasePayload; req?: Partial<PayloadRequest> }

/**
 * Adds views to the counts in the database, which other processes may be raising at the same time.
 *
 * SQLite has one writer: all views go into one transaction, which waits for its turn (record 0003).
 * MongoDB would report a write conflict when two transactions raise one count, so there each view is written by itself.
 *
 * @param onStored is told of each view that is in the database for good
 */
export async function storePageViews(views: readonly CountedPageView[], onStored: (view: CountedPageView) => void): Promise<void> {
  const cms = await getCms()
  if (cms.db.name === 'mongoose') {
    for (const view of views) {
      await raiseOrCreate({ cms }, view)
      onStored(view)
    }
    return
  }
  await inTransaction(cms, async (req) => {
    for (const view of views) await raiseOrCreate({ cms, req }, view)
  })
  views.forEach(onStored)
}

async function raiseOrCreate(store: Store, view: CountedPageView): Promise<void> {
  if (await raise(store, view)) return
  // The first view of a page that day. Made-up ids end here, so that they leave no row.
  if (!(await isExistingPage(view.path))) return
  try {
    await store.cms.db.create({ collection: 'page-views', data: view, req: store.req })
  } catch (error) {
    // Another process made the row in the meantime: day, path and layout are unique.
    if (!(await raise(store, view))) throw error
  }
}

/** The database itself adds, so that no view is lost. @returns whether there was a row to raise */
async function raise({ cms, req }: Store, { day, path, layout, count }: CountedPageView): Promise<boolean> {
  const row: unknown = await cms.db.updateOne({
    collection: 'page-views',
    where: { and: [{ day: { equals: day } }, { path: { equals: path } }, { layout: { equals: layout } }] },
    data: { count: { $inc: count } },
    req,
  })
  return Boolean(row)
}
