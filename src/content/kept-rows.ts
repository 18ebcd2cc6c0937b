import 'server-only'
import { LRUCache } from 'lru-cache'
import { slugOfPart } from '../database/content-counters.mjs'
import { noteReads, withReads } from '../lib/content-reads.mjs'
import type { DocumentId } from '../lib/document-id'
import { inBatches } from '../lib/in-batches'
import { contentState } from './memoised-by-version'

/** So many are kept, the last ones that were asked for. */
const MOST = 2000

type Kept<T extends object> = { version: number; rows: LRUCache<DocumentId, T>; readRows: ReadRows<T> }
type ReadRows<T> = (ids: readonly DocumentId[]) => Promise<ReadonlyMap<DocumentId, T>>

/**
 * Reads what visitors see of documents at most once until something changes that it is made of. What several parts of a page lack at the same
 * time is one question: after a change, the menus and the list of a page would each ask the adapter for their few rows.
 *
 * @param madeOf collections, or narrow parts of them: only what shows the rows depends on those, since rows that lie beside may be asked for, too
 * @param read reads those with these database ids in one query; what is not there is left out
 */
export function keptRows<T extends { id: DocumentId }>(
  madeOf: readonly string[],
  read: (ids: readonly DocumentId[]) => Promise<readonly T[]>,
): ReadRows<T> {
  const collections = madeOf.map(slugOfPart)
  let kept: Kept<T> | null = null
  return async (ids) => {
    const version = (await contentState()).lastChange(collections)
    if (kept?.version !== version) kept = { version, rows: new LRUCache<DocumentId, T>({ max: MOST }), readRows: readingTogether(read) }
    const { rows, readRows } = kept
    noteReads(madeOf)
    const found = new Map(ids.flatMap((id) => entriesOf(id, rows.get(id))))
    const missing = ids.filter((id) => !found.has(id))
    const added = missing.length > 0 ? await readRows(missing) : new Map<DocumentId, T>()
    for (const [id, row] of added) {
      found.set(id, row)
      rows.set(id, row)
    }
    // In the order that was asked for, whatever was kept already.
    return new Map(ids.flatMap((id) => entriesOf(id, found.get(id))))
  }
}

/** Each of those who ask gets what all of them have asked for. */
function readingTogether<T extends { id: DocumentId }>(read: (ids: readonly DocumentId[]) => Promise<readonly T[]>): ReadRows<T> {
  return inBatches(async (questions: readonly (readonly DocumentId[])[]) => {
    // Each of them notes what the rows are made of, not whoever asked first.
    const { value: rows } = await withReads(() => read([...new Set(questions.flat())]))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return questions.map(() => byId)
  })
}

const entriesOf = <T>(id: DocumentId, row: T | undefined): [DocumentId, T][] => (row === undefined ? [] : [[id, row]])
