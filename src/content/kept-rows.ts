import 'server-only'
import { LRUCache } from 'lru-cache'
import { noteReads } from '../lib/content-reads.mjs'
import type { DocumentId } from '../lib/document-id'
import { contentState } from './memoised-by-version'

/** So many are kept, the last ones that were asked for. */
const MOST = 2000

/**
 * Reads what visitors see of documents at most once until something changes that it is made of.
 *
 * @param madeOf collections
 * @param read reads those with these database ids in one query; what is not there is left out
 */
export function keptRows<T extends { id: DocumentId }>(
  madeOf: readonly string[],
  read: (ids: readonly DocumentId[]) => Promise<readonly T[]>,
): (ids: readonly DocumentId[]) => Promise<ReadonlyMap<DocumentId, T>> {
  let kept: { version: number; rows: LRUCache<DocumentId, T> } | null = null
  return async (ids) => {
    const version = (await contentState()).lastChange(madeOf)
    if (kept?.version !== version) kept = { version, rows: new LRUCache<DocumentId, T>({ max: MOST }) }
    const { rows } = kept
    noteReads(madeOf)
    const found = new Map(ids.flatMap((id) => entriesOf(id, rows.get(id))))
    const missing = ids.filter((id) => !found.has(id))
    for (const row of missing.length > 0 ? await read(missing) : []) {
      found.set(row.id, row)
      rows.set(row.id, row)
    }
    // In the order that was asked for, whatever was kept already.
    return new Map(ids.flatMap((id) => entriesOf(id, found.get(id))))
  }
}

const entriesOf = <T>(id: DocumentId, row: T | undefined): [DocumentId, T][] => (row === undefined ? [] : [[id, row]])
