/** A declaration of an element's `style`, by its text: browsers drop the ones of Word. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('style') ?? ''
  const found = style.split(';').find((declaration) => declaration.split(':')[0]?.trim().toLowerCase() === property)
  return (
    found
      ?.slice(found.indexOf(':') + 1)
      .trim()
      .toLowerCase() ?? ''
  )
}

/** Is it there without being seen? Web pages and Word hide what must not come along. */
export function isHidden(element: Element): boolean {
  if (element.hasAttribute('hidden') || styleOf(element, 'display') === 'none' || styleOf(element, 'visibility') === 'hidden') return true
  return styleOf(element, 'mso-hide') === 'all' || isListMarker(element)
}

/** The number or bullet that Word writes before an item of a list. */
export const isListMarker = (element: Element) => styleOf(element, 'mso-list') === 'ignore'
