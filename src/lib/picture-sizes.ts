/** Screens with two and a half pixels and more for each pixel of the page. */
const DENSE = '(min-resolution: 2.5dppx)'

/** Of three pixels for each pixel of the page, 1.8 are left. */
const SHARE = 0.6

/**
 * The `sizes` of a picture so that dense screens, which are those of phones, get fewer pixels than they have: a picture is
 * as sharp as on a good monitor, and half as large.
 *
 * @param sizes as in the attribute: `(min-width: 1280px) 25vw, 50vw`
 */
export function modestOnDenseScreens(sizes: string): string {
  return sizes
    .split(',')
    .map((entry) => entry.trim())
    .flatMap((entry) => {
      const conditionEnd = entry.lastIndexOf(')') + 1
      const condition = entry.slice(0, conditionEnd)
      const width = entry.slice(conditionEnd).trim()
      return [`${condition ? `${condition} and ` : ''}${DENSE} calc(${width} * ${SHARE})`, entry]
    })
    .join(', ')
}
