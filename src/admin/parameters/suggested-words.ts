import { sameQuantity, unitNames } from '../../domain/attributes/units'
import { idsIn, type Table, type TableRow, textIn } from '../row-table/table'
import type { Scope } from './reading-of'

/**
 * Words that are offered in a cell: groups that the product has, names of the attributes of its category, units of the row’s attributes.
 */
export function suggestedWords(table: Table, row: TableRow, key: string, scope: Scope): string[] {
  if (key === 'group') return distinct(table.map((one) => textIn(one, 'group')))
  if (key === 'name') return distinct(scope.own.map(({ attribute: { name, symbol } }) => [name, symbol].filter(Boolean).join(' ')))
  if (key !== 'unit') return []
  const chosen = idsIn(row, 'attributes')
  const units = scope.all.filter(({ id }) => chosen.includes(id)).flatMap(({ attribute }) => attribute.unit ?? [])
  const ofCategory = scope.own.flatMap(({ attribute }) => attribute.unit ?? [])
  return distinct(units.length > 0 ? units.flatMap(sameQuantity) : [...ofCategory, ...unitNames])
}

const distinct = (words: readonly string[]) => [...new Set(words)].filter((word) => word !== '')
