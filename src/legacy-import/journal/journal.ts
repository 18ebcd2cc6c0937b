import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inPages } from '../../database/in-pages'
import { isMongoose } from '../../database/is-mongoose'
import type { DocumentId } from '../../lib/document-id'
import type { Prints } from './decide'
import { fingerprint } from './fingerprint'

const prints = z.record(z.string(), z.object({ source: z.string(), written: z.string() })).catch({})
const before = z.array(z.object({ run: z.string(), values: z.record(z.string(), z.unknown()), prints })).catch([])

/** What an import knows of one document, or of one file. */
export type Entry = {
  id: DocumentId
  place: string
  key: string
  document: DocumentId | null
  createdBy: string
  prints: Prints
  /** What stood here before an import changed it, the oldest first, and what was known of these fields then. */
  before: { run: string; values: Record<string, unknown>; prints: Prints }[]
  sha256: string
  sortNumber: number | null
}

export type NewEntry = Omit<Entry, 'id'> & { id?: DocumentId }

/** Among the prints of an entry: when its document was made. */
const MADE = 'createdAt'

/** By what a document is told from another one that has its id later. */
export const madeAt = (createdAt: unknown): Prints => ({ [MADE]: { source: '', written: fingerprint(createdAt) } })

/** Whether a document is the one that an entry tells of: SQLite gives the id of the last one, when that is deleted, to the next. */
export const isOf = ({ prints }: Pick<Entry, 'prints'>, createdAt: unknown): boolean =>
  prints[MADE] === undefined || prints[MADE].written === fingerprint(createdAt)

const PAGE = 500

/** Under which name an entry is known. */
export const entryKey = (place: string, key: string) => `${place}:${key}`

/** The journal of all imports into this site (record 0081): read once, then kept in step with the database. */
export class Journal {
  readonly #payload: BasePayload
  readonly #entries = new Map<string, Entry>()

  private constructor(payload: BasePayload) {
    this.#payload = payload
  }

  static async read(payload: BasePayload): Promise<Journal> {
    const journal = new Journal(payload)
    const options = { collection: 'legacy-import-entries', depth: 0, pagination: false, overrideAccess: true } as const
    for await (const rows of inPages({ where: {}, size: PAGE }, async (page) => (await payload.find({ ...options, ...page })).docs)) {
      for (const row of rows) {
        const { id, place, key, createdBy, sha256, sortNumber } = row
        journal.#entries.set(key, {
          ...{ id, place, key, createdBy: createdBy ?? '', sha256: sha256 ?? '', sortNumber: sortNumber ?? null },
          document: documentIdOf(payload, row.document),
          prints: prints.parse(row.prints ?? {}),
          before: before.parse(row.before ?? []),
        })
      }
    }
    return journal
  }

  get(place: string, key: string): Entry | undefined {
    return this.#entries.get(entryKey(place, key))
  }

  entries(): IterableIterator<Entry> {
    return this.#entries.values()
  }

  /** The entries of one place, by the source's key. */
  of(place: string): Entry[] {
    return [...this.#entries.values()].filter((entry) => entry.place === place)
  }

  /** Writes an entry, within the transaction of what it tells of. */
  async save(entry: NewEntry, req?: Partial<PayloadRequest>): Promise<() => Entry> {
    const { id, document, ...rest } = entry
    const data = { ...rest, document: document === null ? null : String(document) }
    const options = { collection: 'legacy-import-entries', depth: 0, overrideAccess: true, ...(req && { req }) } as const
    const saved = id === undefined ? await this.#payload.create({ ...options, data }) : await this.#payload.update({ ...options, id, data })
    // It counts from when the transaction is committed.
    return () => {
      const kept = { ...entry, id: saved.id }
      this.#entries.set(entry.key, kept)
      return kept
    }
  }

  /** Forgets an entry whose document is gone. */
  async remove({ id, key }: Entry, req?: Partial<PayloadRequest>): Promise<void> {
    await this.#payload.delete({ collection: 'legacy-import-entries', id, depth: 0, overrideAccess: true, ...(req && { req }) })
    this.#entries.delete(key)
  }
}

/** Ids are kept as texts: SQLite's are numbers. */
function documentIdOf({ db }: BasePayload, text: string | null | undefined): DocumentId | null {
  if (!text) return null
  return isMongoose(db) ? text : Number(text)
}
