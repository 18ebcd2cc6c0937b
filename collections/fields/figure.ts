import type { ArrayField, Field } from 'payload'

/** Parts of a figure that is drawn large: `65` `kA` and what it says. */
export const figureFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'value', type: 'text', label: '数值', required: true, maxLength: 20 },
      { name: 'unit', type: 'text', label: '单位', maxLength: 12 },
      { name: 'label', type: 'text', label: '说明', required: true, maxLength: 30 },
    ],
  },
]

type FiguresOptions = { name: string; label: string; minRows?: number; maxRows?: number; description?: string }

/** A list of such figures. */
export function figures({ name, label, minRows, maxRows, description }: FiguresOptions): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: '数字', plural: '数字' },
    minRows,
    maxRows,
    fields: figureFields,
    admin: { description },
  }
}
