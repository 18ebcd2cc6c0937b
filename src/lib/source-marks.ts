/** Where a text comes from: a document by its name in addresses (`products.153`, `home-page`), and the path of its field. */
export type Source = {
  document: string
  /** `mainParameters.1.value`; in formatted text followed by the place of the paragraph among its siblings: `content#2.0`. */
  path: string
}

/** Unicode's tag characters: a copy of ASCII that shows nothing, breaks no line and gets no space between letters. */
const OFFSET = 0xe0000
const [OPEN, CLOSE] = ['[', ']'].map((sign) => String.fromCodePoint(OFFSET + sign.charCodeAt(0)))
/** A mark, or what is left of one that was cut off; flags, which are written with tags as well, have no brackets. */
const REMAINS = /\u{e005b}[\u{e0020}-\u{e007e}]*/gu
const MARK_ONCE = new RegExp(`${OPEN}([^${OPEN}${CLOSE}]+)${CLOSE}`, 'u')
const MARK = new RegExp(MARK_ONCE, 'gu')

const move = (text: string, by: number) => Array.from(text, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + by)).join('')

/** A source on one line of ASCII: `products.153:cover`. */
export const formatSource = ({ document, path }: Source): string => `${document}:${path}`

/** @returns null for what is no source */
export function parseSource(text: string): Source | null {
  const [document = '', path] = text.split(/:(.*)/s)
  return document && path ? { document, path } : null
}

/** What a source follows at the end of a picture's address. */
export const FROM = '#from='
const FROM_AT_END = new RegExp(`${FROM}[a-z0-9.-]+:[\\w.#-]+$`)

/** A source as invisible characters (record 0070). */
export const markOf = (source: Source): string => `${OPEN}${move(formatSource(source), OFFSET)}${CLOSE}`

/** A text with its mark; spaces stay at its end, where they are trimmed. */
export const withMark = (text: string, mark: string): string => text.replace(/\s*$/, (spaces) => mark + spaces)

/** A text as it is shown and stored, or the address of a picture. */
export const withoutMarks = (text: string): string => text.replace(REMAINS, '').replace(FROM_AT_END, '')

/** The marks of a text, for what is made of it. */
export const marksOf = (text: string): string => (text.match(MARK) ?? []).join('')

/** The first mark of a text, for its beginning alone. */
export const firstMarkOf = (text: string): string => MARK_ONCE.exec(text)?.[0] ?? ''

/** Is there anything of a mark in it, whole or cut? */
export const hasMarks = (text: string): boolean => text.search(REMAINS) >= 0

/** A piece of text that comes from one place, where it stands in the whole, marks included. */
export type MarkedPiece = { source: Source; start: number; end: number }

/** The pieces of a text with marks, in their order; each mark stands behind what it is about. */
export function markedPieces(text: string): MarkedPiece[] {
  let start = 0
  return [...text.matchAll(MARK)].flatMap(({ 0: mark, 1: coded = '', index }) => {
    const piece = { start, end: index }
    start = index + mark.length
    const source = parseSource(move(coded, -OFFSET))
    return source ? [{ ...piece, source }] : []
  })
}

/** A value with everything in it as it is shown and stored: rows of documents, formatted texts. */
export function deepWithoutMarks<T>(value: T): T
export function deepWithoutMarks(value: unknown): unknown {
  if (typeof value === 'string') return withoutMarks(value)
  if (Array.isArray(value)) return value.map((item: unknown) => deepWithoutMarks(item))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deepWithoutMarks(item)]))
}

/** Dates, files and ids of MongoDB stay what they are. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
