import type { TextField } from 'payload'
import { nobody } from '../access/nobody'
import { oneLine } from './one-line'

/** A telephone number or e-mail address that a visitor left: as it was sent, with a link that calls or writes, in lists and in the form. */
export function contact(name: string, label: string, options: Parameters<typeof oneLine>[2] = {}): TextField {
  return {
    ...oneLine(name, label, options),
    admin: {
      readOnly: true,
      components: { Cell: '/src/admin/contact/contact-cell#ContactCell', afterInput: ['/src/admin/contact/contact-link#ContactLink'] },
    },
    access: { create: nobody, update: nobody },
  }
}
