/** What a product says of others; the other side of each is derived. */
export const productRelations = ['accessories', 'spareParts', 'replacedBy'] as const
export type ProductRelation = (typeof productRelations)[number]

/** In the order in which a page shows them: what replaces it first, as nothing else matters more then. */
export const relationGroups = [
  { key: 'replacedBy', label: '替代产品' },
  { key: 'accessories', label: '附件与配套' },
  { key: 'spareParts', label: '备件' },
  { key: 'accessoryOf', label: '适用于' },
  { key: 'sparePartOf', label: '是这些产品的备件' },
  { key: 'replaces', label: '用它替代' },
] as const
export type RelationGroup = (typeof relationGroups)[number]['key']

/** The other side of each. */
export const otherSides = { accessories: 'accessoryOf', spareParts: 'sparePartOf', replacedBy: 'replaces' } as const satisfies Record<
  ProductRelation,
  RelationGroup
>
