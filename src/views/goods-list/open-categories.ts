import type { ProductCategoryTree } from '@/contract/products'

/** Which categories of the filter show their children, and for which choice that was worked out. */
export type OpenCategories = { open: readonly number[]; chosen: readonly number[] }

/** At first what is chosen stands open; without a choice the first one does, so that it is seen what there is. */
export const openAtFirst = (chosen: readonly number[], tree: ProductCategoryTree): OpenCategories => ({
  open: chosen.length > 0 ? chosen : tree.slice(0, 1).map(({ id }) => id),
  chosen,
})

/** What is newly chosen opens. Nothing closes by itself: the next row would not be where it was seen (spec: products/open-categories). */
export function openChosen({ open, chosen: before }: OpenCategories, chosen: readonly number[]): OpenCategories {
  const opened = chosen.filter((id) => !before.includes(id) && !open.includes(id))
  return { open: [...open, ...opened], chosen }
}

/** The visitor opens or closes one. */
export const toggleOpen = ({ open, chosen }: OpenCategories, id: number): OpenCategories => ({
  open: open.includes(id) ? open.filter((other) => other !== id) : [...open, id],
  chosen,
})
