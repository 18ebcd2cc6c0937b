import { type Attribute, nameOf } from './attribute'
import { fittingAttributes, type NamedRow } from './fit'
import { readRow } from './row'
import { type UnitName, unitNamed } from './units'

/** So many attributes are named where a unit belongs to several. */
const NAMED = 2

/**
 * Why a row can't be read as its attributes, and which would be right; null when it can.
 *
 * @param chosen its attributes
 * @param known those that hold for the category of its product
 */
export function rowProblem(chosen: readonly Attribute[], known: readonly Attribute[], row: NamedRow): string | null {
  if (chosen.length === 0) return null
  const reading = readRow(chosen, row)
  if ('row' in reading) return null
  const fitting = fittingAttributes(known, row)
  if (fitting.length > 0) return `${reading.problem}按名称和单位，这一行的属性应是“${fitting.map(nameOf).join('”“')}”。`
  return `${reading.problem}${ownersOf(unitNamed(row.unit), known, reading.attribute)}`
}

/** Whose unit it is, where it is another attribute's. */
function ownersOf(unit: UnitName | undefined, known: readonly Attribute[], asked: Attribute): string {
  const owners = unit ? known.filter((attribute) => attribute.unit === unit && attribute.key !== asked.key) : []
  if (owners.length === 0 || unit === asked.unit) return ''
  const names = owners.slice(0, NAMED).map((owner) => `“${nameOf(owner)}”`)
  return `单位 ${unit} 属于${names.join('、')}${owners.length > NAMED ? '等属性' : ''}。`
}
