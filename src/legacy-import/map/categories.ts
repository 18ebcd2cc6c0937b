import type { LegacyCategory, LegacyProduct } from '../source/shapes'
import { document, type NamedDocument, type Remark, type Wanted } from './wanted'

/** The categories of products, parents first. */
export function mapProductCategories(tree: readonly LegacyCategory[]): Wanted[] {
  return tree.flatMap((parent) => [
    category(parent, null),
    ...parent.children.map((child) => category(child, document('product-categories', parent.id))),
  ])
}

const category = ({ id, name }: { id: number; name: string }, parent: NamedDocument | null): Wanted => ({
  place: 'product-categories',
  key: String(id),
  title: name,
  fields: { categoryId: id, name: name.trim() || String(id), parent },
  remarks: name.trim() === '' ? [{ kind: 'made-up', about: `name: ${id}` }] : [],
})

/** Keys of categories that are made here have no number of the source. */
const MADE = 'made:'

/** Where products of a tree belong: below its second level only. */
export class CategoryPlaces {
  readonly #children = new Set<number>()
  readonly #parents = new Map<number, string>()

  constructor(tree: readonly LegacyCategory[]) {
    for (const { id, name, children } of tree) {
      this.#parents.set(id, name)
      for (const child of children) this.#children.add(child.id)
    }
  }

  /** The category of a product, and one that has to be made for it: the source may name none, a parent, or one that is not in its tree. */
  ofProduct(product: LegacyProduct, remarks: Remark[]): { category: NamedDocument; made: Wanted | null } {
    const { categoryId, categoryName, parentCategoryId } = product
    if (categoryId !== null && this.#children.has(categoryId)) return { category: document('product-categories', categoryId), made: null }
    remarks.push({ kind: 'other-category', about: categoryName || String(categoryId ?? '') })
    if (categoryId !== null && this.#parents.has(categoryId)) return this.#below(categoryId, this.#parents.get(categoryId) ?? '')
    if (categoryId !== null && parentCategoryId !== null && this.#parents.has(parentCategoryId)) {
      this.#children.add(categoryId)
      const made = category({ id: categoryId, name: categoryName }, document('product-categories', parentCategoryId))
      return { category: document('product-categories', categoryId), made }
    }
    return this.#below(null, categoryName || '其他产品')
  }

  /** A category of the same name below a parent, or below the first one. */
  #below(parent: number | null, name: string): { category: NamedDocument; made: Wanted | null } {
    const under = parent ?? this.#parents.keys().next().value ?? null
    const key = `${MADE}${under ?? ''}:${name}`
    const fields = { name, parent: under === null ? null : document('product-categories', under) }
    return { category: document('product-categories', key), made: { place: 'product-categories', key, title: name, fields, remarks: [] } }
  }
}
