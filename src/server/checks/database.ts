import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { getCms } from '../../cms'
import { migrations } from '../../database/migrations'
import { reason } from './reason'

/** Under this key of the CMS's key-value store each look leaves a mark. */
const KEY = 'readiness'

/** A driver waits longer for a database that is away; less than a whole look may take. */
const LIMIT_MS = 3000

const marked = z.object({ mark: z.string() })

/** Is the database there, does it keep what is written, and is it the one that this version works with? */
export async function databaseProblem(): Promise<string | null> {
  const ended = new AbortController()
  const tooLong = setTimeout(LIMIT_MS, 'the database does not answer in time', { signal: ended.signal }).catch(() => null)
  const problem = await Promise.race([look(), tooLong])
  ended.abort()
  return problem
}

async function look(): Promise<string | null> {
  try {
    const cms = await getCms()
    const before = await readMark(cms)
    // A read alone would not show a full disk.
    await cms.kv.set(KEY, { mark: randomUUID() })
    const kept = await readMark(cms)
    // Another instance may look at the same moment, and leave its own.
    if (kept === null || kept === before) return 'the database does not keep what is written'
    return (await isMigrated(cms)) ? null : 'migrations of the database are missing'
  } catch (error) {
    return reason('the database does not take writes', error)
  }
}

async function readMark({ kv }: BasePayload): Promise<string | null> {
  return marked.safeParse(await kv.get(KEY)).data?.mark ?? null
}

async function isMigrated(cms: BasePayload): Promise<boolean> {
  if (cms.db.name === 'mongoose') return true
  const { docs } = await cms.find({ collection: 'payload-migrations', pagination: false, depth: 0, overrideAccess: true })
  const done = new Set(docs.map(({ name }) => name))
  return migrations.every(({ name }) => done.has(name))
}
