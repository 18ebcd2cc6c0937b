import type { Field } from 'payload'

/** The publishing date that visitors see, and `updateTime` in `/prod-api` (spec: content/publishing-date). */
export const publishedAt: Field = {
  name: 'publishedAt',
  type: 'date',
  label: '发布日期',
  required: true,
  defaultValue: () => new Date().toISOString(),
  index: true,
  // A copy begins today.
  disableDuplicate: true,
  admin: {
    position: 'sidebar',
    description: '页面上显示的日期，由编辑设定。',
    date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm', displayFormat: 'yyyy-MM-dd HH:mm' },
  },
}
