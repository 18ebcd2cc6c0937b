import type { CheckboxField } from 'payload'
import { staff } from '../access/staff'

/** Whether new documents can begin as a copy of this one (spec: content/templates). Visitors learn nothing of it. */
export const templateMark: CheckboxField = {
  name: 'isTemplate',
  type: 'checkbox',
  label: '可作模板',
  index: true,
  // A copy is for one page, and not for the next copies.
  disableDuplicate: true,
  access: { read: ({ req }) => Boolean(staff({ req })) },
  admin: { position: 'sidebar', description: '写得好的内容，新建时可以从它的副本开始。', custom: { isInternal: true } },
}
