import { type HtmlNode, parseHtml } from '../html/tree'
import type { Remark } from './wanted'

const LINES = /^(p|div|br|li|tr|h[1-6]|section)$/
const CODE = /^(script|style|head|title|template)$/

/** A text of which some sources make HTML: without tags, its paragraphs as lines. */
export function plainText(text: string, remarks: Remark[]): string {
  if (!/<\/?[a-z][^>]*>|&(#\d+|[a-z]+);/i.test(text)) return text.trim()
  const plain = linesOf(parseHtml(text))
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
  if (/<(?!\/?(p|br|span|div)\b)[a-z][^>]*>/i.test(text)) remarks.push({ kind: 'flattened-html', about: text })
  return plain
}

/** The same on one line. */
export const oneLine = (text: string, remarks: Remark[]): string => plainText(text, remarks).replace(/\s*\n\s*/g, ' ')

function linesOf(node: HtmlNode): string {
  if (typeof node === 'string') return node.replace(/[ \t\r\n]+/g, ' ')
  if (CODE.test(node.name)) return ''
  const within = node.children.map(linesOf).join('')
  return LINES.test(node.name) ? `\n${within}\n` : within
}
