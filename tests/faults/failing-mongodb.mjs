/** The same as failing-driver.mjs for MongoDB's driver, as Payload uses it. A single write commits by itself. */
import mongoose from 'mongoose'
import { fault } from './fault.mjs'

const { ClientSession, Collection, MongoServerError } = mongoose.mongo

const READS = ['find', 'findOne', 'aggregate', 'countDocuments', 'distinct']
const WRITES = [
  ...['insertOne', 'insertMany', 'updateOne', 'updateMany', 'replaceOne', 'bulkWrite', 'deleteOne', 'deleteMany'],
  ...['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'],
]

const full = () => new MongoServerError({ message: 'No space left on device', code: 14031 })

/** @param {unknown[]} args of a call, whose last one are its options */
const isInTransaction = (args) => args.some((arg) => Object(Object(arg).session).inTransaction?.())

for (const name of [...READS, ...WRITES]) {
  const original = Reflect.get(Collection.prototype, name)
  Object.defineProperty(Collection.prototype, name, {
    /** @param {unknown[]} args */
    value(...args) {
      const isCommitted = WRITES.includes(name) && !isInTransaction(args)
      if (fault() === 'everything' || (fault() === 'commit' && isCommitted)) throw full()
      return Reflect.apply(original, this, args)
    },
  })
}

const { commitTransaction } = ClientSession.prototype
ClientSession.prototype.commitTransaction = async function () {
  if (fault() === '') return Reflect.apply(commitTransaction, this, [])
  await this.abortTransaction()
  throw full()
}
