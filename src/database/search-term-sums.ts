import type { BasePayload } from 'payload'
import { z } from 'zod'
import { isMongoose } from './is-mongoose'
import { isSqlite } from './is-sqlite'

type Range = {
  /** The first day, as `yyyy-MM-dd`. */
  since: string
  /** A term that fewer have searched is shown to nobody. */
  fewest: number
}

const flag = z.union([z.boolean(), z.number()]).nullish().transform(Boolean)
const sum = z.object({ term: z.string(), count: z.number(), found: z.number(), isIgnored: flag })

/** A term with the number of its searches, and how much it found the last time. */
export type SearchTermSum = z.output<typeof sum>

/**
 * What was searched since a day, added up by the database, the most searched first: there can be a thousand rows for each day (record 0066).
 */
export async function sumSearchTerms({ db }: BasePayload, { since, fewest }: Range): Promise<SearchTermSum[]> {
  const adapter: { name: string } = db
  if (isMongoose(adapter)) return sumInMongo(adapter.connection.collection('search-terms'), { since, fewest })
  if (!isSqlite(adapter)) throw new Error(`No sums of search terms for the database ${adapter.name}`)
  const { rows } = await adapter.client.execute({ sql: SUMS, args: [since, fewest, MOST] })
  return sum.array().parse(rows)
}

/** Far more than anybody reads. */
const MOST = 500

/** Of columns without a function SQLite takes the row of the last day, because there is one `MAX`. */
const SUMS = `
  SELECT term, SUM(count) AS count, found, is_ignored AS isIgnored, MAX(day)
  FROM search_terms WHERE day >= ? GROUP BY term HAVING SUM(count) >= ? ORDER BY SUM(count) DESC, term LIMIT ?`

type Aggregated = { aggregate: (stages: object[]) => { toArray: () => Promise<unknown[]> } }

async function sumInMongo(terms: Aggregated, { since, fewest }: Range): Promise<SearchTermSum[]> {
  const last = (field: string) => ({ $last: `$${field}` })
  const sums = { _id: '$term', count: { $sum: '$count' }, found: last('found'), isIgnored: last('isIgnored') }
  const stages = [
    { $match: { day: { $gte: since } } },
    { $sort: { day: 1 } },
    { $group: sums },
    { $match: { count: { $gte: fewest } } },
    { $sort: { count: -1, _id: 1 } },
    { $limit: MOST },
    { $set: { term: '$_id' } },
  ]
  return sum.array().parse(await terms.aggregate(stages).toArray())
}

/** What is noted beside all rows of a term since whenever. */
export async function setOfTerm({ db }: BasePayload, term: string, values: { found: number } | { isIgnored: boolean }): Promise<void> {
  await db.updateMany({ collection: 'search-terms', where: { term: { equals: term } }, data: values, returning: false })
}
