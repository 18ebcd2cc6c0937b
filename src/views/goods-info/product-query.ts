import { isConfigurationParameter, isConfigured } from '@/domain/order-codes/configuration-address'

/** The query of a page as Next gives it. */
export type ProductQuery = Record<string, string | string[] | undefined>

/** The address that legacy links use for a product that does not exist (spec: products/placeholder). */
const RESERVED_ID = '153_2'

/**
 * What the address of a product page asks for. The names that older links carry (categoryName, subcategoryName, name)
 * are not read: the product itself says where it stands.
 *
 * @returns `id` null for the placeholder: no id, an empty one or the reserved one; `choice` what the address says of options and accessories,
 *   null when it says nothing (spec: products/configure-address)
 */
export function readProductQuery(query: ProductQuery): { id: string | null; opensDocuments: boolean; choice: URLSearchParams | null } {
  const id = firstOf(query.id).trim()
  const choice = choiceIn(query)
  return {
    id: id === '' || id === RESERVED_ID ? null : id,
    opensDocuments: firstOf(query.hash) === 'true',
    choice: isConfigured(choice) ? choice : null,
  }
}

/** What the address says of options and accessories; the order in which it says so is none. */
function choiceIn(query: ProductQuery): URLSearchParams {
  const named = Object.entries(query).filter(([name]) => isConfigurationParameter(name))
  return new URLSearchParams(named.flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])))
}

function firstOf(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
