import type { BasePayload } from 'payload'
import { isMongoose } from '../database/is-mongoose'
import type { Unit } from './units'

/** Globals lie in one collection. */
const GLOBALS = 'globals'

/** In which collection of MongoDB rows lie, and which of those in it are meant. */
export type Lying = { collection: string; globalType?: string }

/** Where Mongoose keeps what: it makes plurals of some names. */
export function placesInMongodb({ db }: Pick<BasePayload, 'db'>): (unit: Unit) => Lying {
  const adapter: { name: string } = db
  if (!isMongoose(adapter)) throw new Error('This is no adapter of MongoDB')
  return ({ kind, slug }) => {
    if (kind === 'global') return { collection: GLOBALS, globalType: slug }
    const model = kind === 'documents' ? adapter.collections[slug] : adapter.versions[slug]
    // A name that the log remembers may be that of a global, of which there is one.
    return { collection: model?.collection.collectionName ?? slug }
  }
}
