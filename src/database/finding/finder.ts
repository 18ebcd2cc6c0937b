import type { Condition } from '../../domain/search/condition'
import type { Entry, FoundKind } from '../../domain/search/entry'
import type { DocumentId } from '../../lib/document-id'

/** Where an entry stands among equals: in the editors' order (spec: prod-api/order), by days. */
export type Standing = {
  /** Database id. */
  document: DocumentId
  sortOrder: number
  /** Day and time as ISO 8601. */
  publishedAt: string
}

/** What was found: what it is called, and the id of the database. */
export type Found = Pick<Entry, 'kind' | 'number' | 'title' | 'model' | 'keys' | 'name' | 'spelling'> & { document: DocumentId }

/** Which it is, of whatever kind. */
export type Which = Pick<Found, 'kind' | 'document'>

/** What it is called, of whatever kind. */
export type NamedDocument = Pick<Found, 'kind' | 'document' | 'title' | 'model'>

/** The first of what was found; `isAll`: there is nothing else. */
export type Beginning = { first: Which[]; isAll: boolean }

export type Range = { offset: number; limit: number }

/** @property begin no keys begin with nothing */
export type Keys = { same: readonly string[]; begin: string }

/** Where what is published is found by words (record 0062): one interface, two databases, the same answers. */
export type Finder = {
  /** In the editors' order, without these documents. */
  find: (kind: FoundKind, wanted: Condition, without: readonly DocumentId[], range: Range) => Promise<Found[]>
  count: (kind: FoundKind, wanted: Condition, without: readonly DocumentId[]) => Promise<number>
  /**
   * The first of them, at most so many: one kind after the other as in `kinds`, each in the editors' order. Of what is not all, the database may
   * name fewer, or none, where that costs less.
   */
  begin: (wanted: Condition, most: number) => Promise<Beginning>
  /** Is there anything of any kind? */
  finds: (wanted: Condition) => Promise<boolean>
  /** Those with one of these keys, then the first of those with a key that begins so, in the order of the keys. */
  keyed: (kind: FoundKind, keys: Keys, limit: number) => Promise<Found[]>
  /** Of these documents, in any order. */
  these: (kind: FoundKind, documents: readonly DocumentId[]) => Promise<Found[]>
  /** Of any kind, those whose name has one of these pieces, the rarest piece first. */
  near: (pieces: readonly string[], limit: number) => Promise<NamedDocument[]>
}
