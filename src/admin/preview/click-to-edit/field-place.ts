import type { ClientField } from 'payload'
import { ownLabel } from '../../editing/labels'
import type { LineRules } from '../typing/line'

/** Where a field is in its form, and what editors call it. */
export type FieldPlace = {
  /** In the form; for one of several pictures, the path of all. */
  path: string
  /** What kind of field it is. */
  type: ClientField['type']
  /** Which tab of each bar of tabs leads to it, from outside in. */
  tabs: number[]
  /** The rows around it, from outside in: `mainParameters.1`. */
  rows: string[]
  /** `['重要参数，第 2 行', '数值']` */
  labels: string[]
  /** What a text on one line has to keep to; null for all else. */
  line: LineRules | null
  isReadOnly: boolean
  /** In formatted text: the place of the paragraph among its siblings, from outside in. */
  paragraph: number[]
  /** Of several pictures the place of the one; null for all else. */
  picture: number | null
}

type Found = Omit<FieldPlace, 'paragraph'>

/**
 * Looks for the field that a text of the page comes from.
 *
 * @param path as marks of the preview say it: `mainParameters.1.value`, `gallery.0`, `content#2.0`
 * @returns null when the form has no such field for this editor
 */
export function placeOf(fields: readonly ClientField[], path: string): FieldPlace | null {
  const [field = '', paragraph = ''] = path.split('#')
  const found = search(fields, field.split('.'), '')
  return found && { ...found, paragraph: paragraph === '' ? [] : paragraph.split('.').map(Number) }
}

function search(fields: readonly ClientField[], steps: readonly string[], prefix: string): Found | null {
  for (const field of fields) {
    const found = searchIn(field, steps, prefix)
    if (found) return found
  }
  return null
}

function searchIn(field: ClientField, steps: readonly string[], prefix: string): Found | null {
  if (field.type === 'tabs') return searchTabs(field.tabs, steps, prefix)
  if (field.type === 'row' || field.type === 'collapsible') return search(field.fields, steps, prefix)
  const name = 'name' in field ? field.name : undefined
  if (!name) return field.type === 'group' ? search(field.fields, steps, prefix) : null
  if (name !== steps[0]) return null
  const path = prefix + name
  const label = ownLabel(field) ?? name
  const [, next] = steps
  if (field.type === 'group') return within(search(field.fields, steps.slice(1), `${path}.`), label)
  const own = { path, type: field.type, tabs: [], rows: [], picture: null, line: lineRulesOf(field), isReadOnly: isReadOnly(field) }
  if (next === undefined) return { ...own, labels: [label] }
  const numbered = `${label}，第 ${Number(next) + 1} `
  if (field.type === 'upload') return { ...own, picture: Number(next), labels: [`${numbered}张`] }
  if (field.type !== 'array') return null
  const row = `${path}.${next}`
  const found = search(field.fields, steps.slice(2), `${row}.`)
  const isLocked = isReadOnly(field) || found?.isReadOnly === true
  return found && { ...found, isReadOnly: isLocked, rows: [row, ...found.rows], labels: [`${numbered}行`, ...found.labels] }
}

const isReadOnly = ({ admin }: ClientField) => Boolean(admin && 'readOnly' in admin && admin.readOnly)

function lineRulesOf(field: ClientField): LineRules | null {
  if (field.type !== 'text' || field.hasMany) return null
  return { isRequired: field.required === true, minLength: field.minLength ?? 0, maxLength: field.maxLength ?? Number.POSITIVE_INFINITY }
}

type Tabs = Extract<ClientField, { type: 'tabs' }>['tabs']

function searchTabs(tabs: Tabs, steps: readonly string[], prefix: string): Found | null {
  for (const [index, tab] of tabs.entries()) {
    const found = 'name' in tab && tab.name ? searchNamedTab(tab, tab.name, steps, prefix) : search(tab.fields, steps, prefix)
    if (found) return { ...found, tabs: [index, ...found.tabs] }
  }
  return null
}

function searchNamedTab(tab: Tabs[number], name: string, steps: readonly string[], prefix: string): Found | null {
  if (name !== steps[0]) return null
  const label = typeof tab.label === 'string' ? tab.label : name
  return within(search(tab.fields, steps.slice(1), `${prefix}${name}.`), label)
}

const within = (found: Found | null, label: string) => found && { ...found, labels: [label, ...found.labels] }
