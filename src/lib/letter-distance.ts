/** How many letters must be added, taken out or changed, or neighbours swapped, to make one text of the other. */
export const distanceBetween = (one: string, other: string): number => lastRow(one, other, false).at(-1) ?? 0

/** The same, to make a part of the text of the word, whichever is nearest. */
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
