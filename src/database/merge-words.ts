import { setImmediate as turn } from 'node:timers/promises'
import { sql } from '@payloadcms/db-sqlite'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { isSqlite } from './is-sqlite'
import { firstRow, run } from './rows'
import { inTransaction } from './transaction'

/** The full-text indexes of the embedded database: of searches (record 0062), and of keywords of lists (record 0049). */
const INDEXES = ['search_words', ...['products', 'news', 'stories', 'trainings', 'documents'].map((list) => `${list}_listed_words`)]

/** So much is merged in one transaction: some ten milliseconds, in which others who write wait. */
const PAGES = 500

/** A statement that had nothing to merge has changed fewer rows. */
const LEAST_CHANGES = 2

const counted = z.object({ count: z.number() })

/**
 * Merges the parts of each full-text index into one. Every change adds a part, and a question looks through all of them: with 300,000
 * documents it takes twice as long (record 0088). In many small transactions; who ends in between has lost nothing.
 *
 * @returns how many transactions changed something
 */
export async function mergeWords(payload: BasePayload): Promise<number> {
  const adapter: { name: string } = payload.db
  if (!isSqlite(adapter)) return 0
  let steps = 0
  for (const index of INDEXES) steps += await mergeIndex(payload, index)
  return steps
}

async function mergeIndex(payload: BasePayload, index: string): Promise<number> {
  let steps = 0
  // A number below zero puts all parts together, those that come after it go on with what that has begun.
  while (await mergesMore(payload, index, steps === 0 ? -PAGES : PAGES)) {
    steps += 1
    await turn()
  }
  return steps
}

/** One step, in a transaction of its own: has it changed anything? */
function mergesMore(payload: BasePayload, index: string, pages: number): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    const req = { ...transaction, payload }
    const changes = async () => counted.parse(await firstRow(req, sql`SELECT total_changes() AS count`)).count
    const before = await changes()
    const name = sql.identifier(index)
    await run(req, sql`INSERT INTO ${name} (${name}, rank) VALUES ('merge', ${pages})`)
    return (await changes()) - before >= LEAST_CHANGES
  })
}
