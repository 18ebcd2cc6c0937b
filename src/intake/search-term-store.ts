import 'server-only'
import type { BasePayload, PayloadRequest, Where } from 'payload'
import { getCms } from '../cms'
import { countSearched } from '../content/search'
import { inTransaction } from '../database/transaction'

/** Searches of one day that were the same. */
export type CountedTerm = { day: string; term: string; count: number }
type FoundTerm = CountedTerm & { found: number }
type Store = { cms: BasePayload; req?: Partial<PayloadRequest> }

/** So many different terms of a day are kept: a stranger must not fill the database. Those that are there go on counting. */
export const MOST_OF_DAY = 1000

const COLLECTION = 'search-terms'

/**
 * Adds searches to the counts in the database, which other processes may be raising at the same time, as page views are (record 0010), with
 * how much each finds now.
 *
 * @param onStored is told of each that is in the database for good
 */
export async function storeSearchTerms(terms: readonly CountedTerm[], onStored: (term: CountedTerm) => void): Promise<void> {
  const cms = await getCms()
  const wanted = await withinDay(cms, terms)
  const found: FoundTerm[] = []
  for (const term of wanted) found.push({ ...term, found: await countSearched(term.term) })
  if (cms.db.name === 'mongoose') for (const term of found) await raiseOrCreate({ cms }, term)
  else
    await inTransaction(cms, async (req) => {
      for (const term of found) await raiseOrCreate({ cms, req }, term)
    })
  terms.forEach(onStored)
}

/** Those that have a row, and new ones as long as their day takes any. */
async function withinDay(cms: BasePayload, terms: readonly CountedTerm[]): Promise<CountedTerm[]> {
  const known = await knownAmong(cms, terms)
  const left = new Map<string, number>()
  const wanted: CountedTerm[] = []
  for (const term of terms) {
    if (known.has(keyOf(term))) {
      wanted.push(term)
      continue
    }
    const free = left.get(term.day) ?? MOST_OF_DAY - (await rowsOf(cms, term.day))
    left.set(term.day, free - 1)
    if (free > 0) wanted.push(term)
  }
  return wanted
}

type Key = Pick<CountedTerm, 'day' | 'term'>
const keyOf = ({ day, term }: Key) => `${day} ${term}`

async function knownAmong(cms: BasePayload, terms: readonly CountedTerm[]): Promise<Set<string>> {
  const days = { day: { in: [...new Set(terms.map(({ day }) => day))] } }
  const where: Where = { and: [days, { term: { in: terms.map(({ term }) => term) } }] }
  const { docs } = await cms.db.find<Key>({ collection: COLLECTION, where, select: { day: true, term: true }, limit: 0, pagination: false })
  return new Set(docs.map(keyOf))
}

const rowsOf = async (cms: BasePayload, day: string) =>
  (await cms.db.count({ collection: COLLECTION, where: { day: { equals: day } } })).totalDocs

const rowOf = (day: string, term: string): Where => ({ and: [{ day: { equals: day } }, { term: { equals: term } }] })

async function raiseOrCreate(store: Store, term: FoundTerm): Promise<void> {
  if (await raise(store, term)) return
  const isIgnored = await wasIgnored(store, term)
  try {
    await store.cms.db.create({ collection: COLLECTION, data: { ...term, isIgnored }, req: store.req })
  } catch (error) {
    // Another process made the row in the meantime: day and term are unique.
    if (!(await raise(store, term))) throw error
  }
}

/** The database itself adds, so that no search is lost. @returns whether there was a row to raise */
async function raise({ cms, req }: Store, { day, term, count, found }: FoundTerm): Promise<boolean> {
  const data = { count: { $inc: count }, found }
  const row: unknown = await cms.db.updateOne({ collection: COLLECTION, where: rowOf(day, term), data, req })
  return Boolean(row)
}

/** What editors have put away stays away as long as anything is known of it. */
async function wasIgnored({ cms, req }: Store, { term }: FoundTerm): Promise<boolean> {
  const where: Where = { and: [{ term: { equals: term } }, { isIgnored: { equals: true } }] }
  return Boolean(await cms.db.findOne({ collection: COLLECTION, where, select: { count: true }, req }))
}
