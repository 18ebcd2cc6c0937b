/** A name and what is said of it, as one cell holds several: `极数 = 3、4；分断等级 = H`. */
export type Pair = { name: string; text: string }

/** What is escaped belongs to no form; of a semicolon only one behind which another pair begins. */
const BETWEEN_PAIRS = /\\.|(?<sign>[；;\n](?=(?:[^；;\n=＝\\]|\\.)*[=＝]))|./gsu
const EQUALS = /\\.|(?<sign>[=＝])|./gsu
const BETWEEN_ITEMS = /\\.|(?<sign>[、，,])|./gsu

/** Pairs as one line. A backslash stands before signs that would be read as form. */
export const writePairs = (pairs: readonly Pair[]): string =>
  pairs.map(({ name, text }) => `${name.replace(/[\\；;=＝]/g, '\\$&')} = ${text.replace(/[=＝]/g, '\\$&')}`).join('；')

/**
 * The pairs of such a line, or of several lines; texts keep their backslashes, for `readItems` or `readText`.
 *
 * @returns null where a part has no equals sign
 */
export function readPairs(cell: string): Pair[] | null {
  if (cell.trim() === '') return []
  const pairs = split(cell.trim(), BETWEEN_PAIRS).map((part) => {
    const [name = '', ...rest] = split(part, EQUALS)
    return rest.length === 0 ? null : { name: readText(name), text: part.slice(name.length + 1).trim() }
  })
  return pairs.every((pair) => pair !== null) ? pairs : null
}

/** Several values of a pair. */
export const writeItems = (items: readonly string[]): string => items.map((item) => item.replace(/[\\；;、，,]/g, '\\$&')).join('、')

export const readItems = (text: string): string[] => split(text, BETWEEN_ITEMS).map(readText)

/** The only value of a pair. */
export const writeText = (text: string): string => text.replaceAll('\\', '\\\\')

export const readText = (text: string): string => text.trim().replace(/\\(.)/gsu, '$1')

function split(text: string, tokens: RegExp): string[] {
  const parts = ['']
  for (const { 0: token, groups } of text.matchAll(tokens)) {
    if (groups?.sign) parts.push('')
    else parts.push((parts.pop() ?? '') + token)
  }
  return parts
}
