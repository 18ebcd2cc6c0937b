import 'server-only'
import { type ListedProduct, listedProduct } from '../contract/selection-list'
import { type OrderingRule, orderingRule } from '../domain/order-codes/rule'
import type { DocumentId } from '../lib/document-id'
import { idsOf } from '../lib/references'
import { readFilesById } from './documents'
import { find } from './find'
import { loadPictures } from './pictures'
import { visitor } from './viewer'
import { withEitherId } from './with-either-id'

/** So many products are asked what their accessories are; where there are more, nothing is said of any. */
const MOST_FITTED = 500

/** A product with the rule by which its codes are read. */
export type ReadProduct = ListedProduct & { rule: OrderingRule | null }

const fields = { articleId: true, title: true, model: true, cover: true, orderingRule: true, documents: true } as const

/**
 * What a selection list shows of products, by both of their ids; what is not published is not there. The number of questions doesn't depend
 * on how many they are.
 *
 * @param numbers public ones
 * @param ids of the database
 */
export async function readListedProducts(
  numbers: readonly string[],
  ids: readonly DocumentId[],
): Promise<{ byNumber: ReadonlyMap<string, ReadProduct>; byId: ReadonlyMap<DocumentId, ReadProduct> }> {
  if (numbers.length === 0 && ids.length === 0) return { byNumber: new Map(), byId: new Map() }
  const where = withEitherId(numbers, ids)
  const { docs } = await find(visitor, { collection: 'products', where, select: fields, pagination: false })
  const [pictures, files, fitted] = await Promise.all([
    loadPictures(docs.map(({ cover }) => cover)),
    readFilesById([...new Set(docs.flatMap(({ documents }) => idsOf(documents)))]),
    readFitted(docs.map(({ id }) => id)),
  ])
  const read = docs.map((row): [DocumentId, ReadProduct] => {
    const { data: rule = null } = orderingRule.safeParse(row.orderingRule)
    const { title, model } = row
    const documents = idsOf(row.documents).flatMap((id) => files.get(id) ?? [])
    const product = listedProduct.parse({
      ...{
        id: row.articleId ?? '',
        title,
        model,
        hasCodes: rule !== null,
        documents,
        cover: pictures(row.cover),
        accessoryOf: fitted.get(row.id) ?? [],
      },
      kind: title.startsWith(model) ? title.slice(model.length).trim() : title,
    })
    return [row.id, { ...product, rule }]
  })
  return { byId: new Map(read), byNumber: new Map(read.map(([, product]) => [product.id, product])) }
}

/** Of accessories, the public numbers of what they belong to (record 0077). */
async function readFitted(ids: readonly DocumentId[]): Promise<ReadonlyMap<DocumentId, string[]>> {
  if (ids.length === 0) return new Map()
  const { docs } = await find(visitor, {
    collection: 'products',
    where: { accessories: { in: [...ids] } },
    select: { articleId: true, accessories: true },
    limit: MOST_FITTED + 1,
    pagination: false,
  })
  const fitted = new Map<DocumentId, string[]>()
  if (docs.length > MOST_FITTED) return fitted
  for (const { articleId, accessories } of docs) {
    for (const id of idsOf(accessories)) if (articleId) fitted.set(id, [...(fitted.get(id) ?? []), articleId])
  }
  return fitted
}
