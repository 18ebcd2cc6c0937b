import type { HtmlElement } from './tree'

/** The formats that the editor of rich texts has, as its bits. */
export const BOLD = 1
export const ITALIC = 2
export const UNDERLINE = 8
export const SUBSCRIPT = 32
export const SUPERSCRIPT = 64

const TAGS: Readonly<Record<string, number>> = {
  b: BOLD,
  strong: BOLD,
  i: ITALIC,
  em: ITALIC,
  cite: ITALIC,
  u: UNDERLINE,
  ins: UNDERLINE,
  sub: SUBSCRIPT,
  sup: SUPERSCRIPT,
}

/** A declaration of an element's `style`, in lower case. */
function declared({ attributes }: HtmlElement, property: string): string {
  for (const declaration of (attributes.style ?? '').split(';')) {
    const colon = declaration.indexOf(':')
    if (colon > 0 && declaration.slice(0, colon).trim().toLowerCase() === property)
      return declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase()
  }
  return ''
}

/** Is it there without being seen? */
export function isHidden(element: HtmlElement): boolean {
  const { attributes } = element
  if (attributes.hidden !== undefined || declared(element, 'display') === 'none') return true
  return declared(element, 'visibility') === 'hidden' || declared(element, 'mso-hide') === 'all'
}

/** Struck through: a format that the editor doesn't have. */
export const isStruck = (element: HtmlElement) =>
  /^(s|del|strike)$/.test(element.name) ||
  /line-through/.test(`${declared(element, 'text-decoration')}${declared(element, 'text-decoration-line')}`)

/** The formats of what stands in an element. */
export function formatIn(element: HtmlElement, outer: number): number {
  let format = outer | (TAGS[element.name] ?? 0)
  const weight = declared(element, 'font-weight')
  if (/^(bold|bolder|[6-9]00)$/.test(weight)) format |= BOLD
  if (/^(normal|lighter|[1-5]00)$/.test(weight)) format &= ~BOLD
  const slant = declared(element, 'font-style')
  if (slant === 'italic') format |= ITALIC
  if (slant === 'normal') format &= ~ITALIC
  if (/underline/.test(declared(element, 'text-decoration'))) format |= UNDERLINE
  const position = declared(element, 'vertical-align')
  if (position === 'super') format |= SUPERSCRIPT
  if (position === 'sub') format |= SUBSCRIPT
  return format
}
