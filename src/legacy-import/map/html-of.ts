import { escapeHtml } from '../../lib/html'
import type { HtmlNode } from '../html/tree'

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** A parsed piece of HTML as text again. */
export function htmlOf(node: HtmlNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  const within = node.children.map(htmlOf).join('')
  if (node.name === '') return within
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const open = `<${node.name}${attributes.join('')}>`
  return VOID.test(node.name) ? open : `${open}${within}</${node.name}>`
}
