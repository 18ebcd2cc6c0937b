import type { RelationshipField } from 'payload'
import type { NOT_CHOSEN_WITH, ProductRelation } from '../../src/domain/product-relations'

type Options = { name: ProductRelation | typeof NOT_CHOSEN_WITH; label: string; description: string }

/** Other products that belong to this one. Only this side is stored; the page of the other product says so by itself (spec: products/relations). */
export const relatedProducts = ({ name, label, description }: Options): RelationshipField => ({
  name,
  type: 'relationship',
  label,
  relationTo: 'products',
  hasMany: true,
  maxRows: 24,
  filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
  admin: { description },
})
