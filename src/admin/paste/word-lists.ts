import { inlineHtml, isElement, isText, trimmed } from './inline-html'
import { isListMarker, styleOf } from './style-of'

type Item = { level: number; isOrdered: boolean; html: string }

const NUMBER = /^[\s(（]*(\d+|[a-z]{1,4}|[一二三四五六七八九十]+)[.)、．）]/i

/** Word writes lists as paragraphs that say their level: `mso-list:l0 level2 lfo1`. */
export function isWordItem(node: Node): node is Element {
  return isElement(node) && /\blevel\d/.test(styleOf(node, 'mso-list'))
}

/** The items from a place on, as long as nothing but space is between them. */
export function wordItemsFrom(nodes: readonly Node[], start: number): Element[] {
  const items: Element[] = []
  for (const node of nodes.slice(start)) {
    if (isWordItem(node)) items.push(node)
    else if (isElement(node) || (isText(node) && (node.textContent ?? '').trim() !== '')) break
  }
  return items
}

/** Such paragraphs as nested lists. */
export function wordListHtml(elements: readonly Element[]): string {
  return listHtml(elements.map(readItem), 0).html
}

function readItem(element: Element): Item {
  const level = Number(/level(\d)/.exec(styleOf(element, 'mso-list'))?.[1] ?? 1)
  const marker = [...element.querySelectorAll('[style]')].find(isListMarker)
  return { level, isOrdered: NUMBER.test(marker?.textContent ?? ''), html: trimmed(inlineHtml(element.childNodes)) }
}

/** One list from an item on, with the deeper ones inside; ends at an item of a higher level. */
function listHtml(items: readonly Item[], start: number): { html: string; end: number } {
  const first = items[start]
  if (!first) return { html: '', end: start }
  let html = ''
  let index = start
  while (index < items.length) {
    const item = items[index]
    if (!item || item.level < first.level) break
    const inner = (items[index + 1]?.level ?? 0) > item.level ? listHtml(items, index + 1) : { html: '', end: index + 1 }
    html += `<li>${item.html}${inner.html}</li>`
    index = inner.end
  }
  const tag = first.isOrdered ? 'ol' : 'ul'
  return { html: `<${tag}>${html}</${tag}>`, end: index }
}
