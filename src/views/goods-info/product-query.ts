/** The query of a page as Next gives it. */
export type ProductQuery = Record<string, string | string[] | undefined>

/** The address that legacy links use for a product that does not exist (spec: products/placeholder). */
const RESERVED_ID = '153_2'

/**
 * What the address of a product page asks for. The names that older links carry (categoryName, subcategoryName, name)
 * are not read: the product itself says where it stands.
 *
 * @returns `id` null for the placeholder: no id, an empty one or the reserved one
 */
export function readProductQuery(query: ProductQuery): { id: string | null; opensDocuments: boolean } {
  const id = firstOf(query.id).trim()
  return { id: id === '' || id === RESERVED_ID ? null : id, opensDocuments: firstOf(query.hash) === 'true' }
}

function firstOf(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
