/** A list of more products is that of a whole plant: it says little of which belong together. */
const MOST_PRODUCTS = 20

/** A product, and one that stood in the same list. */
export type Pair = { product: string; other: string }

/**
 * Which products stood together in a list, from the side of each (record 0090).
 *
 * @param products their numbers, as often as they stand there; empty for what is none of ours
 */
export function pairsOf(products: readonly string[]): Pair[] {
  const different = [...new Set(products)].filter((product) => product !== '')
  if (different.length > MOST_PRODUCTS) return []
  return different.flatMap((product) => different.filter((other) => other !== product).map((other) => ({ product, other })))
}
