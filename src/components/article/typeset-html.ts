import 'server-only'
import { splitSymbols } from '@/domain/split-symbols'
import { escapeHtml } from '@/lib/html'
import { linePieces } from '../symbols/line-pieces'
import { labelTables } from './table-labels'

/** So many texts are remembered: a few milliseconds for the longest, and pages of both layouts and many addresses show the same. */
const REMEMBERED = 200

const remembered = new Map<string, string>()

/** A tag, or the text up to the next one. Sanitised text has no `<` of its own. */
const TOKEN = /<(\/?)(\w+)[^>]*>|[^<]+/g

/**
 * Sets the text of an article: symbols with real indices, quantities and telephone numbers in one line, headings that break between
 * words (spec: common-parts/symbols, common-parts/chinese-breaks). What `/prod-api` answers stays as it was written.
 *
 * @param html sanitised by the read side
 */
export function typesetHtml(html: string): string {
  const known = remembered.get(html)
  if (known !== undefined) return known
  const set = typeset(html)
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(html, set)
  return set
}

/** Sets a plain text: `Symbols` as HTML. */
export const typesetText = (text: string): string => setText(escapeHtml(text), false)

/** Sets a plain text as a title, for what is shown by a client component: `TitleText` as HTML. */
export const typesetTitle = (text: string): string => setText(escapeHtml(text), true)

function typeset(html: string): string {
  let indices = 0
  let headings = 0
  return labelTables(html).replace(TOKEN, (token: string, slash: string | undefined, tag: string | undefined) => {
    if (tag) {
      const step = slash ? -1 : 1
      if (tag === 'sub' || tag === 'sup') indices += step
      if (/^h[2-4]$/.test(tag)) headings += step
      return token
    }
    return indices > 0 ? token : setText(token, headings > 0)
  })
}

function setText(text: string, isHeading: boolean): string {
  return splitSymbols(text)
    .map((part) => {
      if (part.kind === 'symbol') return `<span class="together">${part.text}<sub>${part.sub}</sub></span>`
      if (part.kind === 'quantity') return `<span class="together">${part.text}</span>`
      return isHeading ? breakable(part.text) : part.text
    })
    .join('')
}

/** Pieces of characters written as entities stay whole. */
const breakable = (text: string) => (text.includes('&') ? text : linePieces(text).join('<wbr>'))
