import { inlineHtml, isBlank, isDropped, isElement, trimmed } from './inline-html'

const isList = (node: Node): node is Element => isElement(node) && (node.localName === 'ul' || node.localName === 'ol')

/** A list with the lists inside of it. Google Docs puts those beside the items; they belong to the item before. */
export function listHtml(list: Element): string {
  const items: string[] = []
  for (const child of list.children) {
    if (isDropped(child)) continue
    if (isList(child)) items.push(`${items.pop() ?? ''}${listHtml(child)}`)
    else {
      const item = itemHtml(child)
      if (item !== '') items.push(item)
    }
  }
  const content = items.map((item) => `<li>${item}</li>`).join('')
  return content === '' ? '' : `<${list.localName}>${content}</${list.localName}>`
}

function itemHtml(item: Element): string {
  const parts = { text: '', lists: '' }
  collect(item, parts)
  const text = trimmed(parts.text)
  return isBlank(text) ? parts.lists : `${text}${parts.lists}`
}

/** Paragraphs and the like within an item become its lines. */
function collect(element: Element, parts: { text: string; lists: string }): void {
  for (const node of element.childNodes) {
    if (isElement(node) && isDropped(node)) continue
    if (isList(node)) parts.lists += listHtml(node)
    else if (isElement(node) && /^(p|div|section|figure|h[1-6])$/.test(node.localName)) {
      parts.text += '<br>'
      collect(node, parts)
    } else parts.text += inlineHtml([node])
  }
}
