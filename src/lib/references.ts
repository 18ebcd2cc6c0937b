import type { DocumentId } from './document-id'

/** A relation as it is read with depth 0: an opaque database id, or a populated document. */
export type Reference<Id extends DocumentId = DocumentId> = Id | { id: Id } | null | undefined

/** The database id behind a relation. */
export function idOf<Id extends DocumentId>(reference: Reference<Id>): Id | null {
  if (reference === null || reference === undefined) return null
  return typeof reference === 'object' ? reference.id : reference
}

/** The ids of several relations, each once, without gaps. */
export function idsOf(references: readonly Reference[] | null | undefined): DocumentId[] {
  const ids = (references ?? []).map((reference) => idOf(reference)).filter((id) => id !== null)
  return [...new Set(ids)]
}

/** The documents with these ids, in their order; those that were not found are left out. */
export function inOrderOf<T extends { id: DocumentId }>(ids: readonly DocumentId[], docs: readonly T[]): T[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
