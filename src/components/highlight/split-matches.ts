/** A stretch of a text, where it starts, and whether it is the keyword. */
export type Stretch = { start: number; text: string; isMatch: boolean }

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

/** Cuts a text into matches and what is between them, from the left and without overlaps; joined, the text is whole again. */
export function splitMatches(text: string, keyword: string): Stretch[] {
  const stretches: Stretch[] = []
  let end = 0
  for (let at = findMatch(text, keyword); at !== -1; at = findMatch(text, keyword, end)) {
    if (at > end) stretches.push({ start: end, text: text.slice(end, at), isMatch: false })
    end = at + keyword.length
    stretches.push({ start: at, text: text.slice(at, end), isMatch: true })
  }
  if (end < text.length) stretches.push({ start: end, text: text.slice(end), isMatch: false })
  return stretches
}
