import type { DateField } from 'payload'
import { nobody } from '../access/nobody'

/** An instant that the site itself notes; it is shown in the sidebar once there is one. */
export function notedInstant(name: string, label: string): DateField {
  return {
    name,
    type: 'date',
    label,
    access: { create: nobody, update: nobody },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data?.[name]),
      date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm', displayFormat: 'yyyy-MM-dd HH:mm' },
    },
  }
}
