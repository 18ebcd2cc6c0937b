import { tradeWords } from '../trade-words'
import { foldName } from './fold'
import { spellingOf } from './pinyin'

/** Words that mean the same, as they are compared, with their spellings in Latin letters. */
type Group = { words: readonly string[]; spellings: readonly string[] }

/** The words that queries are read with. */
export type Lexicon = {
  groups: readonly Group[]
  /** Those that have others beside them, the longest first. */
  words: readonly string[]
  /** What a misspelt word may have been meant as: the word as it is compared, and how it is printed. */
  known: ReadonlyMap<string, string>
}

/** A word of one character parts others. */
const SHORTEST_WORD = 2
/** From so many letters on, a beginning is enough. */
const SHORTEST_BEGINNING = 2
const SHORTEST_SPELLING = 3
/** What may be Chinese in Latin letters. */
export const SPELLING = /^[a-z]{3,}$/

/**
 * @param synonyms groups of words that mean the same
 * @param names of categories, which like the words of the trade mean themselves
 */
export function makeLexicon(synonyms: readonly (readonly string[])[], names: readonly string[]): Lexicon {
  const all = [...synonyms, ...[...names, ...tradeWords].map((name) => [name])]
  const groups = all.map((words) => {
    const spelt = words.map(spellingOf).flatMap(({ full, initials }) => [full, initials])
    return {
      words: [...new Set(words.map(foldName).filter((word) => word.length >= SHORTEST_WORD))],
      spellings: [...new Set(spelt.filter((spelling) => spelling.length >= SHORTEST_SPELLING))],
    }
  })
  const words = new Set(groups.filter((group) => group.words.length > 1).flatMap((group) => group.words))
  return {
    groups,
    words: [...words].sort((one, other) => other.length - one.length),
    known: new Map(all.flat().map((word) => [foldName(word), word])),
  }
}

/** Other words for a word, or for what it is the beginning of; itself is none of them. */
export function synonymsOf(word: string, { groups }: Lexicon): string[] {
  const isMeant = ({ words }: Group) =>
    words.includes(word) || (word.length >= SHORTEST_BEGINNING && words.length > 1 && words.some((other) => other.startsWith(word)))
  return othersThan(word, groups.filter(isMeant))
}

/** The words that are spelt so in Latin letters, whole or from their beginning. */
export function spelledBy(letters: string, { groups }: Lexicon): string[] {
  if (!SPELLING.test(letters)) return []
  return othersThan(
    letters,
    groups.filter(({ spellings }) => spellings.some((spelling) => spelling.startsWith(letters))),
  )
}

const othersThan = (word: string, groups: readonly Group[]) =>
  [...new Set(groups.flatMap(({ words }) => words))].filter((other) => other !== word)
