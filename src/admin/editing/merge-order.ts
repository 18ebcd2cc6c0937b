/**
 * The order of rows by their ids: what one side has moved, added or removed.
 *
 * @returns null when both have put the rows in an order of their own: then there is one to choose
 */
export function mergeOrder(base: string[], mine: string[], theirs: string[]): string[] | null {
  const isMoved = (side: string[]) => !isSameOrder(common(base, side), common(side, base))
  if (!isMoved(mine)) return insertMissing(theirs, mine)
  if (!isMoved(theirs) || isSameOrder(common(mine, theirs), common(theirs, mine))) return insertMissing(mine, theirs)
  return null
}

const common = (ids: string[], others: string[]) => ids.filter((id) => others.includes(id))
const isSameOrder = (a: string[], b: string[]) => a.length === b.length && a.every((id, index) => id === b[index])

/** Each id that the first order lacks goes behind the one that it follows in the other. */
function insertMissing(order: string[], other: string[]): string[] {
  const result = [...order]
  other.forEach((id, index) => {
    if (result.includes(id)) return
    const before = other[index - 1]
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
  })
  return result
}
