import type { ClientField } from 'payload'
import type { Difference, Path } from './merge'
import { type Fields, isGroup, isRows } from './shapes'

type Named = ClientField & { name: string }

/** The field behind a path; rows are steps of their own. */
export function fieldAt(fields: readonly ClientField[], path: Path): ClientField | null {
  let inside = fields
  let found: Named | null = null
  for (const step of path) {
    if (step.startsWith('#')) continue
    found = findNamed(inside, step)
    if (!found) return null
    inside = 'fields' in found ? found.fields : []
  }
  return found
}

/** What editors call the value: `技术参数 · 第 3 行 · 数值`. The documents say where a row lies. */
export function labelOf(fields: readonly ClientField[], path: Path, ...documents: Fields[]): string {
  if (path[0] === 'file') return '文件'
  const labels = path.map((step, index) => {
    const before = path.slice(0, index)
    if (step.startsWith('#')) return `第 ${rowNumber(documents, before, step.slice(1))} 行`
    return ownLabel(fieldAt(fields, path.slice(0, index + 1))) ?? step
  })
  return labels.join(' · ')
}

/** The fields that differ, at most three by name. */
export function listOf(fields: readonly ClientField[], differences: readonly Difference[]): string {
  const labels = [...new Set(differences.map(({ path }) => labelOf(fields, path.slice(0, 1))))]
  const named = labels.slice(0, 3).map((label) => `“${label}”`)
  return labels.length > 3 ? `${named.join('、')}等 ${labels.length} 项` : named.join('、')
}

export function ownLabel(field: ClientField | null): string | null {
  const label: unknown = field && 'label' in field ? field.label : null
  if (typeof label === 'string') return label
  const chinese: unknown = label && typeof label === 'object' ? Reflect.get(label, 'zh') : null
  return typeof chinese === 'string' ? chinese : null
}

/** Fields may lie in tabs, rows and folds without a name of their own. */
function findNamed(fields: readonly ClientField[], name: string): Named | null {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field as Named
    const found = findNamed(unnamedInside(field), name)
    if (found) return found
  }
  return null
}

export function unnamedInside(field: ClientField): readonly ClientField[] {
  // A tab with a name is a group.
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) => ('name' in tab && tab.name ? [{ ...tab, type: 'group' } as ClientField] : tab.fields))
  if (field.type === 'row' || field.type === 'collapsible') return field.fields
  return field.type === 'group' && !('name' in field && field.name) ? field.fields : []
}

function rowNumber(documents: Fields[], path: Path, id: string): number {
  for (const document of documents) {
    const rows = valueAt(document, path)
    const index = isRows(rows) ? rows.findIndex((row) => String(row.id) === id) : -1
    if (index >= 0) return index + 1
  }
  return 0
}

function valueAt(document: Fields, path: Path): unknown {
  let value: unknown = document
  for (const step of path) {
    if (step.startsWith('#')) value = isRows(value) ? value.find(({ id }) => String(id) === step.slice(1)) : undefined
    else value = isGroup(value) ? value[step] : undefined
  }
  return value
}
