import type { Payload, Where } from 'payload'
import { forgetGoneForms } from '../accounts/open-forms'
import { documentFiles } from '../storage/document-files'
import { isFileInUse } from '../storage/files-in-use'
import { removeLeftovers } from '../storage/upload-files'

const DAY_MS = 24 * 3_600_000

/** A schedule that failed is shown so long on the dashboard; by then somebody has published by hand, or wanted something else. */
const FAILED_SCHEDULE_DAYS = 14

/** A file that nothing names is kept so long: whoever stores one names it within minutes. */
const UNUSED_FILE_DAYS = 1

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/**
 * Removes what nobody needs any more: photos whose request was never stored, files that no row and no version names,
 * what has expired, old entries of the audit log, old failures of schedules, and forms that were never closed.
 */
export async function clearLeftovers(cms: Payload): Promise<void> {
  const { retention } = await cms.findGlobal({ slug: 'service-settings', depth: 0, overrideAccess: true })
  await deleteOrphanedPhotos(cms)
  await removeUnusedFiles(cms)
  const now = Date.now()
  await cms.delete({ collection: 'rate-limits', where: { expiresAt: { less_than: now } }, depth: 0, overrideAccess: true })
  await cms.delete({ collection: 'recent-submissions', where: { expiresAt: { less_than: now } }, depth: 0, overrideAccess: true })
  await cms.delete({
    collection: 'audit-log',
    where: { createdAt: { less_than: daysAgo(retention.auditDays) } },
    depth: 0,
    overrideAccess: true,
  })
  await deleteFailedSchedules(cms)
  await forgetGoneForms(cms)
}

/** Replaced, refused, or left behind by a process that was killed before it named them. */
async function removeUnusedFiles(cms: Payload): Promise<void> {
  const before = new Date(daysAgo(UNUSED_FILE_DAYS))
  for (const { name, writtenAt } of await documentFiles.list()) {
    if (writtenAt < before && !(await isFileInUse(cms, name))) await documentFiles.remove(name)
  }
  for (const slug of ['media', 'request-photos'] as const) await removeLeftovers(cms, slug, before)
}

async function deleteFailedSchedules(cms: Payload): Promise<void> {
  const isOld: Where = { updatedAt: { less_than: daysAgo(FAILED_SCHEDULE_DAYS) } }
  const where: Where = { and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { equals: true } }, isOld] }
  await cms.delete({ collection: 'payload-jobs', where, depth: 0, overrideAccess: true })
}

/** A process that is killed between storing the photos and the request leaves photos alone. */
async function deleteOrphanedPhotos(cms: Payload): Promise<void> {
  const { docs: photos } = await cms.find({
    collection: 'request-photos',
    where: { createdAt: { less_than: daysAgo(1) } },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  for (const { id } of photos) {
    const { totalDocs } = await cms.count({ collection: 'service-requests', where: { photos: { in: [id] } }, overrideAccess: true })
    if (totalDocs === 0) await cms.delete({ collection: 'request-photos', id, depth: 0, overrideAccess: true })
  }
}
