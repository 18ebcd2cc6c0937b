/** A row: a product by its public number, or an order code of one. */
export type ListRow = {
  /** Tells rows apart that name the same. */
  key: string
  product: string
  /** As printed, with its accessories; empty for the product as a whole. */
  code: string
  quantity: number
  /** Where it goes, and whatever else is to be said. */
  note: string
}

/** What a row says, wherever it is kept. */
export type ListedItem = Omit<ListRow, 'key'>

/** A list with the name of its project; empty while it has none. */
export type SelectionList = { id: string; name: string; rows: readonly ListRow[] }

/** So much a list may have, and a device may keep (spec: selection-list/limits). */
export const listLimits = { rows: 1000, lists: 20, name: 60, note: 200, quantity: 9999, code: 200, product: 20 } as const

/** What a list without a name is called. */
export const UNNAMED = '未命名'

/** How many pieces a list names. */
export const piecesOf = (rows: readonly Pick<ListRow, 'quantity'>[]): number => rows.reduce((sum, { quantity }) => sum + quantity, 0)

/** A text in one line, with so many characters at most, and none that is half a one. */
export function oneLine(text: string, most: number): string {
  const line = text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\p{Cs}\uFFFD]/gu, '')
    .trim()
  return [...line].slice(0, most).join('').trim()
}

/** A whole number that a list may have; `fallback` for what is none. */
export function quantityIn(text: string, fallback: number): number {
  const digits = text.normalize('NFKC').trim()
  if (!/^\d{1,9}$/.test(digits)) return fallback
  return Math.min(Math.max(Number(digits), 1), listLimits.quantity)
}

/** Numbers and codes have no other characters; more are read by the server. */
const PRODUCT = /^[\w-]*$/

/**
 * What somebody says to be a row, as it may be kept: hand-written, because every page reads lists.
 *
 * @returns null for what is none
 */
export function itemIn(value: unknown): ListedItem | null {
  if (typeof value !== 'object' || value === null) return null
  const [product, code, quantity, note] = ['product', 'code', 'quantity', 'note'].map((key) => Reflect.get(value, key))
  if (typeof product !== 'string' || typeof code !== 'string' || typeof note !== 'string' || typeof quantity !== 'number') return null
  const item = { product, code: oneLine(code, listLimits.code), quantity, note: oneLine(note, listLimits.note) }
  const isKnown = product.length <= listLimits.product && PRODUCT.test(product) && (product !== '' || item.code !== '')
  return isKnown && Number.isInteger(quantity) && quantity >= 1 && quantity <= listLimits.quantity ? item : null
}
