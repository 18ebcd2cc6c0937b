import { setImmediate as turn } from 'node:timers/promises'
import type { Payload, Where } from 'payload'
import { forgetGoneForms } from '../accounts/open-forms'
import { formatDateTime } from '../lib/dates'
import type { DocumentId } from '../lib/document-id'
import { documentFiles } from '../storage/document-files'
import { isFileInUse } from '../storage/files-in-use'
import { removeLeftovers } from '../storage/upload-files'

const DAY_MS = 24 * 3_600_000

/** A schedule that failed is shown so long on the dashboard; by then somebody has published by hand, or wanted something else. */
const FAILED_SCHEDULE_DAYS = 14

/** A file that nothing names is kept so long: whoever stores one names it within minutes. */
const UNUSED_FILE_DAYS = 1

/** What was searched is counted for so long (record 0066). */
const SEARCHED_DAYS = 30

/** So many documents at a time. */
const BATCH = 100

type Cleared = 'rate-limits' | 'recent-submissions' | 'search-terms' | 'audit-log' | 'payload-jobs' | 'request-photos'

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/**
 * Removes what nobody needs any more: photos whose request was never stored, files that no row and no version names,
 * what has expired, old entries of the audit log, old counts of searches, old failures of schedules, and forms that were never closed.
 */
export async function clearLeftovers(cms: Payload): Promise<void> {
  const { retention } = await cms.findGlobal({ slug: 'service-settings', depth: 0, overrideAccess: true })
  await deleteOrphanedPhotos(cms)
  await removeUnusedFiles(cms)
  const isOver: Where = { expiresAt: { less_than: Date.now() } }
  await deleteAll(cms, 'rate-limits', isOver)
  await deleteAll(cms, 'recent-submissions', isOver)
  await deleteAll(cms, 'audit-log', { createdAt: { less_than: daysAgo(retention.auditDays) } })
  await deleteAll(cms, 'search-terms', { day: { less_than: formatDateTime(daysAgo(SEARCHED_DAYS)).slice(0, 10) } })
  await deleteFailedSchedules(cms)
  await forgetGoneForms(cms)
}

/** Replaced, refused, or left behind by a process that was killed before it named them. */
async function removeUnusedFiles(cms: Payload): Promise<void> {
  const before = new Date(daysAgo(UNUSED_FILE_DAYS))
  for (const { name, writtenAt } of await documentFiles.list()) {
    if (writtenAt >= before) continue
    if (!(await isFileInUse(cms, name))) await documentFiles.remove(name)
    // Two questions for each file that there is, in the process that pages come from.
    await turn()
  }
  for (const slug of ['media', 'request-photos'] as const) await removeLeftovers(cms, slug, before)
}

async function deleteFailedSchedules(cms: Payload): Promise<void> {
  const isOld: Where = { updatedAt: { less_than: daysAgo(FAILED_SCHEDULE_DAYS) } }
  const where: Where = { and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { equals: true } }, isOld] }
  await deleteAll(cms, 'payload-jobs', where)
}

/** A process that is killed between storing the photos and the request leaves photos alone. */
async function deleteOrphanedPhotos(cms: Payload): Promise<void> {
  let after: DocumentId | null = null
  for (;;) {
    const where: Where = { and: [{ createdAt: { less_than: daysAgo(1) } }, ...(after === null ? [] : [{ id: { greater_than: after } }])] }
    const ids = await firstIds(cms, 'request-photos', where)
    for (const id of ids) {
      const { totalDocs } = await cms.count({ collection: 'service-requests', where: { photos: { in: [id] } }, overrideAccess: true })
      if (totalDocs === 0) await cms.delete({ collection: 'request-photos', id, depth: 0, overrideAccess: true })
    }
    after = ids.at(-1) ?? null
    if (ids.length < BATCH) return
  }
}

/** So many are deleted in one transaction: others who write wait no longer than that. */
async function deleteAll(cms: Payload, collection: Cleared, where: Where): Promise<void> {
  for (;;) {
    const ids = await firstIds(cms, collection, where)
    if (ids.length === 0) return
    const { errors } = await cms.delete({ collection, where: { id: { in: ids } }, depth: 0, overrideAccess: true })
    // What can't be deleted would be found again, for ever.
    if (ids.length < BATCH || errors.length > 0) return
  }
}

async function firstIds(cms: Payload, collection: Cleared, where: Where): Promise<DocumentId[]> {
  const options = { collection, where, sort: 'id', limit: BATCH, select: {}, depth: 0, pagination: false, overrideAccess: true } as const
  return (await cms.find(options)).docs.map(({ id }) => id)
}
