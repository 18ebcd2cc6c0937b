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

/** Is a word looked for among the short pieces of a name? */
export const isShort = (text: string): boolean => [...text].length < OF_NAMES
