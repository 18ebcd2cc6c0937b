import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Condition, Needle } from '../../domain/search/condition'
import type { Entry } from '../../domain/search/entry'
import type { Standing } from './finder'
import { isShort, namePieces, shortPieces, textPieces } from './grams'
import { dayOf, orderOf } from './place'

export const SEARCH_ENTRIES = 'search-entries'

/** What is searched in MongoDB: the entry, its order, and all pieces of it with a letter that says of which field they are. */
export type StoredEntry = Entry & { document: string; sortOrder: number; day: number; words: string[] }

/** The editors' order. */
export const ORDER = { sortOrder: 1, day: -1, document: -1 } as const

export const entriesOf = ({ connection }: Pick<MongooseAdapter, 'connection'>) => connection.collection<StoredEntry>(SEARCH_ENTRIES)

/** Every question begins with what one of these has. */
export async function makeSearchIndexes(adapter: Pick<MongooseAdapter, 'connection'>): Promise<void> {
  await entriesOf(adapter).createIndexes([
    { key: { kind: 1, document: 1 }, unique: true },
    { key: { kind: 1, words: 1, ...ORDER } },
    { key: { words: 1 } },
    { key: { kind: 1, keys: 1 } },
  ])
}

export function storedEntry(entry: Entry, standing: Standing): StoredEntry {
  const words = [
    ...[...shortPieces(entry.name), ...namePieces(entry.name)].map((piece) => `n${piece}`),
    ...namePieces(entry.spelling).map((piece) => `s${piece}`),
    ...textPieces(entry.details).map((piece) => `d${piece}`),
    ...textPieces(entry.texts).map((piece) => `t${piece}`),
    ...entry.quantities.map((quantity) => `q${quantity}`),
  ]
  const place = { document: String(standing.document), sortOrder: orderOf(standing), day: dayOf(standing) }
  return { ...entry, ...place, words: [...new Set(words)] }
}

/** What MongoDB is asked for; null for a condition that nothing meets. */
export function filterOf(wanted: Condition): Record<string, unknown> | null {
  if (wanted.length === 0 || wanted.some((clause) => clause.length === 0)) return null
  return { $and: wanted.map((clause) => ({ $or: clause.map(needleOf) })) }
}

/** All its pieces are there; of more than one piece, they follow one another, too. */
function needleOf({ field, text }: Needle): Record<string, unknown> {
  if (field === 'quantities') return { words: `q${text}` }
  const isText = field === 'details' || field === 'texts'
  const pieces = isText ? textPieces(text) : isShort(text) ? [text] : namePieces(text)
  const words = [...new Set(pieces)].map((piece) => field.slice(0, 1) + piece)
  if (words.length === 1 && pieces.length === 1) return { words: words[0] }
  // Letters and figures alone, and the gap between words: nothing of them is syntax.
  return { words: { $all: words }, [field]: { $regex: text } }
}
