import type { SelectField } from 'payload'

type Status = { value: string; label: string }

/** 待处理 → 处理中 → 已完成; the stored values are those of the legacy lookups. */
export function requestStatus(statuses: readonly Status[]): SelectField {
  return {
    name: 'status',
    type: 'select',
    label: '状态',
    required: true,
    defaultValue: '0',
    index: true,
    options: statuses.map(({ value, label }) => ({ value, label })),
    admin: { position: 'sidebar' },
  }
}
