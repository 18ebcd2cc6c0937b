/** What words of a field begin with in the full-text index; those of names are as they are. Details have a second kind, Latin words in longer pieces. */
const MARKS = { name: '', short: '', spelling: 'ˢ', details: 'ᵈ', latin: 'ˡ', texts: 'ᵗ', quantities: 'ᵠ' } as const

/**
 * Pieces of a field as words of the index. It has one list of places for each word, whatever field it stands in, and looks through all of it for those of one field:
 * without marks, letters that spell thousands of names would be looked for in every one of these (record 0088).
 */
export const wordsOf = (marked: keyof typeof MARKS, pieces: readonly string[]): string =>
  pieces.map((piece) => `${MARKS[marked]}${piece}`).join(' ')
