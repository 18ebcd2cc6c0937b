import { escapeHtml } from '@/lib/html'
import { findMatch } from './find-match'

/** A tag, a character written as an entity, or a stretch of plain characters. */
const TOKEN = /<[^>]*>|&(?:amp|lt|gt|quot|#39|nbsp);|[^<&]+|[<&]/g

/** What stands between blocks is no text: nothing matches across it. */
const BREAK = '\n'
const BLOCK = /^<\/?(?:p|li|ul|ol|h[2-4]|t[dhr]|table|tbody|div|blockquote|figure|figcaption|br|hr)\b/

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** A tag, or one character as text and as it is written. */
type Piece = { html: string; text: string }

/**
 * Marks words wherever they stand in formatted text, also where they run through elements: in `I<sub>cu</sub>` the word Icu.
 *
 * @param html sanitised by the read side
 * @param markClass the class of the marks
 */
export function markWords(html: string, words: readonly string[], markClass: string): string {
  if (words.length === 0) return html
  const pieces = piecesOf(html)
  const marked = markedAt(pieces.map(({ text }) => text).join(''), words)
  let at = 0
  let isOpen = false
  let result = ''
  for (const piece of pieces) {
    // A place where a line may break parts no mark.
    const isMarked: boolean = piece.html === '<wbr>' ? isOpen : piece.text !== '' && marked[at] === true
    if (isMarked !== isOpen) {
      result += isMarked ? `<mark class="${escapeHtml(markClass)}">` : '</mark>'
      isOpen = isMarked
    }
    result += piece.html
    at += piece.text.length
  }
  return isOpen ? `${result}</mark>` : result
}

/** Tags within a line have no text of their own, those of blocks a break. */
function piecesOf(html: string): Piece[] {
  return Array.from(html.matchAll(TOKEN), ([token]) => token).flatMap((token): Piece[] => {
    if (token.startsWith('<') && token.length > 1) return [{ html: token, text: BLOCK.test(token) ? BREAK : '' }]
    const character = characters[token]
    return character === undefined ? token.split('').map((one) => ({ html: one, text: one })) : [{ html: token, text: character }]
  })
}

/** For each character of a text: is it part of a word? */
function markedAt(text: string, words: readonly string[]): boolean[] {
  const marked: boolean[] = []
  for (const word of words) {
    for (let at = findMatch(text, word); at !== -1; at = findMatch(text, word, at + word.length)) {
      for (let index = at; index < at + word.length; index++) marked[index] = true
    }
  }
  return marked
}
