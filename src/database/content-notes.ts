import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { PayloadRequest } from 'payload'
import { CONTENT_CHANGES, CONTENT_VERSION } from './content-counters.mjs'
import { contentDocument, countingChanges } from './content-document.mjs'
import { asNotStored } from './not-stored'
import { reported } from './write-conflict'

/**
 * A change of published content.
 *
 * @property slug of the collection or global
 * @property isBeside whether it left alone the narrow part of that (record 0120), as a request sees it, or without one, whoever comes after its commit
 * @property isAcknowledged whether visitors must see it from its commit on (record 0015)
 */
export type ContentChange = {
  slug: string
  isWithdrawn: boolean
  isBeside: (seenBy?: Partial<PayloadRequest>) => Promise<boolean>
  isAcknowledged: boolean
}

type Note = Parameters<typeof countingChanges>[0][number]
type Noted = Pick<ContentChange, 'isBeside' | 'isAcknowledged'> & { note: Note; id: InsertedId }
type InsertedId = Awaited<ReturnType<ReturnType<MongooseAdapter['connection']['collection']>['insertOne']>>['insertedId']
type TransactionId = NonNullable<Awaited<PayloadRequest['transactionID']>>

/**
 * Counts changes of published content in MongoDB (record 0051). Transactions that raise one number conflict, so a change leaves
 * a note in its transaction, and is counted as soon as that is committed, before anybody is told. Who dies in between has left the
 * note: the servers count it (src/server/content-version/mongodb.mjs).
 */
export class ContentNotes {
  readonly #adapter: MongooseAdapter
  readonly #noted = new Map<TransactionId, Noted[]>()

  constructor(adapter: MongooseAdapter) {
    this.#adapter = adapter
    const { commitTransaction, connect, rollbackTransaction } = adapter
    if (connect) {
      adapter.connect = async (...args) => {
        await connect.apply(adapter, args)
        await this.#prepare()
      }
    }
    adapter.commitTransaction = async (id) => {
      const noted = this.#take(await id)
      await commitTransaction.call(adapter, id)
      await this.#count(noted)
    }
    adapter.rollbackTransaction = async (id) => {
      this.#take(await id)
      await rollbackTransaction.call(adapter, id)
    }
  }

  /** A collection that transactions of several processes make at the same moment is a conflict of theirs. */
  async #prepare(): Promise<void> {
    const { connection } = this.#adapter
    await connection.createCollection(CONTENT_CHANGES).catch((error: unknown) => {
      if (codeOf(error) !== NAMESPACE_EXISTS) throw error
    })
  }

  /** Notes a change in the transaction that makes it. */
  async add(transaction: TransactionId, { slug, isWithdrawn, isBeside, isAcknowledged }: ContentChange): Promise<void> {
    const session = this.#adapter.sessions[transaction]
    const notes = this.#adapter.connection.collection(CONTENT_CHANGES)
    const note = { slug, withdrawn: isWithdrawn ? 1 : 0 }
    const { insertedId } = await reported(notes.insertOne({ ...note }, session ? { session } : {}))
    this.#noted.set(transaction, [...(this.#noted.get(transaction) ?? []), { note, id: insertedId, isBeside, isAcknowledged }])
  }

  #take(transaction: TransactionId): Noted[] {
    const noted = this.#noted.get(transaction) ?? []
    this.#noted.delete(transaction)
    return noted
  }

  async #count(noted: readonly Noted[]): Promise<void> {
    if (noted.length === 0) return
    const { connection } = this.#adapter
    const isAcknowledged = noted.every((one) => one.isAcknowledged)
    const counting = countingChanges(await Promise.all(noted.map(asCommitted)), { isAcknowledged })
    try {
      await connection.collection<{ _id: string }>(CONTENT_VERSION).updateOne(contentDocument, counting, { upsert: true })
      await connection.collection(CONTENT_CHANGES).deleteMany({ _id: { $in: noted.map(({ id }) => id) } })
    } catch (error) {
      throw asNotStored(error)
    }
  }
}

/**
 * Asked after the commit: another transaction may have drawn the document into the narrow part meanwhile, for a footer, say, and neither was in the other's
 * way. What can't be found out is a change of everything, and so is what another process counts.
 */
const asCommitted = async ({ note, isBeside }: Noted): Promise<Note> => ({ ...note, isBeside: await isBeside().catch(() => false) })

/** The code of MongoDB for a collection that is there. */
const NAMESPACE_EXISTS = 48

const codeOf = (error: unknown) => (error instanceof Error ? Reflect.get(error, 'code') : undefined)
