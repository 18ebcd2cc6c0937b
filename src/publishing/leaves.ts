import type { FlattenedField } from 'payload'

/** One value of a document, with the path by which its form knows it: `parameters.2.value`. */
export type Leaf = { path: string; field: FlattenedField; value: unknown }

/** All values of a document that hold something, in the order of its form. */
export function leavesOf(fields: readonly FlattenedField[], data: unknown, prefix = ''): Leaf[] {
  return fields.flatMap((field) => {
    const value = typeof data === 'object' && data !== null ? Reflect.get(data, field.name) : undefined
    return value === undefined || value === null || value === '' ? [] : leavesOfField(field, value, `${prefix}${field.name}`)
  })
}

function leavesOfField(field: FlattenedField, value: unknown, path: string): Leaf[] {
  if (field.type === 'blocks') return rowsOf(value, path).flatMap(({ row, at }) => leavesOf(fieldsOfBlock(field, row), row, `${at}.`))
  if (!('flattenedFields' in field)) return [{ path, field, value }]
  const inner = field.flattenedFields
  return Array.isArray(value)
    ? rowsOf(value, path).flatMap(({ row, at }) => leavesOf(inner, row, `${at}.`))
    : leavesOf(inner, value, `${path}.`)
}

const rowsOf = (value: unknown, path: string) =>
  Array.isArray(value) ? value.map((row: unknown, index) => ({ row, at: `${path}.${index}` })) : []

type Blocks = Extract<FlattenedField, { type: 'blocks' }>

const fieldsOfBlock = ({ blocks }: Blocks, row: unknown): readonly FlattenedField[] =>
  blocks.find(({ slug }) => slug === Reflect.get(Object(row), 'blockType'))?.flattenedFields ?? []

/** What editors call the field at a path: `技术参数，第 3 行 · 数值`. */
export function labelOfPath(fields: readonly FlattenedField[], path: string): string {
  const labels: string[] = []
  let inside = fields
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) {
      labels.push(`${labels.pop() ?? ''}，第 ${Number(step) + 1} 行`)
      continue
    }
    const field = inside.find(({ name }) => name === step)
    // A group without a label of its own says nothing.
    if (!field || ('label' in field && typeof field.label === 'string')) labels.push(field && 'label' in field ? String(field.label) : step)
    inside = field && 'flattenedFields' in field ? field.flattenedFields : []
  }
  return labels.join(' · ')
}
