import { isSame } from './same-value'
import type { Fields } from './shapes'

/** Never on a disk; and what a file or the server says, nobody has typed. */
const NOT_TYPED = new Set([
  'password',
  'confirm-password',
  'file',
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'editedBy',
  'globalType',
])

/**
 * The fields that an editor has changed, as they were and as they are now.
 *
 * @returns null when nothing differs
 */
export function changesOf(base: Fields, values: Fields): { base: Fields; mine: Fields } | null {
  const names = Object.keys(values).filter((name) => !NOT_TYPED.has(name) && !isSame(base[name], values[name]))
  if (names.length === 0) return null
  const only = (document: Fields) => Object.fromEntries(names.map((name) => [name, document[name]]))
  return { base: only(base), mine: only(values) }
}
