import { nameOf } from '../../domain/attributes/attribute'
import { describeRow } from '../../domain/attributes/describe'
import { fittingAttributes, type NamedRow } from '../../domain/attributes/fit'
import { rowProblem } from '../../domain/attributes/problem'
import { namesUnit } from '../../domain/attributes/read-number'
import { printedRow, type RowText, readRow } from '../../domain/attributes/row'
import { unitNamed } from '../../domain/attributes/units'
import type { DocumentId } from '../../lib/document-id'
import { type Advice, NO_ADVICE, type Offer } from '../row-table/row-aid'
import type { Known } from './known-attributes'

/** All attributes, and those that hold for the category of the product. */
export type Scope = { all: readonly Known[]; own: readonly Known[] }

/** How a row of parameters is read, what would mend it, and which attributes it could have (spec: content/attributes). */
export function readingOf(row: NamedRow, chosen: readonly DocumentId[], scope: Scope): Advice {
  const named = chosen.flatMap((id) => scope.all.find((one) => one.id === id)?.attribute ?? [])
  const { value, unit } = printedRow(named, row)
  const printed = [value, unit].filter(Boolean).join(' ')
  if (row.value === '') return NO_ADVICE
  const offer = attributesOffer(row, scope)
  if (chosen.length === 0) return { ...NO_ADVICE, printed, offer }
  const known = scope.own.map(({ attribute }) => attribute)
  const problem = rowProblem(named, known, row)
  if (problem !== null) {
    // Where name and unit agree on another attribute, the attribute is what is wrong.
    const ofUnit = offer ? null : unitRepair(row, named)
    const at = ofUnit ? 'unit' : 'value'
    const other = offer ? [{ ...offer, label: `属性改为“${offer.label}”` }] : []
    const plain = { label: '改为普通文字', cells: { attributes: [] } }
    return {
      says: problem,
      isWrong: true,
      at,
      repairs: [...(ofUnit ? [ofUnit] : []), ...other, plain],
      offer: null,
      tidy: null,
      printed: '无法识别',
    }
  }
  const reading = named.length > 0 ? readRow(named, row) : null
  return {
    ...NO_ADVICE,
    says: reading && 'row' in reading ? describeRow(reading.row) : '',
    tidy: named.length === 1 ? tidied(row, { value, unit }) : null,
    printed,
  }
}

function attributesOffer(row: NamedRow, { own }: Scope): Offer | null {
  const fitting = fittingAttributes(
    own.map(({ attribute }) => attribute),
    row,
  )
  const ids = fitting.flatMap((attribute) => own.find((one) => one.attribute === attribute)?.id ?? [])
  return ids.length === 0 ? null : { label: fitting.map(nameOf).join(' / '), cells: { attributes: ids } }
}

/** Where another unit would do: that of the attribute, or none. */
function unitRepair(row: NamedRow, named: readonly Known['attribute'][]): Offer | null {
  const units = [...new Set(named.map(({ unit }) => unit ?? ''))]
  const [unit] = units
  if (units.length !== 1 || unit === undefined || unit === row.unit || !('row' in readRow(named, { ...row, unit }))) return null
  return { label: unit === '' ? '去掉单位' : `改为 ${unit}`, cells: { unit } }
}

/** `0.4 kA` of an attribute in A is read, and can be written as what it is: 400 A. */
function tidied(row: NamedRow, { value, unit }: RowText): Offer | null {
  const isOther = row.unit !== '' && unitNamed(row.unit) !== unitNamed(unit)
  return unit !== '' && (isOther || namesUnit(row.value)) ? { label: `改为 ${value} ${unit}`, cells: { value, unit } } : null
}
