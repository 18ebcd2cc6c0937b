import type { ArrayField } from 'payload'
import { nobody } from '../access/nobody'
import { colleagueName } from './colleague-name'

type Status = { value: string; label: string }

/** Who set which status when; `hooks/record-status.ts` writes it, nobody else. */
export function statusHistory(statuses: readonly Status[]): ArrayField {
  return {
    name: 'statusHistory',
    type: 'array',
    label: '处理记录',
    labels: { singular: '记录', plural: '记录' },
    access: { create: nobody, update: nobody },
    admin: { readOnly: true, initCollapsed: true },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'status',
            type: 'select',
            label: '状态',
            required: true,
            options: statuses.map(({ value, label }) => ({ value, label })),
          },
          { name: 'changedBy', type: 'relationship', label: '操作人', relationTo: 'users', admin: { hidden: true } },
          colleagueName('changedBy', '操作人'),
          {
            name: 'changedAt',
            type: 'date',
            label: '时间',
            required: true,
            admin: { date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm', displayFormat: 'yyyy-MM-dd HH:mm' } },
          },
        ],
      },
    ],
  }
}
