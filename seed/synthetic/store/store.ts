import type { PayloadRequest } from 'payload'
import type { Id, StoredFields } from '../make/library'
import type { Kind } from '../numbers'

/** What is written along with documents, and not counted. */
export type StoredKind = Kind | 'code-aliases'

/** What a database can do with many documents at once. */
export type Store = {
  /** The database ids of the synthetic documents of a kind, also of those in the trash, by their running numbers. */
  idsOf: (kind: Kind) => Promise<Map<number, Id>>
  /**
   * Stores documents as Payload's adapter would, each with its version where the kind has versions.
   *
   * @param req whose transaction this belongs to
   * @returns their ids, in the same order
   */
  insert: (kind: StoredKind, documents: readonly StoredFields[], req: Partial<PayloadRequest>) => Promise<Id[]>
}

/** The version of a published document, as the adapter takes it. */
export const versionOf = (document: StoredFields, parent: Id) => ({
  parent,
  version: structuredClone(document),
  createdAt: String(document.updatedAt),
  updatedAt: String(document.updatedAt),
  latest: true,
  autosave: false,
})
