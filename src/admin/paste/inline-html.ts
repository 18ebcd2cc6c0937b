import { escapeHtml } from '../../lib/html'
import { isHidden, styleOf } from './style-of'

const TEXT_NODE = 3
const ELEMENT_NODE = 1

/** Tags whose content is no text of the page: code, forms, pictures (those come from the media library) and the like. */
const DROPPED = new Set(
  'script style head meta link title template noscript iframe object embed svg math canvas img picture video audio input button select textarea'.split(
    ' ',
  ),
)

const FORMATS: Record<string, string> = { b: 'strong', strong: 'strong', i: 'em', em: 'em', u: 'u', ins: 'u', sub: 'sub', sup: 'sup' }

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:)/i

export const isElement = (node: Node): node is Element => node.nodeType === ELEMENT_NODE
export const isText = (node: Node): boolean => node.nodeType === TEXT_NODE

/** Does an element leave nothing behind? */
export const isDropped = (element: Element) => DROPPED.has(element.localName) || isHidden(element)

/** Text with line breaks, links and the formats that the editor has, as HTML without attributes but `href`. */
export function inlineHtml(nodes: Iterable<Node>): string {
  let html = ''
  for (const node of nodes) {
    if (isText(node)) html += escapeHtml((node.textContent ?? '').replace(/[\s\u00a0]+/g, ' '))
    else if (isElement(node) && !isDropped(node)) html += elementHtml(node)
  }
  return html
}

function elementHtml(element: Element): string {
  if (element.localName === 'br') return '<br>'
  const content = inlineHtml(element.childNodes)
  if (isBlank(content)) return content.includes('<br>') ? '<br>' : ' '.repeat(content === '' ? 0 : 1)
  if (element.localName === 'a') return linkHtml(element.getAttribute('href') ?? '', content)
  return formatsOf(element).reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, content)
}

const linkHtml = (href: string, content: string) =>
  SAFE_LINK.test(href.trim()) ? `<a href="${escapeHtml(href.trim())}">${content}</a>` : content

/** Formats may be tags or styles; Google Docs wraps everything in a `b` that isn't bold. */
function formatsOf(element: Element): string[] {
  const weight = styleOf(element, 'font-weight')
  const slant = styleOf(element, 'font-style')
  const position = styleOf(element, 'vertical-align')
  const byTag = FORMATS[element.localName]
  const tags = new Set(byTag ? [byTag] : [])
  if (/^(bold|bolder|[6-9]00)$/.test(weight)) tags.add('strong')
  if (/^(normal|lighter|[1-5]00)$/.test(weight)) tags.delete('strong')
  if (slant === 'italic') tags.add('em')
  if (slant === 'normal') tags.delete('em')
  if (position === 'super') tags.add('sup')
  if (position === 'sub') tags.add('sub')
  return [...tags]
}

/** Nothing to see in it? */
export const isBlank = (html: string) => html.replace(/<br>|&nbsp;|\s/g, '').replace(/<[^>]*>/g, '') === ''

/** Without spaces and empty lines around it. */
export const trimmed = (html: string) => html.replace(/^(\s|<br>)+|(\s|<br>)+$/g, '').replace(/ *<br> */g, '<br>')
