import type { FormState } from 'payload'
import type { FieldPlace } from '../click-to-edit/field-place'

type Place = Pick<FieldPlace, 'path' | 'rows'>

const LAST_STEP = /^(.*)\.(\d+)$/

/** The ids of the rows around a field, from outside in. */
export function rowIdsOf(fields: FormState, { rows }: Place): string[] {
  return rows.map((row) => {
    const [, list = '', index = ''] = LAST_STEP.exec(row) ?? []
    return fields[list]?.rows?.[Number(index)]?.id ?? ''
  })
}

/**
 * The same field after a colleague has moved, added or removed rows.
 *
 * @param ids of the rows around it, as they were
 * @returns null when one of its rows is gone
 */
export function movedPlace<T extends Place>(fields: FormState, place: T, ids: readonly string[]): T | null {
  const rows: string[] = []
  for (const [depth, row] of place.rows.entries()) {
    const list = inMovedRow(row.replace(/\.\d+$/, ''), place.rows[depth - 1], rows[depth - 1])
    const index = fields[list]?.rows?.findIndex(({ id }) => id === ids[depth]) ?? -1
    if (index < 0) return null
    rows.push(`${list}.${index}`)
  }
  return { ...place, rows, path: inMovedRow(place.path, place.rows.at(-1), rows.at(-1)) }
}

const inMovedRow = (path: string, before = '', now = '') => now + path.slice(before.length)
