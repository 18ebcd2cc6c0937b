import type { MongooseAdapter } from '@payloadcms/db-mongodb'

/** Is the site's database MongoDB? */
export const isMongoose = <A extends { name: string }>(adapter: A): adapter is A & MongooseAdapter => adapter.name === 'mongoose'
