/** So many characters at a time are indexed: a keyword that is no longer is found by the index alone. */
const LONGEST_PIECE = 3

/**
 * What a published document has beside its fields in MongoDB, under the name `listing`, and no other document has: public lists are
 * read by it (record 0049). Payload does not know of it, and hands it to nobody.
 */
export type Listing = {
  isOn: true
  /** The text of the list in small letters: what a keyword is compared with. */
  text: string
  /** All that follows one another in it, one to three characters long, each once. */
  words: string[]
}

export function listingOf(text: string): Listing {
  const small = text.toLowerCase()
  const characters = [...small]
  const pieces = characters.flatMap((_, index) =>
    Array.from({ length: Math.min(LONGEST_PIECE, characters.length - index) }, (_, more) =>
      characters.slice(index, index + more + 1).join(''),
    ),
  )
  return { isOn: true, text: small, words: [...new Set(pieces)] }
}

/** Which documents hold a keyword, at least one character: literally, in any case (spec: prod-api/text-filters). */
export function keywordCondition(keyword: string): Record<string, unknown> {
  const small = keyword.toLowerCase()
  if ([...small].length <= LONGEST_PIECE) return { 'listing.words': small }
  return { 'listing.words': { $all: piecesOf(keyword) }, 'listing.text': { $regex: literal(small) } }
}

/** Any three characters of a word that follow one another; none of a word that has not so many. */
export function piecesOf(word: string): string[] {
  const characters = [...word.toLowerCase()]
  const pieces = characters.slice(LONGEST_PIECE - 1).map((_, index) => characters.slice(index, index + LONGEST_PIECE).join(''))
  return [...new Set(pieces)]
}

/** Every character stands for itself. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
