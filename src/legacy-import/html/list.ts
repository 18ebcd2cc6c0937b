import { isInline, isParent, lineBreak, list, listItem, type RichTextNode } from './nodes'
import type { Convert } from './table'
import type { HtmlElement } from './tree'

/**
 * A list as blocks. The editor's items have words and lists in them: what else stands in one, a picture or a table, comes between, and
 * the list goes on behind it with its next number.
 *
 * @param convert the content of items
 */
export function listBlocks(element: HtmlElement, convert: Convert): RichTextNode[] {
  const tag = element.name === 'ol' ? 'ol' : 'ul'
  const blocks: RichTextNode[] = []
  let items: RichTextNode[] = []
  let value = startOf(element)
  let first = value
  const close = () => {
    if (items.length > 0) blocks.push(list(tag, items, first))
    items = []
    first = value
  }
  for (const content of itemsOf(element, convert)) {
    let line: RichTextNode[] = []
    const endItem = () => {
      if (line.length === 0) return
      items.push(listItem(line, value))
      value += 1
      line = []
    }
    for (const block of content) {
      const words = wordsOf(block)
      if (words) line.push(...(line.length > 0 ? [lineBreak()] : []), ...words)
      else if (block.type === 'list') {
        endItem()
        items.push(listItem([block], value))
      } else {
        endItem()
        close()
        blocks.push(block)
      }
    }
    endItem()
  }
  close()
  return blocks
}

/** What stands beside the items belongs to an item of its own, a list to the one before. */
function itemsOf({ children }: HtmlElement, convert: Convert): RichTextNode[][] {
  return children.map((child) => convert(typeof child !== 'string' && child.name === 'li' ? child.children : [child]))
}

/** The words of a paragraph, a heading or a quote; null for other blocks. */
export function wordsOf(block: RichTextNode): RichTextNode[] | null {
  if (!/^(paragraph|heading|quote)$/.test(block.type) || !isParent(block)) return null
  return block.children.every(isInline) ? block.children : null
}

function startOf({ name, attributes }: HtmlElement): number {
  const start = Number.parseInt(attributes.start ?? '', 10)
  return name === 'ol' && Number.isFinite(start) && start > 0 ? start : 1
}
