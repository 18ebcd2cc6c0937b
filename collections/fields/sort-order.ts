import type { Field } from 'payload'

/** The editor's sort number; equal numbers are ordered newest first (spec: content/sort-order). */
export const sortOrder: Field = {
  name: 'sortOrder',
  type: 'number',
  label: '排序号',
  required: true,
  defaultValue: 100,
  min: 0,
  index: true,
  admin: { position: 'sidebar', description: '数字越小越靠前；相同时新的在前。', step: 1 },
}
