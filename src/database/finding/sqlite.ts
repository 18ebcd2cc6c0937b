import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { Condition } from '../../domain/search/condition'
import { type FoundKind, kinds } from '../../domain/search/entry'
import type { Finder, Found, NamedDocument, Which } from './finder'
import { firstPlace, lastPlace } from './place'
import { matchOf } from './sqlite-match'
import { asOneText, type Question, rowsIn, sqliteQuestions, type Value } from './sqlite-questions'

type Client = Pick<SQLiteAdapter['client'], 'execute'>

const text = z.string()
const kindName = z.enum(kinds)
const kind = z.number().transform((index) => kindName.parse(kinds[index]))
const found = z
  .tuple([kind, z.number(), text, text, text, z.array(text), text, text])
  .transform(([kind, document, number, title, model, keys, name, spelling]): Found => {
    return { kind, document, number, title, model, keys, name, spelling }
  })
const named = z
  .tuple([kind, z.number(), text, text])
  .transform(([kind, document, title, model]): NamedDocument => ({ kind, document, title, model }))
const which = z.tuple([kind, z.number()]).transform(([kind, document]): Which => ({ kind, document }))
const [foundIn, namedIn, whichIn] = [rowsIn(found), rowsIn(named), rowsIn(which)]
const counted = z.number()

const FOUND = 'kind, document, number, title, model, json(keys), name, spelling'
const NAMED = 'kind, document, title, model'
/** The index goes ahead: it reads the entries of a kind in their order, and no further than asked. */
const WORDS = 'search_words CROSS JOIN search_entries e ON e.place = search_words.rowid'
const OF_KIND = 'search_words MATCH ? AND search_words.rowid BETWEEN ? AND ?'
const LISTED = 'SELECT value FROM json_each(?)'

/** Behind all that begins with a key. */
const BEHIND = '\u{10ffff}'

/** Entries of the embedded database, by the index of the migration `search_index`. Why: record 0062, record 0068. */
export function sqliteFinder(client: Client): Finder {
  const ask = sqliteQuestions(client)
  const find = async (question: Question) => foundIn(await ask(question))
  return {
    find: async (kind, wanted, without, { offset, limit }) => {
      const match = matchOf(wanted)
      if (match === null) return []
      const others = without.length > 0 ? ` AND e.document NOT IN (${LISTED})` : ''
      const rows = `SELECT e.* FROM ${WORDS} WHERE ${OF_KIND}${others} ORDER BY search_words.rowid LIMIT ? OFFSET ?`
      const args = [match, ...placesOf(kind), ...(without.length > 0 ? [JSON.stringify(without)] : []), limit, offset]
      return find({ sql: asOneText(FOUND, rows), args })
    },
    count: async (kind, wanted, without) => {
      const match = matchOf(wanted)
      return match === null ? 0 : counted.parse(await ask(countingOf(match, kind, without)))
    },
    begin: async (wanted, most) => {
      const match = matchOf(wanted)
      if (match === null) return { first: [], isAll: true }
      const rows = `SELECT e.kind, e.document FROM ${WORDS} WHERE search_words MATCH ? ORDER BY search_words.rowid LIMIT ?`
      const some = whichIn(await ask({ sql: asOneText('kind, document', rows), args: [match, most + 1] }))
      return { first: some.slice(0, most), isAll: some.length <= most }
    },
    finds: async (wanted) => {
      const match = matchOf(wanted)
      return match !== null && (await ask({ sql: 'SELECT 1 FROM search_words WHERE search_words MATCH ? LIMIT 1', args: [match] })) !== null
    },
    keyed: async (kind, { same, begin }, limit) => {
      const keys = (condition: string) => `SELECT key, place FROM search_keys WHERE kind = ? AND ${condition} ORDER BY key, place LIMIT ?`
      const having = (condition: string, args: Value[]) => {
        const rows = `SELECT e.* FROM (${keys(condition)}) k JOIN search_entries e ON e.place = k.place ORDER BY k.key, k.place`
        return find({ sql: asOneText(FOUND, rows), args: [kinds.indexOf(kind), ...args, limit] })
      }
      const [exact, beginning] = await Promise.all([
        same.length > 0 ? having(`key IN (${LISTED})`, [JSON.stringify(same)]) : [],
        begin !== '' ? having('key >= ? AND key < ?', [begin, begin + BEHIND]) : [],
      ])
      return [...exact, ...beginning]
    },
    these: async (kind, documents) => {
      if (documents.length === 0) return []
      const rows = `SELECT * FROM search_entries WHERE kind = ? AND document IN (${LISTED})`
      return find({ sql: asOneText(FOUND, rows), args: [kinds.indexOf(kind), JSON.stringify(documents)] })
    },
    near: async (pieces, limit) => {
      const found = new Map<string, NamedDocument>()
      for (const piece of await rarestFirst(pieces, limit, ask)) {
        if (found.size >= limit) break
        const rows = `SELECT e.* FROM ${WORDS} WHERE search_words MATCH ? ORDER BY search_words.rowid LIMIT ?`
        const some = namedIn(await ask({ sql: asOneText(NAMED, rows), args: [piece, limit] }))
        for (const one of some) found.set(`${one.kind}/${one.document}`, one)
      }
      return [...found.values()].slice(0, limit)
    },
  }
}

const placesOf = (kind: FoundKind) => [firstPlace(kind), lastPlace(kind)]

/** All of them by the index alone, without those few that are among them. */
function countingOf(match: string, kind: FoundKind, without: readonly unknown[]): Question {
  const all = { sql: `SELECT count(*) FROM search_words WHERE ${OF_KIND}`, args: [match, ...placesOf(kind)] }
  if (without.length === 0) return all
  const few = `SELECT place FROM search_entries WHERE kind = ? AND document IN (${LISTED})`
  const among = `SELECT count(*) FROM search_words WHERE search_words MATCH ? AND rowid IN (${few})`
  return { sql: `SELECT (${all.sql}) - (${among})`, args: [...all.args, match, kinds.indexOf(kind), JSON.stringify(without)] }
}

/** What nothing has is left out, and what has more than so many is counted no further. */
async function rarestFirst(pieces: readonly string[], limit: number, ask: (question: Question) => Promise<unknown>): Promise<string[]> {
  const sql = 'SELECT count(*) FROM (SELECT 1 FROM search_words WHERE search_words MATCH ? LIMIT ?)'
  const counts = await Promise.all(
    matchesOf(pieces).map(async (match) => ({ match, count: counted.parse(await ask({ sql, args: [match, limit] })) })),
  )
  return counts
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count)
    .map(({ match }) => match)
}

const matchesOf = (pieces: readonly string[]) =>
  pieces.map((text) => matchOf([[{ field: 'name', text }]] satisfies Condition)).filter((match) => match !== null)
