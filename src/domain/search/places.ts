import { foldName } from './fold'
import { type Spelling, spellingOf } from './pinyin'

/** Where something begins and ends in a printed text: UTF-16 units. */
export type Place = readonly [start: number, end: number]

/** A character as it is compared, with its place in the printed text. */
type Letter = { folded: string; place: Place }

function lettersOf(text: string, fold: (character: string) => string): Letter[] {
  let start = 0
  return [...text].flatMap((character): Letter[] => {
    const place: Place = [start, start + character.length]
    start = place[1]
    return [...fold(character)].map((folded) => ({ folded, place }))
  })
}

/** All places of a word in a printed text, however either is spelt: `hm3250` stands in `HM3-250` from the H to the 0. */
export const placesOf = (word: string, text: string): Place[] => placesIn(word, lettersOf(text, foldName))

/** Titles are made of few different characters. */
const MOST_KEPT = 5000
const kept = new Map<string, Spelling>()

function spelt(character: string): Spelling {
  const known = kept.get(character)
  if (known) return known
  const spelling = spellingOf(character)
  if (kept.size < MOST_KEPT) kept.set(character, spelling)
  return spelling
}

/** All places of Chinese that is spelt so, by whole syllables or their first letters. */
export function placesSpelt(letters: string, text: string): Place[] {
  const whole = placesIn(
    letters,
    lettersOf(text, (character) => spelt(character).full),
  )
  return whole.length > 0
    ? whole
    : placesIn(
        letters,
        lettersOf(text, (character) => spelt(character).initials),
      )
}

function placesIn(word: string, letters: readonly Letter[]): Place[] {
  const folded = letters.map((letter) => letter.folded)
  const wanted = [...word]
  if (wanted.length === 0) return []
  const places: Place[] = []
  for (let at = 0; at + wanted.length <= folded.length; at += 1) {
    if (!wanted.every((letter, index) => folded[at + index] === letter)) continue
    const [first, last] = [letters[at], letters[at + wanted.length - 1]]
    if (first && last) places.push([first.place[0], last.place[1]])
  }
  return places
}

/** In order, those that meet as one. */
export function joined(places: readonly Place[]): Place[] {
  const result: Place[] = []
  for (const [start, end] of [...places].sort((one, other) => one[0] - other[0])) {
    const last = result.at(-1)
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)]
    else result.push([start, end])
  }
  return result
}
