import type { CheckboxField } from 'payload'

/** Does anything use a file? Kept with the table of references (src/usage/media-use.ts); nobody ticks it. */
export const isUsed: CheckboxField = {
  name: 'isUsed',
  type: 'checkbox',
  label: '正在使用',
  defaultValue: false,
  access: { create: () => false, update: () => false },
  // Asked for in lists; the form says where it is used.
  admin: { condition: () => false, disableBulkEdit: true },
}
