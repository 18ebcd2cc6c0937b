/** The collection of MongoDB in which Payload keeps its key-value store, as Mongoose calls it: it makes a plural of `payload-kv`. */
export const KEPT_VALUES = 'payload-kvs'
