import type { DateField } from 'payload'
import { nobody } from '../access/nobody'

/**
 * An instant that the site itself notes; it is shown in the sidebar once there is one.
 *
 * @param cell path of the component that shows it in lists, where the instant alone would not say enough; the form leaves it out
 */
export function notedInstant(name: string, label: string, cell?: string): DateField {
  return {
    name,
    type: 'date',
    label,
    access: { create: nobody, update: nobody },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data?.[name]),
      ...(cell && { components: { Cell: cell, Field: false as const } }),
      date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm', displayFormat: 'yyyy-MM-dd HH:mm' },
    },
  }
}
