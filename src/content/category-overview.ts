import 'server-only'
import { type CategoryOverview, categoryOverview } from '../contract/category-overview'
import type { DocumentFile } from '../contract/documents'
import type { ProductCategoryTree } from '../contract/products'
import { documentKinds } from '../domain/document-kinds'
import { inOrderOf } from '../lib/references'
import { getAttributes } from './attributes'
import { compare } from './comparison'
import { documentsOf } from './documents'
import { find } from './find'
import { type KnownAttributes, printedParameter } from './printed-parameter'
import { getProductCategoryTexts } from './product-categories'
import { firstOfCategory } from './products'
import { type Viewer, withoutMarking } from './viewer'

/** Of a category with more, the first ones: what the table is for can be seen, and no category is a long query. */
const MOST_PRODUCTS = 12
const MOST_DOCUMENTS = 4

/**
 * What the page of one category says above its list.
 *
 * @param id its public number, a parent's or a child's
 * @param tree as the viewer sees it
 */
export async function getCategoryOverview(id: number, tree: ProductCategoryTree, viewer: Viewer): Promise<CategoryOverview> {
  const parent = tree.find((one) => one.id === id)
  const [products, children, attributes] = await Promise.all([
    readProducts(id, viewer),
    parent ? childrenOf(parent, viewer) : [],
    getAttributes(viewer),
  ])
  const documents = await documentsOf(
    products.flatMap((product) => product.documents ?? []),
    viewer,
  )
  return categoryOverview.parse({
    children,
    comparison: parent ? null : compare(products.map((row) => toCompared(row, attributes))),
    documents: chosen(documents),
  })
}

async function readProducts(id: number, viewer: Viewer) {
  const ids = await firstOfCategory(id, MOST_PRODUCTS, viewer)
  if (ids.length === 0) return []
  const { docs } = await find(withoutMarking(viewer), {
    collection: 'products',
    where: { id: { in: ids } },
    select: { articleId: true, model: true, keyFigures: true, mainParameters: true, parameters: true, documents: true },
    pagination: false,
  })
  return inOrderOf(ids, docs)
}

type Row = Awaited<ReturnType<typeof readProducts>>[number]

const toCompared = ({ articleId, model, keyFigures, mainParameters, parameters }: Row, attributes: KnownAttributes) => ({
  id: articleId ?? '',
  model,
  keyFigures: keyFigures ?? [],
  mainParameters: mainParameters ?? [],
  parameters: (parameters ?? []).map((row) => printedParameter(row, attributes)),
})

async function childrenOf(parent: ProductCategoryTree[number], viewer: Viewer): Promise<CategoryOverview['children']> {
  const texts = await getProductCategoryTexts(viewer)
  return parent.children.map((child) => ({ ...child, description: texts.get(child.id)?.description ?? '' }))
}

/** One after another of each kind, catalogues first: what somebody reads who does not know the series yet. */
function chosen(documents: readonly DocumentFile[]): DocumentFile[] {
  const unique = [...new Map(documents.map((document) => [document.id, document])).values()]
  return documentKinds.flatMap((kind) => unique.filter((document) => document.kind === kind)).slice(0, MOST_DOCUMENTS)
}
