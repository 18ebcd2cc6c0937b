import type { MissedProduct, SelectionAnswer } from '@/contract/selection'
import type { Calculation } from '@/domain/selector/calculation'
import { choiceFields, type Field, isNumberField, numberFields } from '@/domain/selector/fields'
import { figure } from '@/domain/selector/formula'
import { askedFields, type Selection } from '@/domain/selector/selection'

/** How many fit, in codes, or in products where they have none. */
export function countText({ fits, codes, isMore }: SelectionAnswer): string {
  if (codes === 0) return `${fits.length} 款符合的产品`
  return `${codes}${isMore ? ' 个以上' : ' 个'}符合的型号`
}

/** What no product has. */
export function missingText(misses: readonly MissedProduct[]): string {
  const names = [...new Set(misses.map(({ failing }) => failing.name))]
  return names.length === 0
    ? '没有产品满足这些要求'
    : `没有产品满足全部要求：${names.slice(0, 2).join('、')}${names.length > 2 ? '等' : ''}达不到`
}

/** What is demanded, each in a few words. */
export function chipsOf(selection: Selection, { steps }: Pick<Calculation, 'steps'>): string[] {
  const results = steps
    .filter(({ unit }) => unit !== 'mΩ')
    .map(({ name, value, unit, digits }) => `${symbolOf(name)} ${figure(value, digits)} ${unit}`)
  return [
    selection.use.title,
    ...askedFields(selection)
      .filter((field) => isTelling(field, selection))
      .map((field) => chipOf(field, selection)),
    ...results,
  ]
}

/** What is known, in a line: for who comes back to it. */
export const shortText = (selection: Selection): string => chipsOf(selection, { steps: [] }).slice(0, 4).join('，')

/** Their unit says what they are. */
const PLAIN: ReadonlySet<Field> = new Set(['s', 'p', 'mva', 't'])

function chipOf(field: Field, { numbers, choices }: Selection): string {
  if (!isNumberField(field)) {
    const chosen = choiceFields[field].choices.find(({ value }) => value === choices[field])
    return chosen?.label ?? choices[field]
  }
  const { label, unit } = numberFields[field]
  const name = PLAIN.has(field) ? '' : `${symbolOf(label)} `
  return `${name}${String(numbers[field]).replace('-', '−')}${unit && ` ${unit}`}`
}

/** What hardly anybody changes is told where it was. */
function isTelling(field: Field, { numbers, choices }: Selection): boolean {
  if (field === 'n') return choices.n !== choiceFields.n.initial
  return (field !== 'mva' && field !== 'h') || numbers[field] !== numberFields[field].initial
}

/** The symbol at the end of a name, else the name. */
const symbolOf = (name: string) => (name.includes(' ') ? name.slice(name.lastIndexOf(' ') + 1) : name)
