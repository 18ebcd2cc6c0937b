/** Where a device keeps its lists. */
export const LISTS_KEY = 'selection-lists'

/** As much of a row as says whether something is in the list, and how often. */
export type GlancedRow = { product: unknown; code: unknown; quantity: number }

/**
 * The rows of the open list, of what a device keeps: unchecked, because all pages count them; whoever does more with them reads them by
 * `readSaved`.
 */
export function glanceAt(text: string | null): readonly GlancedRow[] {
  const saved = parsed(text)
  const lists = arrayAt(saved, 'lists')
  const open = lists.find((list) => at(list, 'id') === at(saved, 'open')) ?? lists[0]
  return arrayAt(open, 'rows').map((row) => ({
    product: at(row, 'product'),
    code: at(row, 'code'),
    quantity: Number(at(row, 'quantity')) || 0,
  }))
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const at = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined)

function arrayAt(value: unknown, key: string): unknown[] {
  const found = at(value, key)
  return Array.isArray(found) ? found : []
}
