import type { Attribute } from '../domain/attributes/attribute'
import { MOST_ATTRIBUTES } from '../domain/attributes/kinds'
import { printedRow, readRow, writeRow } from '../domain/attributes/row'
import type { Product } from '../payload-types'
import { readList, writeList } from './cell-list'
import type { FieldLimits } from './field-limits'
import { type Id, idOf } from './reference-fields'
import { isBlank } from './sheet'
import { CellProblem, type SheetField, sheetField } from './sheet-field'

/** The column of the technical parameters: one cell in CSV, a sheet of its own in XLSX. */
export const PARAMETERS = '技术参数'

/** The parts of an entry; a sheet that was exported before there were attributes has no last one. */
export const PARAMETER_PARTS = ['分组', '名称', '数值', '单位', '属性'] as const
const FEWEST_PARTS = 3

/** Attributes by their database ids. */
export type KnownAttributes = ReadonlyMap<Id, Attribute>

type Entry = { group: string; name: string; value: string; unit: string; attributes: Id[] }

type Definition = { limits: (path: string) => FieldLimits; attributes: KnownAttributes }

/** The technical parameters, as they are printed (spec: content/typed-parameters), with the keys of their attributes. */
export function parametersField({ limits, attributes }: Definition): SheetField<Product> {
  return sheetField<Product, Entry[]>({
    label: PARAMETERS,
    of: ({ parameters }) => (parameters ?? []).map((row) => entryOf(row, attributes)),
    write: (entries) => [writeList(entries.map((entry) => partsOf(entry, attributes)))],
    read: ([cell = ''], [current = '']) => {
      const stored = readList(current)
      return readList(cell).map((parts, index) => checkedEntry(parts, { index, stored, limits, attributes }))
    },
    patch: (entries) => ({
      parameters: entries.map(({ unit, ...entry }) => ({ ...entry, unit: unit || null })),
    }),
    describe: ([cell = '']) => `${readList(cell).length} 项`,
  })
}

type Row = NonNullable<Product['parameters']>[number]

function entryOf({ group, name, value, unit, attributes: related }: Row, attributes: KnownAttributes): Entry {
  const ids = (related ?? []).map(idOf).filter((id) => id !== undefined)
  const known = ids.filter((id) => attributes.has(id))
  const text = { value: value ?? '', unit: unit ?? '' }
  const shown = printedRow(attributesOf(known, attributes), text)
  return { group: group ?? '', name: name ?? '', value: shown.value, unit: shown.unit, attributes: known }
}

const attributesOf = (ids: readonly Id[], attributes: KnownAttributes) => ids.flatMap((id) => attributes.get(id) ?? [])

/** What is empty at the end is left out. */
function partsOf({ group, name, value, unit, attributes: ids }: Entry, attributes: KnownAttributes): string[] {
  const keys = attributesOf(ids, attributes)
    .map(({ key }) => key)
    .join('、')
  const parts = [group, name, value, unit, keys]
  const length = parts.findLastIndex((part) => part !== '') + 1
  return parts.slice(0, Math.max(length, FEWEST_PARTS))
}

type Context = Definition & { index: number; stored: readonly string[][] }

/** @throws CellProblem that names the entry */
function checkedEntry(parts: readonly string[], context: Context): Entry {
  const { index, attributes } = context
  const text = textsOf(parts, context)
  const ids = (parts[4] === undefined ? storedKeys(parts, context) : keysIn(parts[4])).map((key) => {
    const id = idNamed(key, attributes)
    if (id === undefined) throw problem(index, `的属性“${key}”不存在，请填写属性的代号或名称`)
    return id
  })
  if (ids.length > MOST_ATTRIBUTES) throw problem(index, `的属性最多 ${MOST_ATTRIBUTES} 个`)
  if (ids.length === 0 || isStored(parts, context)) return { ...text, attributes: ids }
  const named = attributesOf(ids, attributes)
  const reading = readRow(named, text)
  if ('problem' in reading) throw problem(index, `的数值：${reading.problem.replace(/。$/, '')}`)
  const { value, unit } = writeRow(reading.row)
  return { ...text, value, unit, attributes: ids }
}

const problem = (index: number, reason: string) => new CellProblem(PARAMETERS, `第 ${index + 1} 项${reason}`, index)

const FIELDS = ['group', 'name', 'value', 'unit'] as const

function textsOf(parts: readonly string[], { index, limits }: Context): Omit<Entry, 'attributes'> {
  if (parts.length < FEWEST_PARTS || parts.length > PARAMETER_PARTS.length) {
    throw problem(index, `应写成“${PARAMETER_PARTS.join(' | ')}”，每行一项`)
  }
  for (const [position, field] of FIELDS.entries()) {
    const text = parts[position] ?? ''
    const { required, maxLength } = limits(`parameters.${field}`)
    if (required && isBlank(text)) throw problem(index, `缺少${PARAMETER_PARTS[position]}`)
    if (text.length > maxLength) throw problem(index, `的${PARAMETER_PARTS[position]}最多 ${maxLength} 个字，现有 ${text.length} 个`)
  }
  const [group = '', name = '', value = '', unit = ''] = parts
  return { group, name, value, unit }
}

/** Names can have “、” in them: who writes names puts each on its own. */
const keysIn = (text: string): string[] =>
  text
    .split(/[、;；]/)
    .map((key) => key.trim())
    .filter((key) => key !== '')

function idNamed(key: string, attributes: KnownAttributes): Id | undefined {
  const named = [...attributes].filter(([, attribute]) => attribute.key === key || attribute.name === key)
  const exact = named.find(([, attribute]) => attribute.key === key)
  return exact?.[0] ?? (named.length === 1 ? named[0]?.[0] : undefined)
}

/** An entry that says nothing of attributes keeps those of its name, as sheets of before there were any do. */
function storedKeys([group, name]: readonly string[], { stored }: Context): string[] {
  const same = stored.filter((parts) => parts[0] === group && parts[1] === name)
  return same.length === 1 ? keysIn(same[0]?.[4] ?? '') : []
}

/** What an export would write is never wrong. */
const isStored = (parts: readonly string[], { stored }: Context) =>
  stored.some((entry) => PARAMETER_PARTS.every((_, position) => (entry[position] ?? '') === (parts[position] ?? '')))
