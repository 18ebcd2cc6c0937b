type Id = number | string

/**
 * Whether an attribute holds for products of a category.
 *
 * @param categories of the attribute; none are all
 * @param places the category and its parent
 */
export const holdsFor = (categories: readonly Id[], places: readonly Id[]): boolean =>
  categories.length === 0 || categories.some((category) => places.includes(category))
