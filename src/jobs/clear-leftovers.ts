import type { Payload, Where } from 'payload'

const DAY_MS = 24 * 3_600_000

/** The audit log is kept so long: a year, and time to look back at it. */
const AUDIT_DAYS = 400

/** A schedule that failed is shown so long on the dashboard; by then somebody has published by hand, or wanted something else. */
const FAILED_SCHEDULE_DAYS = 14

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/**
 * Removes what nobody needs any more: photos whose request was never stored, what has expired, old entries of the audit log,
 * and old failures of schedules.
 */
export async function clearLeftovers(cms: Payload): Promise<void> {
  await deleteOrphanedPhotos(cms)
  const now = Date.now()
  await cms.delete({ collection: 'rate-limits', where: { expiresAt: { less_than: now } }, depth: 0, overrideAccess: true })
  await cms.delete({ collection: 'recent-submissions', where: { expiresAt: { less_than: now } }, depth: 0, overrideAccess: true })
  await cms.delete({ collection: 'audit-log', where: { createdAt: { less_than: daysAgo(AUDIT_DAYS) } }, depth: 0, overrideAccess: true })
  await deleteFailedSchedules(cms)
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
