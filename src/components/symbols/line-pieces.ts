import 'server-only'
import { tradeWords } from '@/domain/trade-words'
import { marksOf, withoutMarks } from '@/lib/source-marks'

/** They belong to what follows: a line may break before them, not after. */
const LEADING = new Set('与和及或在为对从向让把被以于按由至到第再不可新全各每未已将')

/** So many texts are remembered: titles come again on other pages, and cutting one takes a fifth of a millisecond. */
const REMEMBERED = 2000

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' })
const TRADE_WORDS = new RegExp(`(${[...tradeWords].sort((a, b) => b.length - a.length).join('|')})`)
const SINGLE = /^\p{Script=Han}$/u
const remembered = new Map<string, readonly string[]>()

/**
 * Cuts a Chinese text where a line may break: between words, never within one (spec: common-parts/chinese-breaks).
 *
 * @returns the pieces; joined, they are the text
 */
export function linePieces(text: string): readonly string[] {
  const known = remembered.get(text)
  if (known) return known
  const pieces = withoutLoneCharacters(segmentsOf(withoutMarks(text)))
  // Where a text comes from is no word of it (record 0070).
  if (pieces.length > 0) pieces.push(pieces.pop() + marksOf(text))
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(text, pieces)
  return pieces
}

type Segment = { text: string; isWord: boolean }

function segmentsOf(text: string): Segment[] {
  return text.split(TRADE_WORDS).flatMap((part, index) => {
    // The pattern captures: every other part is a word of the trade.
    if (index % 2 === 1) return [{ text: part, isWord: true }]
    return Array.from(segmenter.segment(part), ({ segment, isWordLike }) => ({ text: segment, isWord: isWordLike ?? false }))
  })
}

/**
 * The dictionary leaves what it does not know as single characters: several in a row are a word, one alone belongs to the word
 * before it, and a preposition to the one after. Signs stay with the word before them; where a line breaks at signs, browsers know.
 */
function withoutLoneCharacters(segments: readonly Segment[]): string[] {
  const pieces: string[] = []
  let isOpen = false
  segments.forEach(({ text, isWord }, index) => {
    const isAlone = SINGLE.test(text) && !LEADING.has(text) && !isSingle(segments[index - 1]) && !isSingle(segments[index + 1])
    const isWithinRun = isSingle(segments[index]) && isSingle(segments[index - 1])
    if (pieces.length > 0 && (isOpen || !isWord || isAlone || isWithinRun)) pieces[pieces.length - 1] += text
    else pieces.push(text)
    isOpen = !isWord || LEADING.has(text)
  })
  return pieces
}

/** A character that is no word by itself. */
function isSingle(segment: Segment | undefined): boolean {
  return segment !== undefined && SINGLE.test(segment.text) && !LEADING.has(segment.text)
}
