import type { TextField } from 'payload'

/** A field within a rich text, which has forms of its own: it counts its text itself, as the form of a document does for its fields. */
export const counted = <Field extends TextField>(field: Field): Field => ({
  ...field,
  admin: { ...field.admin, components: { ...field.admin?.components, afterInput: ['/src/admin/editing/text-length#TextLength'] } },
})
