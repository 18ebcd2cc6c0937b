import type { Attribute } from '../attributes/attribute'
import type { Matching } from '../attributes/kinds'

/** An attribute by which lists of products can be filtered. */
export type FilterAttribute = Attribute & {
  /** How a wish is met by what a product has. */
  match: Matching
  /** Public numbers of the categories that it holds for, a parent's for its children; none: everywhere. */
  categories: readonly number[]
}

type Tree = readonly { id: number; children: readonly { id: number }[] }[]

/**
 * The attributes by which all chosen categories can be filtered, in the order given (spec: products/filters-shared).
 *
 * @param chosen public numbers: of a parent for the whole of it, of children for themselves. None: there are no filters
 */
export function sharedFilters<A extends Pick<FilterAttribute, 'categories'>>(
  attributes: readonly A[],
  chosen: readonly number[],
  tree: Tree,
): A[] {
  const lines = tree.flatMap((parent) => linesOf(parent, chosen))
  if (lines.length === 0) return []
  const holdsFor = (categories: readonly number[]) => lines.every((line) => line.some((id) => categories.includes(id)))
  return attributes.filter(({ categories }) => categories.length === 0 || holdsFor(categories))
}

/** Each category that is meant, with its parent. */
function linesOf({ id, children }: Tree[number], chosen: readonly number[]): number[][] {
  const isWhole = chosen.includes(id)
  if (isWhole && children.length === 0) return [[id]]
  return children.filter((child) => isWhole || chosen.includes(child.id)).map((child) => [id, child.id])
}
