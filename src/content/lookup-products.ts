import 'server-only'
import { type LookupProduct, lookupProduct } from '../contract/lookup'
import type { DocumentId } from '../lib/document-id'
import { idsOf } from '../lib/references'
import { find } from './find'
import { loadPictures } from './pictures'
import { visitor } from './viewer'

/** What a looked-up list shows of products, by their database ids; what is not published is left out. Three queries, however many they are. */
export async function readLookupProducts(ids: readonly DocumentId[]): Promise<ReadonlyMap<DocumentId, LookupProduct>> {
  if (ids.length === 0) return new Map()
  const { docs } = await find(visitor, {
    collection: 'products',
    where: { id: { in: [...ids] } },
    select: { articleId: true, title: true, cover: true, documents: true },
    pagination: false,
  })
  const [pictures, numbers] = await Promise.all([
    loadPictures(docs.map(({ cover }) => cover)),
    documentNumbers([...new Set(docs.flatMap(({ documents }) => idsOf(documents)))]),
  ])
  return new Map(
    docs.map((row) => {
      const documentIds = idsOf(row.documents).flatMap((id) => numbers.get(id) ?? [])
      return [row.id, lookupProduct.parse({ id: row.articleId ?? '', title: row.title, cover: pictures(row.cover), documentIds })]
    }),
  )
}

async function documentNumbers(ids: readonly DocumentId[]): Promise<ReadonlyMap<DocumentId, number>> {
  if (ids.length === 0) return new Map()
  const { docs } = await find(visitor, {
    collection: 'documents',
    where: { id: { in: [...ids] } },
    select: { attachmentId: true },
    pagination: false,
  })
  return new Map(docs.flatMap(({ id, attachmentId }) => (attachmentId ? [[id, attachmentId] as const] : [])))
}
