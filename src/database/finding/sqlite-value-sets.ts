import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type DocumentId, documentId } from '../../lib/document-id'
import { VALUES_OF } from '../content-counters.mjs'
import { type CategorySets, categorySets, roomOf } from './value-sets'

type Client = { execute: (statement: { sql: string; args: (string | number)[] }) => ReturnType<SQLiteAdapter['client']['execute']> }

/** What each of these categories has, once, as it is now; what has not changed since is read once. */
export type ValueSets = (categories: readonly DocumentId[]) => Promise<CategorySets[]>

/** So many numbers are kept, of the categories that were asked for last: 32 MB, for eight values of a million products. */
const MOST = 8_000_000

const flag = z.number().transform(Boolean)
/** Of whole numbers, as the statement makes it: to look at each of them costs as much as to read them. */
const numbers = z.custom<number[]>(Array.isArray)
const products = z.string().transform((text) => numbers.parse(JSON.parse(text)))
const sets = z.array(
  z.object({ attribute: documentId, choice: z.string(), min: z.number(), max: z.number(), isLeast: flag, isGreatest: flag, products }),
)
const change = z.object({ name: z.string(), number: z.number() })

const VALUE = 'attribute_id AS attribute, choice, min, max, is_least AS isLeast, is_greatest AS isGreatest'
/** In the order of the table: nothing is sorted. */
const SETS = `SELECT ${VALUE}, json_group_array(product_id) AS products FROM attribute_values WHERE category_id = ?
  GROUP BY attribute_id, choice, min, max, is_least, is_greatest`

const known = new WeakMap<object, ValueSets>()

/** Those of a database, which are the same for all who ask it. */
export function sqliteValueSets(client: Client): ValueSets {
  const kept = known.get(client) ?? keptSets(client)
  known.set(client, kept)
  return kept
}

/**
 * Which product of a category has which value, kept as long as none of its values changes: to read 50,000 products for each wish anew costs more than all else
 * that a list does, and most that is published changes no value. The number of the last change is read before the values: they may be newer, never older.
 */
function keptSets(client: Client): ValueSets {
  const kept = new LRUCache<DocumentId, { change: number; sets: CategorySets }>({ maxSize: MOST })
  return async (categories) => {
    const changes = await changesOf(client, categories)
    const found: CategorySets[] = []
    for (const category of new Set(categories)) {
      const change = changes.get(VALUES_OF + category) ?? 0
      const entry = kept.get(category)
      const current = entry?.change === change ? entry.sets : await readSets(client, category)
      if (current !== entry?.sets) kept.set(category, { change, sets: current }, { size: roomOf(current) })
      found.push(current)
    }
    return found
  }
}

async function readSets(client: Client, category: DocumentId): Promise<CategorySets> {
  return categorySets(sets.parse((await client.execute({ sql: SETS, args: [category] })).rows))
}

async function changesOf(client: Client, categories: readonly DocumentId[]): Promise<ReadonlyMap<string, number>> {
  const names = JSON.stringify(categories.map((category) => VALUES_OF + category))
  const { rows } = await client.execute({
    sql: 'SELECT name, value AS number FROM counters WHERE name IN (SELECT value FROM json_each(?))',
    args: [names],
  })
  return new Map(
    change
      .array()
      .parse(rows)
      .map(({ name, number }) => [name, number]),
  )
}
