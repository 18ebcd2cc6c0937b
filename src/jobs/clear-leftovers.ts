import type { Payload } from 'payload'

const DAY_MS = 24 * 3_600_000

/** The audit log is kept so long: a year, and time to look back at it. */
const AUDIT_DAYS = 400

/** Removes what nobody needs any more: photos whose request was never stored, what has expired, and old entries of the audit log. */
export async function clearLeftovers(cms: Payload): Promise<void> {
  await deleteOrphanedPhotos(cms)
  const now = Date.now()
  await cms.delete({ collection: 'rate-limits', where: { expiresAt: { less_than: now } }, depth: 0, overrideAccess: true })
  await cms.delete({ collection: 'recent-submissions', where: { expiresAt: { less_than: now } }, depth: 0, overrideAccess: true })
  const oldest = new Date(now - AUDIT_DAYS * DAY_MS).toISOString()
  await cms.delete({ collection: 'audit-log', where: { createdAt: { less_than: oldest } }, depth: 0, overrideAccess: true })
}

/** A process that is killed between storing the photos and the request leaves photos alone. */
async function deleteOrphanedPhotos(cms: Payload): Promise<void> {
  const { docs: photos } = await cms.find({
    collection: 'request-photos',
    where: { createdAt: { less_than: new Date(Date.now() - DAY_MS).toISOString() } },
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
