import type { MongooseAdapter } from '@payloadcms/db-mongodb'

type Keys = Record<string, 1 | -1>

/** Collections whose lists the admin sorts by their order and their day, as the migration `admin_lists` has them for SQLite. */
const LISTS = ['products', 'stories', 'solutions', 'news', 'trainings', 'questions', 'documents']

const inOrder: Keys = { 'version.sortOrder': 1, 'version.publishedAt': -1, createdAt: -1 }

const drafts: Keys = { 'version._status': 1, 'version.updatedAt': -1, createdAt: -1 }

/** Payload declares neither directions nor conditions of indexes: these are of the newest versions alone. */
export async function makeListIndexes({ versions, payload }: MongooseAdapter): Promise<void> {
  for (const { slug, versions: settings } of payload.config.collections) {
    const native = settings?.drafts ? versions[slug]?.collection : undefined
    if (!native) continue
    for (const keys of LISTS.includes(slug) ? [inOrder, drafts] : [drafts]) {
      await native.createIndex(keys, { partialFilterExpression: { latest: true } })
    }
  }
}
