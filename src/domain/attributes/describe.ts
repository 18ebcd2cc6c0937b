import type { TypedRow } from './row'
import { shownUnit, writeValue } from './typed-value'
import type { TypedValue } from './value'

/** How a row was read, for whoever typed it: 读作 15 个数值，单位 A。 */
export function describeRow({ entries }: TypedRow): string {
  const [only, ...others] = entries
  if (!only) return ''
  if (others.length > 0)
    return `读作 ${entries.map(({ attribute, value }) => `${attribute.name} ${textOf(value, attribute)}`).join('；')}。`
  const unit = shownUnit(only.value, only.attribute)
  return `读作 ${kindsOf(only.value)}${unit ? `，单位 ${unit}` : ''}，显示为 ${writeValue(only.value, only.attribute)}。`
}

type Entry = TypedRow['entries'][number]

function textOf(value: TypedValue, attribute: Entry['attribute']): string {
  const unit = shownUnit(value, attribute)
  return `${writeValue(value, attribute)}${unit ? ` ${unit}` : ''}`
}

function kindsOf(value: TypedValue): string {
  if (value.kind === 'flag') return value.isSo ? '有' : '无'
  if (value.kind === 'choice') return `${value.parts.length} 个选项`
  const ranges = value.parts.filter(({ min, max }) => min !== max).length
  const counts = [
    [value.parts.length - ranges, '个数值'],
    [ranges, '个范围'],
  ] as const
  return counts.flatMap(([count, noun]) => (count > 0 ? [`${count} ${noun}`] : [])).join('和 ')
}
