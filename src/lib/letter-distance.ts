/** How many letters must be added, taken out or changed, or neighbours swapped, to make one text of the other. */
export const distanceBetween = (one: string, other: string): number => lastRow(one, other, false).at(-1) ?? 0

/**
 * The same where it is no more than so many, else infinite: it is not worked out any further than that.
 *
 * @param most whole
 */
export function distanceAtMost(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY
  if (one === other) return 0
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = rowAfter(last, beforeLast, one, other)
    // Swapped neighbours step over a row, with one step more.
    if (Math.min(...next) > most && Math.min(...last) >= most) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = next
  }
  const distance = last[other.length] ?? 0
  return distance > most ? Number.POSITIVE_INFINITY : distance
}

/** The first number of a row is its own. */
function rowAfter(last: readonly number[], beforeLast: readonly number[], one: string, other: string): number[] {
  const row = (last[0] ?? 0) + 1
  const [letter, letterBefore] = [one.charCodeAt(row - 1), one.charCodeAt(row - 2)]
  const next = [row]
  for (let column = 1; column <= other.length; column += 1) {
    const isSame = letter === other.charCodeAt(column - 1)
    const isSwapped = letter === other.charCodeAt(column - 2) && letterBefore === other.charCodeAt(column - 1)
    const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
    const swapped = isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : changed
    next.push(Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, changed, swapped))
  }
  return next
}

/** The same as the first, to make a part of the text of the word, whichever is nearest. */
export const distanceWithin = (word: string, text: string): number => Math.min(...lastRow(word, text, true))

/** @param isPart whether the other text may begin and end anywhere */
function lastRow(one: string, other: string, isPart: boolean): number[] {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => (isPart ? 0 : index))]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row])
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const steps = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)]
      if (isSwapped) steps.push(at(row - 2, column - 2) + 1)
      rows[row]?.push(Math.min(...steps))
    }
  }
  return rows[one.length] ?? []
}
