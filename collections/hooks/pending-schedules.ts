import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentId } from '../../src/lib/document-id'

const jobs = z.array(z.object({ id: documentId, input: z.unknown() }))

/** What is scheduled to be published or taken off; the few that wait, because not every database can ask for what is in them. */
export async function pendingSchedules(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] },
    limit: 0,
    pagination: false,
    depth: 0,
    // Jobs are closed to everybody.
    overrideAccess: true,
    req,
  })
  return jobs.parse(docs)
}
