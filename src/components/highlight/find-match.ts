/** ASCII letters alone, so that no character changes its length. */
const foldCase = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * Where a keyword stands in a text, as the search finds it: every character literal, ASCII letters in any case
 * (spec: prod-api/text-filters).
 *
 * @returns the index of the first match at or after `from`; -1 for none, and for an empty keyword
 */
export function findMatch(text: string, keyword: string, from = 0): number {
  return keyword === '' ? -1 : foldCase(text).indexOf(foldCase(keyword), from)
}
