import 'server-only'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { getCms } from '../cms'
import type { RequestKind } from '../contract/service-request'
import { atomically, type Transaction } from '../database/transaction'
import { formatDateTime } from '../lib/dates'

/** 报修 and 反馈. */
const prefixes: Record<RequestKind, string> = { repair: 'BX', feedback: 'FK' }

const counter = z.object({ value: z.number() }).nullable()

/**
 * The next reference number of a kind today (in Shanghai): `BX20261121-0007`. A request that is not stored skips one
 * (spec: service/reference-numbers).
 */
export async function nextReference(kind: RequestKind): Promise<string> {
  const today = formatDateTime(new Date().toISOString()).slice(0, 10).replaceAll('-', '')
  const series = `${prefixes[kind]}${today}`
  const cms = await getCms()
  const number = await atomically(cms, (req) => raiseOrCreate(cms, `reference.${series}`, req))
  return `${series}-${String(number).padStart(4, '0')}`
}

async function raiseOrCreate(cms: BasePayload, name: string, req: Transaction): Promise<number> {
  const raised = await raise(cms, name, req)
  if (raised !== null) return raised
  try {
    await cms.db.create({ collection: 'counters', data: { name, value: 1 }, req })
    return 1
  } catch (error) {
    // Another process made the counter in the meantime: its name is unique.
    const other = await raise(cms, name, req)
    if (other !== null) return other
    throw error
  }
}

/** The database itself adds. @returns null when there is no such counter */
async function raise(cms: BasePayload, name: string, req: Transaction): Promise<number | null> {
  const where = { name: { equals: name } }
  const row: unknown = await cms.db.updateOne({ collection: 'counters', where, data: { value: { $inc: 1 } }, req })
  return counter.parse(row ?? null)?.value ?? null
}
