import { elementsOf, parseHtml, textOf } from '../html/tree'

/** Whether two texts say the same, whatever blanks and line breaks they are written with. */
export const isSameText = (one: string, other: string): boolean => letters(one) === letters(other)

/** Also full-width blanks, and those that have no width. */
const letters = (text: string) => text.normalize('NFC').replace(/[\s\u200B\uFEFF]+/g, '')

/**
 * Whether two pieces of HTML show the same: the same text, as many pictures, films and tables, and links to the same places. Links
 * within the site may have another spelling.
 */
export function isSameContent(one: string, other: string): boolean {
  const [left, right] = [contentOf(one), contentOf(other)]
  return isSameText(left.text, right.text) && left.media === right.media && left.tables === right.tables && left.links === right.links
}

function contentOf(html: string) {
  const tree = parseHtml(html)
  const elements = [...elementsOf(tree)]
  const unseen = elements.filter(({ name }) => name === 'style' || name === 'script').map(textOf)
  const count = (...names: string[]) => elements.filter(({ name }) => names.includes(name)).length
  return {
    text: unseen.reduce((text, hidden) => text.replace(hidden, ''), textOf(tree)),
    media: count('img', 'video', 'iframe'),
    tables: count('table'),
    links: elements
      .filter(({ name }) => name === 'a')
      .map(({ attributes }) => placeOf(attributes.href ?? ''))
      .filter(Boolean)
      .join('\n'),
  }
}

/** The host is not part of it: the site itself is on another one. */
function placeOf(href: string): string {
  if (href === '') return ''
  const { pathname, search } = URL.canParse(href, 'http://site') ? new URL(href, 'http://site') : { pathname: href, search: '' }
  // Files have other places here.
  return /\.\w{2,5}$/.test(pathname) ? 'file' : `${pathname.toLowerCase()}${search}`
}
