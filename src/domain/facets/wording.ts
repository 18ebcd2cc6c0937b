import { writeNumeral } from '../attributes/numerals'
import type { FilterAttribute } from './filter-attribute'
import { choicesOf, type Wish } from './wish'

type Named = Pick<FilterAttribute, 'name' | 'symbol' | 'condition' | 'kind' | 'unit' | 'choices'>

/** What a wish says in a chip, one for each that can be taken back: `In ≥ 200 A`, `4P`. */
export function wishLabels(filter: Named, wish: Wish): { label: string; choice?: string }[] {
  if ('from' in wish) return [{ label: `${filter.symbol || filter.name} ${rangeLabel(filter, wish)}` }]
  return choicesOf(filter)
    .filter(({ value }) => wish.choices.includes(value))
    .map(({ value, label }) => ({ label: filter.kind === 'flag' ? `${filter.name}：${label}` : label || value, choice: value }))
}

function rangeLabel({ unit }: Named, { from, to }: { from: number | null; to: number | null }): string {
  const behind = unit ? ` ${unit}` : ''
  if (from === null) return `≤ ${writeNumeral(to ?? 0)}${behind}`
  if (to === null) return `≥ ${writeNumeral(from)}${behind}`
  return `${from === to ? '' : `${writeNumeral(from)}〜`}${writeNumeral(to)}${behind}`
}

/** How many values one sentence names. */
const MOST_NAMED = 3

/** Why some values can't be chosen, in one sentence; null when all can. */
export function whyNot(labels: readonly string[]): string | null {
  if (labels.length === 0) return null
  const named = labels.slice(0, MOST_NAMED).join('、')
  return `${named}${labels.length > MOST_NAMED ? ` 等 ${labels.length} 档` : ''}：与已选条件一起没有产品`
}
