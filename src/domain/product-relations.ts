/** What a product says of others; the other side of each is derived. */
export const productRelations = ['accessories', 'spareParts', 'replacedBy', 'chosenWith'] as const
export type ProductRelation = (typeof productRelations)[number]

/** In the order in which a page shows them: what replaces it first, as nothing else matters more then. */
export const relationGroups = [
  { key: 'replacedBy', label: '替代产品' },
  { key: 'accessories', label: '附件与配套' },
  { key: 'spareParts', label: '备件' },
  { key: 'accessoryOf', label: '适用于' },
  { key: 'sparePartOf', label: '是这些产品的备件' },
  { key: 'replaces', label: '用它替代' },
  { key: 'chosenWith', label: '常一起选用' },
] as const
export type RelationGroup = (typeof relationGroups)[number]['key']

/** What a product says is not to be shown under a group, though lists say so. */
export const NOT_CHOSEN_WITH = 'notChosenWith'

/** The other side of each; what is chosen together is so on both. */
export const otherSides = {
  accessories: 'accessoryOf',
  spareParts: 'sparePartOf',
  replacedBy: 'replaces',
  chosenWith: 'chosenWith',
} as const satisfies Record<ProductRelation, RelationGroup>
