import { inlineHtml, isBlank, isDropped, isElement, trimmed } from './inline-html'
import { listHtml } from './list-html'
import { tableHtml } from './table-html'
import { isWordItem, wordItemsFrom, wordListHtml } from './word-lists'

/** The page title is the only h1; an article's sections are h2 to h4. */
const HEADINGS: Record<string, string> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }

const BLOCKS =
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
const blocks = new Set(BLOCKS.split(' '))
const anyBlock = [...blocks].join(',')

/**
 * Cleans what was copied from Word or a web page: only headings, paragraphs, lists, tables, quotes, links and the formats of
 * the editor are left, with Word's paragraphs that look like lists made lists. Fonts, colours, scripts, pictures (whose
 * address nobody else could reach) and empty lines are gone.
 *
 * @param source a parsed document; `new DOMParser().parseFromString(html, 'text/html')`
 * @returns HTML; empty when nothing is left
 */
export function cleanPastedHtml(source: Document): string {
  return blocksHtml(source.body)
}

/** The content of an element as blocks; text that stands between them becomes paragraphs. */
export function blocksHtml(container: Element): string {
  const nodes = [...container.childNodes]
  let html = ''
  let inline: Node[] = []
  const flush = () => {
    html += paragraph('p', inline)
    inline = []
  }
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (!node || (isElement(node) && isDropped(node))) continue
    if (isWordItem(node)) {
      flush()
      const items = wordItemsFrom(nodes, index)
      html += wordListHtml(items)
      index = nodes.indexOf(items.at(-1) ?? node)
    } else if (isElement(node) && isBlock(node)) {
      flush()
      html += blockHtml(node)
    } else inline.push(node)
  }
  flush()
  return html
}

function isBlock(element: Element): boolean {
  return blocks.has(element.localName) || element.querySelector(anyBlock) !== null
}

function blockHtml(element: Element): string {
  const { localName } = element
  const heading = element.classList.contains('MsoTitle') ? 'h2' : HEADINGS[localName]
  if (heading) return paragraph(heading, element.childNodes)
  if (localName === 'ul' || localName === 'ol') return listHtml(element)
  if (localName === 'table') return tableHtml(element, blocksHtml)
  if (localName === 'hr') return '<hr>'
  if (localName === 'blockquote') return `<blockquote>${linesOf(element)}</blockquote>`.replace('<blockquote></blockquote>', '')
  return blocksHtml(element)
}

function paragraph(tag: string, nodes: Iterable<Node>): string {
  const html = trimmed(inlineHtml(nodes))
  return isBlank(html) ? '' : `<${tag}>${html}</${tag}>`
}

/** Paragraphs within a quote become its lines. */
function linesOf(element: Element): string {
  return blocksHtml(element)
    .replace(/<\/p><p>/g, '<br>')
    .replace(/<\/?p>/g, '')
}
