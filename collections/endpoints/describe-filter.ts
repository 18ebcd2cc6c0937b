import type { FlattenedField, PayloadRequest, Where } from 'payload'
import { auditLabel } from '../hooks/audit-subject'

/** Fields whose values say nothing about a person: choices and times. Others are named without what was looked for. */
const impersonal = new Set(['select', 'date', 'checkbox'])

const operators = new Map([
  ['equals', '＝'],
  ['not_equals', '≠'],
  ['in', '属于'],
  ['not_in', '不属于'],
  ['greater_than', '＞'],
  ['greater_than_equal', '≥'],
  ['less_than', '＜'],
  ['less_than_equal', '≤'],
])

/** The filters of a list for the audit log, in the admin's words and without personal data: `状态 ＝ 已完成；手机号`. */
export function describeFilter(fields: readonly FlattenedField[], req: PayloadRequest): string {
  const { query } = req
  const where = typeof query.where === 'object' ? conditionsOf(fields, { ...query.where }, req) : []
  const parts = [...where, ...(query.search ? ['搜索文字'] : [])]
  return parts.length > 0 ? [...new Set(parts)].join('；') : '全部'
}

function conditionsOf(fields: readonly FlattenedField[], where: Where, req: PayloadRequest): string[] {
  return Object.entries(where).flatMap(([name, condition]) => {
    if (name === 'and' || name === 'or') return Object.values(Object(condition)).flatMap((part) => conditionsOf(fields, Object(part), req))
    const field = fields.find((candidate) => candidate.name === name)
    // Not what somebody made up.
    if (!field) return ['其他条件']
    const label = labelOf(field, req)
    if (!impersonal.has(field.type)) return [label]
    return Object.entries(Object(condition)).map(
      ([operator, value]) => `${label} ${operators.get(operator) ?? '…'} ${wordsOf(field, value)}`,
    )
  })
}

function labelOf(field: FlattenedField, { i18n }: PayloadRequest): string {
  const label = 'label' in field ? field.label : undefined
  return auditLabel(typeof label === 'function' ? label({ i18n, t: i18n.t }) : label, field.name)
}

function wordsOf(field: FlattenedField, value: unknown): string {
  if (field.type === 'date') return /^\d{4}-\d\d-\d\d/.exec(String(value))?.[0] ?? '…'
  if (field.type !== 'select') return '…'
  const chosen = String(value).split(',')
  const names = field.options.flatMap((option) => (typeof option === 'object' && chosen.includes(option.value) ? [option.label] : []))
  return names.join('、') || '…'
}
