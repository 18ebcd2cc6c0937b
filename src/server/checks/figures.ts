import 'server-only'
import type { Where } from 'payload'
import { z } from 'zod'
import { getCms } from '../../cms'
import type { Figures } from '../bridge.mjs'

/** On SQLite: src/database/sqlite-client.ts. */
const queued = z.object({ client: z.object({ waiting: z.number().optional() }).optional() })

/** Counts the jobs beside requests, and the writes that wait for their turn. */
export async function figures(): Promise<Figures> {
  const cms = await getCms()
  const count = async (hasFailed: Where) => {
    const where = { and: [{ completedAt: { exists: false } }, hasFailed] }
    return (await cms.count({ collection: 'payload-jobs', where, overrideAccess: true })).totalDocs
  }
  const [jobsWaiting, jobsFailed] = await Promise.all([count({ hasError: { not_equals: true } }), count({ hasError: { equals: true } })])
  return { jobsWaiting, jobsFailed, writesWaiting: queued.parse(cms.db).client?.waiting ?? 0 }
}
