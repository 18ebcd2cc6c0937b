import type { ArrayField } from 'payload'

/** A list of short rows, filled as a spreadsheet is (spec: content/row-table). */
export function asTable(field: ArrayField): ArrayField {
  const components = { ...field.admin?.components, Field: '/src/admin/row-table/row-table-field#RowTableField' }
  return { ...field, admin: { ...field.admin, components } }
}
