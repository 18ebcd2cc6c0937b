import { clauseOf } from './condition'
import type { Described, Entry } from './entry'
import { foldText } from './fold'
import { SPELLING } from './lexicon'
import { matchedPlaces } from './mark'
import { quantitiesIn } from './quantities'
import type { Query, Token } from './query'

/** Where a word of a search was met. */
export type Met =
  | { where: 'name' | 'synonym' | 'spelt'; word: string }
  | { where: 'spelling' }
  | { where: 'detail' | 'text'; excerpt: string }
  | { where: 'page'; page: number; excerpt: string }

export type Reason = { token: string; met: Met | null }

/** What a document says, with the pages of a PDF by themselves. */
type Said = Pick<Described, 'details' | 'texts'> & { pages: readonly string[] }

/** So much of a text is shown around what was asked for. */
const BEFORE = 16
const LONGEST_EXCERPT = 60

/**
 * Why an entry was found: for each word of a search the first place that has it, in the order in which places count.
 *
 * @param withSpelling whether Latin letters spell Chinese in this search
 */
export const reasonsOf = (entry: Pick<Entry, 'name' | 'spelling'>, said: Said, query: Query, withSpelling: boolean): Reason[] =>
  query.tokens.map((token) => ({
    token: token.text,
    met: inName(entry, token, withSpelling) ?? inDetails(said, token, withSpelling) ?? inTexts(said, token, withSpelling),
  }))

function inName({ name, spelling }: Pick<Entry, 'name' | 'spelling'>, { text, synonyms, spelt }: Token, withSpelling: boolean): Met | null {
  if (name.includes(text)) return { where: 'name', word: text }
  const synonym = longestIn(name, synonyms)
  if (synonym) return { where: 'synonym', word: synonym }
  if (!withSpelling) return null
  const word = longestIn(name, spelt)
  if (word) return { where: 'spelt', word }
  return SPELLING.test(text) && spelling.includes(text) ? { where: 'spelling' } : null
}

const longestIn = (name: string, words: readonly string[]) =>
  [...words].sort((one, other) => other.length - one.length).find((word) => name.includes(word))

function inDetails({ details }: Said, token: Token, withSpelling: boolean): Met | null {
  const has = token.quantity ? hasQuantity(token, token.quantity) : hasWord(token, withSpelling)
  const detail = details.find(has)
  return detail === undefined ? null : { where: 'detail', excerpt: excerptOf(detail, token) }
}

/** The unit may stand once for a list of numbers. */
const hasQuantity = ({ text }: Token, quantity: string) => {
  const [number = text] = /^\d+(\.\d+)?/.exec(text) ?? []
  const alone = new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d.])`)
  return (detail: string) => quantitiesIn(detail).includes(quantity) || alone.test(detail)
}

function inTexts({ texts, pages }: Said, token: Token, withSpelling: boolean): Met | null {
  const has = hasWord(token, withSpelling)
  const text = texts.find(has)
  if (text !== undefined) return { where: 'text', excerpt: excerptOf(text, token) }
  const page = pages.findIndex(has)
  return page < 0 ? null : { where: 'page', page: page + 1, excerpt: excerptOf(pages[page] ?? '', token) }
}

function hasWord(token: Token, withSpelling: boolean) {
  const needles = clauseOf({ ...token, quantity: null }, 'texts', withSpelling).filter(({ field }) => field === 'texts')
  return (text: string) => {
    const folded = foldText(text)
    return needles.some((needle) => folded.includes(needle.text))
  }
}

function excerptOf(text: string, token: Token): string {
  const [start = 0] = matchedPlaces(text, { whole: token.text, tokens: [token] })[0] ?? []
  const from = start > BEFORE ? start - BEFORE : 0
  const excerpt = text
    .slice(from, from + LONGEST_EXCERPT)
    .replace(/\s+/g, ' ')
    .trim()
  return `${from > 0 ? '…' : ''}${excerpt}${from + LONGEST_EXCERPT < text.length ? '…' : ''}`
}
