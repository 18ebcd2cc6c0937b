import { isPlainObject } from './shapes'

/** Where a line ends in a text with its formatting. */
const BLOCKS = new Set(['paragraph', 'heading', 'quote', 'listitem', 'tablerow'])

/** The words of a text with its formatting, a line for each paragraph. */
export function textOf(value: unknown): string {
  return wordsIn(isPlainObject(value) ? (value.root ?? value) : value)
    .replace(/\n{2,}/g, '\n')
    .trim()
}

function wordsIn(node: unknown): string {
  if (!isPlainObject(node)) return ''
  if (typeof node.text === 'string') return node.text
  if (node.type === 'upload') return '[图片]\n'
  if (node.type === 'block') return '[内容块]\n'
  if (node.type === 'linebreak') return '\n'
  const inside = Array.isArray(node.children) ? node.children.map(wordsIn).join(node.type === 'tablerow' ? ' ' : '') : ''
  return BLOCKS.has(String(node.type)) ? `${inside}\n` : inside
}
