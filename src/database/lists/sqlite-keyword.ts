import type { ListedCollection } from './list'

/** The tokenizer `trigram` indexes three characters at a time. */
const PIECE = 3

/** Two characters and the mark that the migration `listed_words` puts after them are a piece, too. */
const INDEXED_FROM = 2
const MARK = '\u001f'

/** What is asked of the index of words; null for a keyword that it does not know. */
export function wordsOf(keyword: string): string | null {
  const { length } = [...keyword]
  if (length < INDEXED_FROM || keyword.includes(MARK)) return null
  return phrase(length < PIECE ? `${keyword}${MARK}` : keyword)
}

/** How the index numbers its rows: the category before the document's id. */
export const CATEGORY = 'rowid >> 32'
export const ID = 'rowid & 0xffffffff'

export const tableOfWords = (collection: ListedCollection) => `${collection}_listed_words`

/**
 * Which rows hold a keyword. By the index of words from two characters on; below, every text is looked at.
 *
 * @param column of the text
 * @param keyword at least one character
 */
export function keywordCondition(collection: ListedCollection, column: string, keyword: string): { sql: string; args: string[] } {
  const words = wordsOf(keyword)
  if (words === null) return lookedAt(column, [...keyword])
  const table = tableOfWords(collection)
  return { sql: `id IN (SELECT ${ID} FROM ${table} WHERE ${table} MATCH ?)`, args: [words] }
}

/** SQLite takes only the letters of ASCII for the same in any case: of others, every spelling is asked for. */
function lookedAt(column: string, characters: readonly string[]) {
  const spellings = characters.reduce<string[]>(
    (before, character) => before.flatMap((start) => casesOf(character).map((one) => start + one)),
    [''],
  )
  return {
    sql: `(${spellings.map(() => `${column} LIKE ? ESCAPE '\\'`).join(' OR ')})`,
    args: spellings.map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`),
  }
}

const casesOf = (character: string) => [...new Set([character, character.toLowerCase(), character.toUpperCase()])]

const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Asks for any three characters of a word that follow one another; empty for a word that has not so many. */
export function piecesOf(word: string): string {
  const characters = [...word]
  const pieces = characters.slice(PIECE - 1).map((_, index) => characters.slice(index, index + PIECE).join(''))
  return [...new Set(pieces)].map(phrase).join(' OR ')
}
