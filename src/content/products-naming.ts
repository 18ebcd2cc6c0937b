import 'server-only'
import { keyOf, partsOf } from '../domain/document-keys'
import { SELECTIVE_PRODUCT } from '../domain/selectivity'
import type { DocumentId } from '../lib/document-id'
import { find } from './find'
import { onceInRequest } from './memoised-by-version'
import { selectivityFields } from './selectivity-rows'
import { editorsOrder, type Viewer, visitor } from './viewer'

/** So many are looked at: a screw terminal may fit tens of thousands, of which a page shows twelve. */
const MOST_NAMING = 500

/**
 * The published products that name one, in the editors' order, with the fields that do; those above it with their tables of selectivity.
 *
 * The table of references knows who names whom, whatever the field (record 0092).
 */
export const productsNaming = onceInRequest(async (id: DocumentId, viewer: Viewer) => {
  const fieldsOf = await namesOf(id)
  if (fieldsOf.size === 0) return []
  const isAbove = [...fieldsOf.values()].some((fields) => fields.includes(SELECTIVE_PRODUCT))
  const { docs } = await find(viewer, {
    collection: 'products',
    where: { id: { in: [...fieldsOf.keys()] } },
    select: { articleId: true, ...(isAbove && selectivityFields) },
    sort: editorsOrder,
    pagination: false,
  })
  return docs.map((row) => ({ row, fields: fieldsOf.get(String(row.id)) ?? [] }))
})

/** By the ids of the products, as texts. */
async function namesOf(id: DocumentId): Promise<Map<string, string[]>> {
  const { docs } = await find(visitor, {
    collection: 'content-references',
    where: { and: [{ document: { equals: keyOf('products', id) } }, { isShown: { equals: true } }] },
    select: { holder: true, fields: true },
    sort: ['id'],
    limit: MOST_NAMING,
    pagination: false,
  })
  return new Map(
    docs.flatMap(({ holder, fields }) => {
      const { slug, id: product } = partsOf(holder)
      return slug === 'products' && product && fields ? [[product, fields.split(',')] as const] : []
    }),
  )
}
