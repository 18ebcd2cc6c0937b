import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { makeCodePrefixIndexes } from './finding/mongodb-code-lists'
import { makeSearchIndexes } from './finding/mongodb-entries'
import { makeOrderCodeIndexes } from './finding/mongodb-order-codes'
import { isMongoose } from './is-mongoose'
import { withoutGone } from './mongodb-gone'
import { makeListIndexes } from './mongodb-list-indexes'
import { withListings } from './mongodb-listings'
import { NotStored } from './not-stored'
import { isWriteConflict, reported, writeConflict } from './write-conflict'
import { WRITES } from './writes'

/** Mongoose keeps `isNew` for itself on its own documents; Payload reads plain objects, where the name is free. */
const plainObjects = { suppressReservedKeysWarning: true }

/**
 * Whatever the address says: a secondary may lack what the content version has counted, and it would be kept as the newest
 * (record 0051).
 */
export const READING = Object.freeze({ readPreference: 'primary' as const })

/**
 * Payload's MongoDB adapter, for a replica set.
 *
 * A transaction begins on the server with its first command, and commands that run beside that one are refused. Payload
 * validates fields side by side, so a first command goes ahead alone.
 *
 * Who waits for a write learns what became of it in the words of `NotStored` and of a write conflict.
 *
 * @param url `mongodb://…`
 */
export function mongoDatabase(url: string) {
  const base = mongooseAdapter({
    url,
    ensureIndexes: true,
    connectOptions: READING,
    collectionsSchemaOptions: { products: plainObjects, news: plainObjects },
  })
  return {
    ...base,
    init: (args: Parameters<typeof base.init>[0]) =>
      withReportedFailures(withClaimedJobs(withOpenedTransactions(withoutGone(withListings(withListIndexes(base.init(args))))))),
  }
}

type Adapter = ReturnType<ReturnType<typeof mongooseAdapter>['init']>

function withListIndexes(adapter: Adapter): Adapter {
  const { connect } = adapter
  adapter.connect = async (...args) => {
    await connect?.apply(adapter, args)
    if (!isMongoose(adapter)) return
    await makeListIndexes(adapter)
    await makeSearchIndexes(adapter)
    await makeOrderCodeIndexes(adapter)
    await makeCodePrefixIndexes(adapter)
  }
  return adapter
}

function withOpenedTransactions(adapter: Adapter): Adapter {
  const { beginTransaction } = adapter
  adapter.beginTransaction = async (options) => {
    const id = await beginTransaction.call(adapter, options)
    if (id !== null && isMongoose(adapter)) {
      const session = adapter.sessions[id]
      await adapter.connection.collection('counters').findOne({}, { ...(session && { session }), projection: { _id: 1 } })
    }
    return id
  }
  return adapter
}

/**
 * Payload looks for jobs that are due and then marks them: two processes that look in the same moment would both do them, and send a letter
 * twice. Here each job is marked by the one that finds it unmarked (record 0057).
 */
function withClaimedJobs(adapter: Adapter): Adapter {
  const { updateJobs } = adapter
  const claim = async (id: number | string) => {
    const jobs = isMongoose(adapter) ? adapter.collections['payload-jobs'] : undefined
    const marked = await jobs?.updateOne({ _id: id, processing: { $ne: true }, completedAt: null }, { $set: { processing: true } })
    return marked?.modifiedCount === 1
  }
  adapter.updateJobs = async (args) => {
    const { where, data, limit, sort } = args
    if (!where || data.processing !== true) return updateJobs.call(adapter, args)
    const due = { collection: 'payload-jobs' as const, where, pagination: false, ...(limit && { limit }), ...(sort && { sort }) }
    const { docs } = await adapter.find<{ id: number | string }>(due)
    const claimed = []
    for (const { id } of docs) if (await claim(id)) claimed.push(...((await updateJobs.call(adapter, { id, data: { ...data } })) ?? []))
    return claimed
  }
  return adapter
}

function withReportedFailures(adapter: Adapter): Adapter {
  const { commitTransaction } = adapter
  adapter.commitTransaction = (id) =>
    Promise.resolve(commitTransaction.call(adapter, id)).catch((error: unknown) => {
      throw isWriteConflict(error) ? writeConflict(error) : new NotStored(error)
    })
  for (const name of WRITES) {
    const write = Reflect.get(adapter, name)
    if (!write) continue
    Reflect.set(adapter, name, async (args: unknown) => reported(Reflect.apply(write, adapter, [args])))
  }
  return adapter
}
