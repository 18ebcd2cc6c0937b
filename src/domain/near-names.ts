import { foldLetters } from '../lib/fold-letters'
import { distanceWithin } from '../lib/letter-distance'
import { wordsIn } from '../lib/words'

/** A name that the site knows: of a product, of a category. */
export type Name = {
  name: string
  /** What lists are searched for in its place: the model of a product. */
  word: string
  /** Its own page. */
  href: string
}

/** A name with its spellings as they are compared. */
export type FoldedName = Name & { spellings: readonly string[] }

/** So many are offered. */
export const MOST_SHOWN = 4
/** A letter in so many may be wrong, and so many at most. */
const LETTERS_PER_MISTAKE = 4
const MOST_MISTAKES = 3
/** What is longer is a sentence: names may stand in it, but it is nobody's misspelling. */
const LONGEST_WORD = 32

/** Prepares names to be compared, which takes longer than comparing them. */
export const foldNames = (names: readonly Name[]): FoldedName[] =>
  names.map((name) => ({ ...name, spellings: [...new Set([foldLetters(name.word), foldLetters(name.name)])] }))

/**
 * The names that somebody may have meant by a word that finds nothing (spec: common-parts/near-names): those that it is a part of, else
 * those that have its words in any order, those that are a part of it, and those that differ from it by few letters.
 *
 * @returns the nearest first, four at most
 */
export function nearNames(asked: string, names: readonly FoldedName[]): Name[] {
  const word = foldLetters(asked)
  if (word.length < 2) return []
  for (const farness of [
    farnessAround([word]),
    farnessAround(wordsIn(asked).map(foldLetters)),
    farnessInside(word),
    farnessByMistakes(word),
  ]) {
    const near = names
      .map((name) => ({ name, far: Math.min(...name.spellings.map(farness)) }))
      .filter(({ far }) => far < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.far - b.far)
    if (near.length > 0) return near.slice(0, MOST_SHOWN).map(({ name: { name, word, href } }) => ({ name, word, href }))
  }
  return []
}

/**
 * A word as the names of the site spell it, when several have it: `HM3` for `ＨＭ３`.
 *
 * @returns null when it is spelt so already
 */
export function respelt(asked: string, names: readonly FoldedName[]): Name | null {
  const word = foldLetters(asked)
  const having = word.length < 2 ? [] : names.filter(({ spellings }) => spellings.some((spelling) => spelling.includes(word)))
  if (having.length < 2) return null
  const spelt = having.map(({ name }) => wordIn(name, word)).find((found) => found !== null)
  if (!spelt || spelt.toLowerCase() === asked.trim().toLowerCase()) return null
  return { name: spelt, word: spelt, href: `/GoodsListView?${new URLSearchParams({ search: 'true', val: spelt })}` }
}

type Farness = (spelling: string) => number

const farnessAround =
  (words: readonly string[]): Farness =>
  (spelling) =>
    words.every((word) => spelling.includes(word)) ? spelling.length : Number.POSITIVE_INFINITY

const farnessInside =
  (word: string): Farness =>
  (spelling) =>
    spelling.length > 2 && word.includes(spelling) ? word.length - spelling.length : Number.POSITIVE_INFINITY

/** Mistakes count before the length. Most names are passed over unmeasured: whatever the mistakes are, some piece of the word is whole. */
function farnessByMistakes(word: string): Farness {
  const most = word.length < 3 || word.length > LONGEST_WORD ? 0 : mistakesIn(word)
  const pieces = most > 0 ? piecesOf(word, 2 * most + 1) : []
  return (spelling) => {
    if (!pieces.some((piece) => spelling.includes(piece))) return Number.POSITIVE_INFINITY
    const mistakes = distanceWithin(word, spelling)
    return mistakes > most ? Number.POSITIVE_INFINITY : mistakes * 1000 + Math.abs(spelling.length - word.length)
  }
}

const mistakesIn = (word: string) => Math.min(MOST_MISTAKES, Math.max(1, Math.floor(word.length / LETTERS_PER_MISTAKE)))

function piecesOf(word: string, count: number): string[] {
  const edge = (index: number) => Math.floor((index * word.length) / count)
  return Array.from({ length: count }, (_, index) => word.slice(edge(index), edge(index + 1))).filter(Boolean)
}

const isLetter = (text: string | undefined) => text !== undefined && foldLetters(text) !== ''

/** The part of a name that is this word, with no other letter beside it. */
function wordIn(name: string, word: string): string | null {
  const letters = [...name].flatMap((letter, index) => [...foldLetters(letter)].map((folded) => ({ folded, index })))
  const characters = [...name]
  const start = letters
    .map(({ folded }) => folded)
    .join('')
    .indexOf(word)
  const [first, last] = [letters[start]?.index, letters[start + word.length - 1]?.index]
  if (start < 0 || first === undefined || last === undefined) return null
  if (isLetter(characters[first - 1]) || isLetter(characters[last + 1])) return null
  return characters.slice(first, last + 1).join('')
}
