import { type ListedItem, type ListRow, listLimits, oneLine, type SelectionList } from './list'
import { openList, type SavedLists } from './saved-lists'

/** What has come of adding: rows that are new, those whose quantity grew, and those for which there is no room. */
export type Added = { fresh: number; grown: number; refused: number }

/** Makes a name that nothing else has. */
export type NewKey = () => string

/**
 * Adds to the open list, or to a first one. What stands there already with the same remark, or is added without one, grows in its place.
 */
export function addItems(saved: SavedLists, items: readonly ListedItem[], newKey: NewKey): { saved: SavedLists; added: Added } {
  const list = openList(saved) ?? { id: newKey(), name: '', rows: [] }
  const rows = [...list.rows]
  const added: Added = { fresh: 0, grown: 0, refused: 0 }
  for (const item of items) {
    const index = rows.findIndex((row) => isSame(row, item))
    const present = rows[index]
    if (present) {
      rows[index] = { ...present, quantity: Math.min(present.quantity + item.quantity, listLimits.quantity) }
      added.grown += 1
    } else if (rows.length < listLimits.rows) {
      rows.push({ key: newKey(), ...item })
      added.fresh += 1
    } else added.refused += 1
  }
  return { saved: withList(saved, { ...list, rows }), added }
}

const isSame = (row: ListRow, { product, code, note }: ListedItem) =>
  row.product === product && row.code === code && (note === '' || row.note === note)

/** A list that comes from elsewhere, beside the own ones, and open. @returns null when there is no room for one more */
export function addList(saved: SavedLists, name: string, items: readonly ListedItem[], newKey: NewKey): SavedLists | null {
  if (saved.lists.length >= listLimits.lists) return null
  const rows = items.slice(0, listLimits.rows).map((item) => ({ key: newKey(), ...item }))
  const list = { id: newKey(), name: oneLine(name, listLimits.name), rows }
  return { ...saved, open: list.id, lists: [...saved.lists, list] }
}

/** Opens another list. */
export const openAnother = (saved: SavedLists, id: string): SavedLists =>
  saved.lists.some((list) => list.id === id) ? { ...saved, open: id } : saved

export const renameList = (saved: SavedLists, id: string, name: string): SavedLists =>
  changeList(saved, id, (list) => ({ ...list, name: oneLine(name, listLimits.name) }))

/** Takes a list away; the one beside it is open then. */
export function removeList(saved: SavedLists, id: string): SavedLists {
  const index = saved.lists.findIndex((list) => list.id === id)
  const lists = saved.lists.filter((list) => list.id !== id)
  const beside = lists[Math.min(Math.max(index, 0), lists.length - 1)]
  return { ...saved, lists, open: saved.open === id ? (beside?.id ?? '') : saved.open }
}

/** Brings a list back to where it was. */
export function restoreList(saved: SavedLists, list: SelectionList, index: number): SavedLists {
  if (saved.lists.some(({ id }) => id === list.id)) return saved
  return { ...saved, open: list.id, lists: saved.lists.toSpliced(index, 0, list) }
}

/** Changes what a row says; what it names is replaced by product and code together. */
export const changeRow = (saved: SavedLists, id: string, key: string, change: Partial<ListedItem>): SavedLists =>
  changeList(saved, id, (list) => ({
    ...list,
    rows: list.rows.map((row) => (row.key === key ? { ...row, ...change, note: oneLine(change.note ?? row.note, listLimits.note) } : row)),
  }))

/** Once more, below it. */
export const duplicateRow = (saved: SavedLists, id: string, key: string, newKey: NewKey): SavedLists =>
  changeList(saved, id, (list) => {
    const index = list.rows.findIndex((row) => row.key === key)
    const row = list.rows[index]
    if (!row || list.rows.length >= listLimits.rows) return list
    return { ...list, rows: list.rows.toSpliced(index + 1, 0, { ...row, key: newKey() }) }
  })

export const removeRow = (saved: SavedLists, id: string, key: string): SavedLists =>
  changeList(saved, id, (list) => ({ ...list, rows: list.rows.filter((row) => row.key !== key) }))

/** Brings a row back to where it was. */
export const restoreRow = (saved: SavedLists, id: string, row: ListRow, index: number): SavedLists =>
  changeList(saved, id, (list) =>
    list.rows.some(({ key }) => key === row.key) ? list : { ...list, rows: list.rows.toSpliced(index, 0, row) },
  )

/** Into another list, at its end; stays where it is when there is no room. */
export function moveRow(saved: SavedLists, id: string, key: string, to: string): SavedLists {
  const row = saved.lists.find((list) => list.id === id)?.rows.find((one) => one.key === key)
  const target = saved.lists.find((list) => list.id === to)
  if (!row || !target || to === id || target.rows.length >= listLimits.rows) return saved
  return changeList(removeRow(saved, id, key), to, (list) => ({ ...list, rows: [...list.rows, row] }))
}

function changeList(saved: SavedLists, id: string, change: (list: SelectionList) => SelectionList): SavedLists {
  return { ...saved, lists: saved.lists.map((list) => (list.id === id ? change(list) : list)) }
}

function withList(saved: SavedLists, list: SelectionList): SavedLists {
  const isThere = saved.lists.some(({ id }) => id === list.id)
  return isThere ? changeList(saved, list.id, () => list) : { ...saved, open: list.id, lists: [...saved.lists, list] }
}
