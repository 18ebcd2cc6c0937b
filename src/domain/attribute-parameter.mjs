/** Before the key of an attribute, in addresses of lists that are filtered by it (spec: products/filter-address). */
export const ATTRIBUTE_PARAMETER = 'a.'
