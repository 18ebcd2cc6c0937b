import type { ArrayField, TextareaField } from 'payload'
import { nobody } from '../access/nobody'
import { colleagueName } from './colleague-name'
import { plainText } from './one-line'

/** Notes among service staff, as they were written. Nobody changes or removes one; `hooks/append-note.ts` adds to them. */
export const internalNotes: ArrayField = {
  name: 'notes',
  type: 'array',
  label: '内部备注',
  labels: { singular: '备注', plural: '备注' },
  access: { create: nobody, update: nobody },
  admin: { readOnly: true },
  fields: [
    { name: 'text', type: 'textarea', label: '内容', required: true, maxLength: 2000 },
    {
      type: 'row',
      fields: [
        { name: 'writtenBy', type: 'relationship', label: '填写人', relationTo: 'users', admin: { hidden: true } },
        colleagueName('writtenBy', '填写人'),
        {
          name: 'writtenAt',
          type: 'date',
          label: '时间',
          admin: { date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm', displayFormat: 'yyyy-MM-dd HH:mm' } },
        },
      ],
    },
  ],
}

/** Where a note is written; it is stored with the others and signed by the server. */
export const newNote: TextareaField = {
  ...plainText('newNote', '添加备注'),
  virtual: true,
  // The form is empty again when the note is stored.
  hooks: { afterRead: [() => ''] },
  admin: {
    // Payload takes a field that is not stored for one to read only.
    readOnly: false,
    description: '保存后附上您的姓名与时间，任何人都不能再修改或删除；写错了，请另写一条更正。访客看不到。',
  },
}
