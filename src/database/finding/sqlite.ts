import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { kinds } from '../../domain/search/entry'
import type { Finder, Found } from './finder'
import { firstPlace, lastPlace } from './place'
import { matchOf } from './sqlite-match'

type Client = Pick<SQLiteAdapter['client'], 'execute'>
type Value = string | number | bigint

const names = z.string().transform((json) => z.array(z.string()).parse(JSON.parse(json)))
const row = z.object({
  kind: z.number().transform((index) => z.enum(kinds).parse(kinds[index])),
  ...{
    document: z.number(),
    number: z.string(),
    title: z.string(),
    model: z.string(),
    keys: names,
    name: z.string(),
    spelling: z.string(),
  },
})
const counted = z.object({ count: z.number() })

const COLUMNS = ['kind', 'document', 'number', 'title', 'model', 'keys', 'name', 'spelling'].map((name) => `e.${name}`).join(', ')
/** The index goes ahead: it reads the entries of a kind in their order, and no further than asked. */
const WORDS = 'search_words CROSS JOIN search_entries e ON e.place = search_words.rowid'
const OF_KIND = 'search_words MATCH ? AND search_words.rowid BETWEEN ? AND ?'
const NOT_THESE = 'e.document NOT IN (SELECT value FROM json_each(?))'

/** Behind all that begins with a key. */
const BEHIND = '\u{10ffff}'

/** Entries of the embedded database, by the index of the migration `search_index`. Why: record 0062. */
export function sqliteFinder(client: Client): Finder {
  const query = async (sql: string, args: Value[]) => (await client.execute({ sql, args })).rows
  const entries = async (sql: string, args: Value[]): Promise<Found[]> => row.array().parse(await query(sql, args))
  return {
    find: async (kind, wanted, without, { offset, limit }) => {
      const match = matchOf(wanted)
      if (match === null) return []
      const sql = `SELECT ${COLUMNS} FROM ${WORDS} WHERE ${OF_KIND} AND ${NOT_THESE} ORDER BY search_words.rowid LIMIT ? OFFSET ?`
      return entries(sql, [match, firstPlace(kind), lastPlace(kind), JSON.stringify(without), limit, offset])
    },
    count: async (kind, wanted, without) => {
      const match = matchOf(wanted)
      if (match === null) return 0
      // All of them by the index alone, and how many of those few are among them.
      const all = `SELECT count(*) FROM search_words WHERE ${OF_KIND}`
      const few = `SELECT place FROM search_entries WHERE kind = ? AND document IN (SELECT value FROM json_each(?))`
      const among = `SELECT count(*) FROM search_words WHERE search_words MATCH ? AND rowid IN (${few})`
      const args = [match, firstPlace(kind), lastPlace(kind), match, kinds.indexOf(kind), JSON.stringify(without)]
      const [first] = await query(`SELECT (${all}) - (${among}) AS count`, args)
      return counted.parse(first).count
    },
    finds: async (wanted) => {
      const match = matchOf(wanted)
      return match !== null && (await query('SELECT 1 FROM search_words WHERE search_words MATCH ? LIMIT 1', [match])).length > 0
    },
    keyed: async (kind, { same, begin }, limit) => {
      const of = (condition: string) => `SELECT key, place FROM search_keys WHERE kind = ? AND ${condition} ORDER BY key, place LIMIT ?`
      const index = kinds.indexOf(kind)
      const selected = (condition: string) =>
        `SELECT ${COLUMNS} FROM (${of(condition)}) k JOIN search_entries e ON e.place = k.place ORDER BY k.key, k.place`
      const exact =
        same.length === 0 ? [] : await entries(selected('key IN (SELECT value FROM json_each(?))'), [index, JSON.stringify(same), limit])
      if (begin === '') return exact
      return [...exact, ...(await entries(selected('key >= ? AND key < ?'), [index, begin, begin + BEHIND, limit]))]
    },
    these: (kind, documents) => {
      const sql = `SELECT ${COLUMNS} FROM search_entries e WHERE e.kind = ? AND e.document IN (SELECT value FROM json_each(?))`
      return entries(sql, [kinds.indexOf(kind), JSON.stringify(documents)])
    },
    near: async (pieces, limit) => {
      const found = new Map<string, Found>()
      for (const piece of await rarestFirst(pieces, limit, query)) {
        if (found.size >= limit) break
        const sql = `SELECT ${COLUMNS} FROM ${WORDS} WHERE search_words MATCH ? ORDER BY search_words.rowid LIMIT ?`
        for (const one of await entries(sql, [piece, limit])) found.set(`${one.kind}/${one.document}`, one)
      }
      return [...found.values()].slice(0, limit)
    },
  }
}

type Query = (sql: string, args: Value[]) => Promise<unknown[]>

/** What nothing has is left out, and what has more than so many is counted no further. */
async function rarestFirst(pieces: readonly string[], limit: number, query: Query): Promise<string[]> {
  const matches = pieces.map((text) => matchOf([[{ field: 'name', text }]])).filter((match) => match !== null)
  const sql = 'SELECT count(*) AS count FROM (SELECT 1 FROM search_words WHERE search_words MATCH ? LIMIT ?)'
  const counts = []
  for (const match of matches) counts.push({ match, count: counted.parse((await query(sql, [match, limit]))[0]).count })
  return counts
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count)
    .map(({ match }) => match)
}
