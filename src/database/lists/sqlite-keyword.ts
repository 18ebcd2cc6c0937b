import type { ListedCollection } from './list'

/** The tokenizer `trigram` indexes three characters at a time. */
const INDEXED_FROM = 3

/**
 * Which rows hold a keyword. By the index of words from three characters on; below, every text is looked at.
 *
 * @param column of the text
 * @param keyword at least one character
 */
export function keywordCondition(collection: ListedCollection, column: string, keyword: string): { sql: string; args: string[] } {
  const characters = [...keyword]
  if (characters.length < INDEXED_FROM) return lookedAt(column, characters)
  return {
    sql: `id IN (SELECT rowid FROM ${collection}_words WHERE ${collection}_words MATCH ?)`,
    args: [phrase(keyword)],
  }
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
  const pieces = characters.slice(INDEXED_FROM - 1).map((_, index) => characters.slice(index, index + INDEXED_FROM).join(''))
  return [...new Set(pieces)].map(phrase).join(' OR ')
}
