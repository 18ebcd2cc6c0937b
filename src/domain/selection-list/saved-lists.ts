import { itemIn, type ListRow, listLimits, oneLine, type SelectionList } from './list'

/** All lists of a device, and which of them is open. */
export type SavedLists = {
  /** The id of a list; that of none while there is no list. */
  open: string
  lists: readonly SelectionList[]
  /** When they were last changed, in milliseconds; 0 for never. */
  savedAt: number
}

export const noLists: SavedLists = { open: '', lists: [], savedAt: 0 }

/** The list that is open: what is added comes into it. */
export const openList = ({ open, lists }: SavedLists): SelectionList | undefined => lists.find(({ id }) => id === open) ?? lists[0]

/** What a device keeps, read as far as it can be read: what is no list and no row is left out. */
export function readSaved(text: string | null): SavedLists {
  const value = parsed(text)
  const kept = keyIn(value, 'lists')
  if (!Array.isArray(kept)) return noLists
  const lists = kept.slice(0, listLimits.lists).flatMap(listIn)
  const [open, savedAt] = [keyIn(value, 'open'), keyIn(value, 'savedAt')]
  return {
    open: lists.some(({ id }) => id === open) ? String(open) : (lists[0]?.id ?? ''),
    lists,
    savedAt: typeof savedAt === 'number' && Number.isFinite(savedAt) ? savedAt : 0,
  }
}

/** @returns null when there is nothing to keep */
export const writeSaved = (saved: SavedLists): string | null => (saved.lists.length === 0 ? null : JSON.stringify(saved))

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const keyIn = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined)

function listIn(value: unknown): SelectionList[] {
  const [id, name, rows] = ['id', 'name', 'rows'].map((key) => keyIn(value, key))
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || !Array.isArray(rows)) return []
  const read = rows.flatMap(rowIn)
  const byKey = new Map(read.map((row) => [row.key, row]))
  return [{ id, name: oneLine(name, listLimits.name), rows: [...byKey.values()].slice(0, listLimits.rows) }]
}

function rowIn(value: unknown): ListRow[] {
  const [key, item] = [keyIn(value, 'key'), itemIn(value)]
  return typeof key === 'string' && key !== '' && item ? [{ key, ...item }] : []
}
