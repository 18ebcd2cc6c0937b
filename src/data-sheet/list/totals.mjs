/**
 * How many there are, as they are printed: models, and pieces of them.
 *
 * @param {readonly { quantity: number }[]} rows
 */
export function totalsOf(rows) {
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  return { models: rows.length.toLocaleString('en'), pieces: pieces.toLocaleString('en') }
}
