/** So many characters of names at a time are indexed, and of texts, which are longer. */
const OF_NAMES = 3
const OF_TEXTS = 2

/** Pieces of a text that follow one another, each so many characters long. */
export function pieces(text: string, length: number): string[] {
  const characters = [...text]
  return characters.slice(length - 1).map((_, index) => characters.slice(index, index + length).join(''))
}

/** All that is one or two characters long in a name, each once. */
export const shortPieces = (name: string): string[] => [...new Set([1, 2].flatMap((length) => pieces(name, length)))]

export const namePieces = (name: string): string[] => pieces(name, OF_NAMES)
export const textPieces = (text: string): string[] => pieces(text, OF_TEXTS)

/**
 * Pieces of three of the words of Latin letters and figures alone, in their order: those of two are in nearly every text, so that a phrase of them
 * reads all of these (record 0099). A gap stands at both ends of such a word, so that the pieces of two words never seem to be one.
 */
export const latinPieces = (text: string): string[] => pieces(text, OF_NAMES).filter(isLatin)

/** Can all of a text be looked for in its Latin pieces? */
export const isLatinText = (text: string): boolean => isLatin(text) && !isShort(text)

/** With the gaps between words, which are part of them. */
const isLatin = (text: string) => /^[a-z0-9·]+$/.test(text)

/** Is a word looked for among the short pieces of a name? */
export const isShort = (text: string): boolean => [...text].length < OF_NAMES
