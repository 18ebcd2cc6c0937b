import { MongoClient } from 'mongodb'

/**
 * What of MongoDB's ways a server may lack that only speaks its protocol (record 0051):
 * - `conflict labels`: of two transactions that change one document, the second is refused with the label `TransientTransactionError`;
 * - `conflicts of unique values`: and so is the second of two that insert one unique value, which is no mistake of who sent it;
 * - `duplicates of upserts`: an upsert that would insert a unique value once more is refused with the code of a duplicate;
 * - `cursors side by side`: what is read in order in a transaction can be read on after something else was read so.
 *
 * @typedef {'conflict labels' | 'conflicts of unique values' | 'duplicates of upserts' | 'cursors side by side'} Lack
 */

/** For what waits where MongoDB refuses at once. */
const PATIENCE_MS = 1000

/**
 * Tries it out in a database of its own.
 *
 * @param {string} uri
 * @returns {Promise<Lack[]>}
 */
export async function lacksOf(uri) {
  const client = await new MongoClient(uri).connect()
  try {
    const documents = client.db().collection('tried')
    await documents.createIndex({ key: 1 }, { unique: true })
    await documents.insertOne({ key: 'one', changes: 0 })
    const updates = await isConflict(client, (session) => documents.updateOne({ key: 'one' }, { $inc: { changes: 1 } }, { session }))
    const inserts = await isConflict(client, (session) => documents.insertOne({ key: 'two' }, { session }))
    return [
      ...(updates ? [] : [/** @type {const} */ ('conflict labels')]),
      ...(inserts ? [] : [/** @type {const} */ ('conflicts of unique values')]),
      ...((await isDuplicate(documents)) ? [] : [/** @type {const} */ ('duplicates of upserts')]),
      ...((await isReadOn(client)) ? [] : [/** @type {const} */ ('cursors side by side')]),
    ]
  } finally {
    await client.db().dropDatabase()
    await client.close()
  }
}

/**
 * Is it a conflict when two transactions that have begun do the same?
 *
 * @param {MongoClient} client
 * @param {(session: import('mongodb').ClientSession) => Promise<unknown>} change
 */
async function isConflict(client, change) {
  const [first, second] = [client.startSession(), client.startSession()]
  try {
    for (const session of [first, second]) {
      session.startTransaction()
      await client.db().collection('tried').findOne({}, { session })
    }
    await change(first)
    const refused = change(second).then(
      () => false,
      (error) => Boolean(error.hasErrorLabel?.('TransientTransactionError')),
    )
    await Promise.race([refused, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())])
    await first.commitTransaction()
    return await refused
  } finally {
    await second.abortTransaction().catch(() => undefined)
    await Promise.all([first.endSession(), second.endSession()])
  }
}

/** Is an upsert told of a duplicate? @param {import('mongodb').Collection} documents with a unique `key` */
function isDuplicate(documents) {
  const upsert = documents.findOneAndUpdate({ key: 'one', changes: -1 }, { $set: { changes: 0 } }, { upsert: true })
  return upsert.then(
    () => false,
    (error) => error.code === 11000,
  )
}

/** Does what is read in order go on, after something else was read in order in the same transaction? @param {MongoClient} client */
async function isReadOn(client) {
  const session = client.startSession()
  const documents = client.db().collection('read')
  await documents.insertMany([1, 2, 3].map((number) => ({ number })))
  try {
    session.startTransaction()
    const inOrder = documents.find({}, { session, batchSize: 1 }).sort({ number: 1 })
    await inOrder.next()
    await documents.find({}, { session }).sort({ number: -1 }).toArray()
    return (await inOrder.toArray()).length === 2
  } catch {
    return false
  } finally {
    await session.abortTransaction().catch(() => undefined)
    await session.endSession()
  }
}
