import type { ArrayField, FieldHook } from 'payload'
import { nobody } from '../access/nobody'
import { colleagueName } from './colleague-name'

const writtenNow: FieldHook = ({ value }) => value ?? new Date().toISOString()
const writtenByUser: FieldHook = ({ req, value }) => value ?? req.user?.id

/** Notes among service staff; the writer and the time are filled in, and nobody signs for somebody else. */
export const internalNotes: ArrayField = {
  name: 'notes',
  type: 'array',
  label: '内部备注',
  labels: { singular: '备注', plural: '备注' },
  fields: [
    { name: 'text', type: 'textarea', label: '内容', required: true, maxLength: 2000 },
    {
      type: 'row',
      fields: [
        {
          name: 'writtenBy',
          type: 'relationship',
          label: '填写人',
          relationTo: 'users',
          access: { create: nobody, update: nobody },
          hooks: { beforeChange: [writtenByUser] },
          admin: { hidden: true },
        },
        colleagueName('writtenBy', '填写人'),
        {
          name: 'writtenAt',
          type: 'date',
          label: '时间',
          access: { create: nobody, update: nobody },
          hooks: { beforeChange: [writtenNow] },
          admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm', displayFormat: 'yyyy-MM-dd HH:mm' } },
        },
      ],
    },
  ],
}
