import type { Entry, FoundKind } from './entry'
import { foldName, GAP } from './fold'
import { SPELLING } from './lexicon'
import type { Query, Token } from './query'

/** What an entry is worth for each way in which a query meets it; the sum decides among those of one level. */
const worth = {
  /** The query is its name as a whole, or another word for it. */
  sameKey: 12,
  meantKey: 10,
  /** Its model is the beginning of a longer code. */
  keyBegins: 5,
  /** It begins with what was typed. */
  begins: 3.5,
  /** What was typed stands in it as one. */
  asOne: 1.2,
  /** A word of the query that stands there, or another for it, or its spelling, or elsewhere than in the names. */
  word: { literal: 1, synonym: 0.9, spelt: 0.7, elsewhere: 0.3 },
  /** The kind of a document says less than its title. */
  besideTitle: 0.6,
  /** A word of it from its beginning to its end, or from its beginning. */
  wholeWord: 0.8,
  wordBegins: 0.3,
  /** A rating that its model names: 800 A and HM3-800. */
  ratingInModel: 0.6,
  /** How much of its name was asked for. */
  coverage: 1.2,
} as const

/** Of what answers as well as another. */
const ofKind: Record<FoundKind, number> = { product: 0.5, category: 0.55, document: 0.1, solution: 0.1, story: 0.1, news: 0 }

/** Of a model at least so many letters, so that it says something in a longer code. */
const SHORTEST_MODEL = 4

const IN_BRACKETS = /[（(【《][^）)】》]*[）)】》]/g
const WORDS = /\p{Script=Han}+|[a-z0-9]+/gu
/** Between the names in a name. */
const AND = /[与和及]/u
const CODE = /^[a-z0-9]+$/

/** Of an entry, what its names say. */
type Named = Pick<Entry, 'kind' | 'keys' | 'name' | 'spelling' | 'title' | 'model'>

/** How well an entry answers a query: comparable among entries that were found at the same level. */
export function scoreOf(entry: Named, query: Query): number {
  const [title = ''] = entry.name.split(GAP)
  const words = wordsOf(entry.title)
  const parts = query.tokens.map((token) => partOf(token, entry, title, words))
  const named = entry.title.replace(IN_BRACKETS, '')
  const letters = named === entry.title ? title.length : foldName(named).length
  const quality = parts.reduce((sum, { value }) => sum + value, 0) / Math.max(parts.length, 1)
  const coverage = Math.min(1, parts.reduce((sum, { length }) => sum + length, 0) / Math.max(letters, 1))
  return keyWorth(entry, query, coverage) + quality + ofKind[entry.kind]
}

/** How a whole query meets a name of an entry: is it, means it, begins it, or begins with it; null when it does not. */
export type KeyMatch = 'same' | 'meant' | 'begins' | 'longer' | null

export function keyMatchOf({ kind, keys }: Pick<Entry, 'kind' | 'keys'>, { whole, tokens }: Query): KeyMatch {
  if (keys.includes(whole)) return 'same'
  const [token] = tokens
  const meant = tokens.length === 1 && token ? [...token.synonyms, ...token.spelt] : []
  if (keys.some((key) => meant.includes(key))) return 'meant'
  if (keys.some((key) => key.startsWith(whole))) return 'begins'
  const isLonger = keys.some((key) => key.length >= SHORTEST_MODEL && CODE.test(whole) && whole.startsWith(key))
  return kind === 'product' && isLonger ? 'longer' : null
}

function keyWorth(entry: Named, query: Query, coverage: number): number {
  const covered = worth.coverage * coverage
  const match = keyMatchOf(entry, query)
  if (match === 'same') return worth.sameKey + covered
  if (match === 'meant') return worth.meantKey + covered
  // Codes that begin alike stand in the editors' order.
  if (match === 'begins') return worth.begins + (CODE.test(query.whole) ? 0 : covered)
  if (match === 'longer') return worth.keyBegins
  return (entry.name.includes(query.whole) ? worth.asOne : 0) + covered
}

/** @property length of what it is in the title */
type Part = { value: number; length: number }

/** The best that a word of the query, or another for it, is in the names. */
function partOf(
  { text, synonyms, spelt, quantity }: Token,
  { name, spelling, model }: Named,
  title: string,
  words: readonly string[],
): Part {
  const inName = [
    { word: text, value: worth.word.literal },
    ...synonyms.map((word) => ({ word, value: worth.word.synonym })),
    ...spelt.map((word) => ({ word, value: worth.word.spelt })),
  ].filter(({ word }) => name.includes(word))
  const parts = inName.map(({ word, value }): Part => {
    if (!title.includes(word)) return { value: value * worth.besideTitle, length: 0 }
    return { value: value + placeWorth(word, words), length: word.length }
  })
  const best = parts.sort((one, other) => other.value - one.value || other.length - one.length)[0]
  if (best) return best
  if (SPELLING.test(text) && spelling.includes(text)) return { value: worth.word.spelt, length: 1 }
  const isRating = quantity !== null && wordsOf(model).includes(/^\d+/.exec(text)?.[0] ?? '')
  return { value: worth.word.elsewhere + (isRating ? worth.ratingInModel : 0), length: 0 }
}

function placeWorth(word: string, words: readonly string[]): number {
  if (words.includes(word)) return worth.wholeWord
  return words.some((other) => other.startsWith(word)) ? worth.wordBegins : 0
}

/** The words of a printed name: what separators part, with the names in a name. */
const wordsOf = (text: string): string[] => (text.toLowerCase().match(WORDS) ?? []).flatMap((word) => [word, ...word.split(AND)])
