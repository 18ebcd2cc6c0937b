import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { listed } from './lists/list'
import { type Index, type Keys, listIndexes } from './lists/mongodb-indexes'

/** Collections whose lists the admin sorts by their order and their day, as the migration `admin_lists` has them for SQLite. */
const LISTS = ['products', 'stories', 'solutions', 'news', 'trainings', 'questions', 'documents']

const inOrder: Keys = { 'version.sortOrder': 1, 'version.publishedAt': -1, createdAt: -1 }

const drafts: Keys = { 'version._status': 1, 'version.updatedAt': -1, createdAt: -1 }

/** Of the newest versions alone. */
const adminIndexes = (slug: string): Index[] =>
  (LISTS.includes(slug) ? [inOrder, drafts] : [drafts]).map((keys) => ({ keys, of: { latest: true } }))

const publicIndexes = (slug: string): Index[] => {
  const collection = Object.keys(listed).find((one): one is keyof typeof listed => one === slug)
  return collection ? listIndexes(collection) : []
}

/** The indexes of lists, in the admin and in public; Payload declares neither directions nor conditions. */
export async function makeListIndexes({ collections, versions, payload }: MongooseAdapter): Promise<void> {
  for (const { slug, versions: settings } of payload.config.collections) {
    if (settings?.drafts) await make(versions[slug], adminIndexes(slug))
    await make(collections[slug], publicIndexes(slug))
  }
}

type Model = MongooseAdapter['collections'][string] | undefined

async function make(model: Model, indexes: readonly Index[]): Promise<void> {
  if (!model || indexes.length === 0) return
  await model.collection.createIndexes(indexes.map(({ keys, of }) => ({ key: { ...keys }, ...(of && { partialFilterExpression: of }) })))
}
