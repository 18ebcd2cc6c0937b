/** Screens with more than two and a half pixels for each pixel of the page: most phones. */
const DENSE = '(min-resolution: 2.5dppx)'

/**
 * The `sizes` of a picture so that dense screens get two pixels for each pixel of the page instead of three: nobody sees the
 * difference, and a phone loads half as much.
 *
 * @param sizes as in the attribute: `(min-width: 1280px) 25vw, 50vw`
 */
export function twofoldAtMost(sizes: string): string {
  return sizes
    .split(',')
    .map((entry) => entry.trim())
    .flatMap((entry) => {
      const conditionEnd = entry.lastIndexOf(')') + 1
      const condition = entry.slice(0, conditionEnd)
      const width = entry.slice(conditionEnd).trim()
      return [`${condition ? `${condition} and ` : ''}${DENSE} calc(${width} * 2 / 3)`, entry]
    })
    .join(', ')
}
