import type { Accessory, Exclusion, OrderingRule, RuleOption, RuleValue } from '../domain/order-codes/rule'
import { readItems, readPairs, readText, writeItems, writePairs, writeText } from './pairs'

/** An option that is left out, where a condition names fragments: no fragment is written so. */
const LEFT_OUT = '-'

/** Options or attributes: a rule knows them by their keys, colleagues by their names. */
type Names = readonly Pick<RuleOption, 'key' | 'name'>[]

/** The options of a rule, a row for each of their values. */
export const optionRows = ({ options }: OrderingRule): string[][] =>
  options.flatMap(({ key, name, isOptional, values }) =>
    values.map(({ fragment, label, sets = {} }) => [name, key, isOptional ? '是' : '', fragment, label, writeSets(sets)]),
  )

export const exclusionRows = ({ options, exclusions }: OrderingRule): string[][] =>
  exclusions.map(({ when, reason }) => [writeChoice(when, options), reason])

export const accessoryRows = ({ options, accessories }: OrderingRule): string[][] =>
  accessories.map(({ code, name, fits = {}, note = '' }) => [code, name, writeChoice(fits, options), note])

const writeSets = (sets: Record<string, string>) =>
  writePairs(Object.entries(sets).map(([name, text]) => ({ name, text: writeText(text) })))

const writeChoice = (choice: Exclusion['when'], options: Names) =>
  writePairs(
    Object.entries(choice).map(([key, fragments]) => ({
      name: nameFor(key, options),
      text: writeItems(fragments.map((fragment) => fragment || LEFT_OUT)),
    })),
  )

/** The key stands where a name could be taken for another option. */
function nameFor(key: string, options: Names): string {
  const name = options.find((option) => option.key === key)?.name
  return name !== undefined && keyNamed(name, options) === key ? name : key
}

function keyNamed(text: string, options: Names): string {
  if (options.some(({ key }) => key === text)) return text
  const named = options.filter(({ name }) => name === text)
  return named.length === 1 && named[0] ? named[0].key : text
}

/** Why a row can't be taken over; rows are counted from 0. */
export type RowProblem = { row: number; reason: string }

type Rows = readonly (readonly string[])[]

type Reading = {
  /** How the rule stands now: a known option keeps its key. */
  stored: Names
  /** By which values are known; undefined where they are not looked at. */
  attributes?: Names | undefined
}

/** Options out of their rows, wherever those stand. Cells of name and key that are empty repeat those above, as merged cells do. */
export function optionsOf(rows: Rows, { stored, attributes }: Reading): { options: RuleOption[]; rowsOf: number[][] } | RowProblem {
  const options: RuleOption[] = []
  const rowsOf: number[][] = []
  for (const [row, cells] of rows.entries()) {
    const entry = optionRow(cells, attributes)
    if (typeof entry === 'string') return { row, reason: entry }
    const { name, key, isOptional, value } = entry
    const known = placeOf(options, name, key)
    const option = options[known]
    if (!option) {
      options.push({ ...named(name, key, stored, options.length), ...(isOptional && { isOptional }), values: [value] })
      rowsOf.push([row])
      continue
    }
    if (isOptional !== null && isOptional !== Boolean(option.isOptional))
      return { row, reason: `可省略与选项“${option.name}”的第一行不一致` }
    option.values.push(value)
    rowsOf[known]?.push(row)
  }
  return { options, rowsOf }
}

type OptionRow = Names[number] & { isOptional: boolean | null; value: RuleValue }

/** A row on its own, or what is wrong with it. */
function optionRow(cells: readonly string[], attributes: Names | undefined): OptionRow | string {
  const [name = '', key = '', optional = '', fragment = '', label = '', set = ''] = cells
  const isOptional = yesOrNo(optional)
  if (isOptional === undefined) return `可省略“${optional}”无法识别，请填写“是”或留空`
  const sets = setsOf(set, attributes)
  if (typeof sets === 'string') return sets
  const value = { fragment: fragment.trim(), label, ...(Object.keys(sets).length > 0 && { sets }) }
  return { name: name.trim(), key: key.trim(), isOptional, value }
}

/** Which of the options so far a row goes on with; -1 where it begins another one. */
function placeOf(options: Names, name: string, key: string): number {
  if (key !== '') return options.findIndex((option) => option.key === key)
  return name === '' ? options.length - 1 : options.findLastIndex((option) => option.name === name)
}

/** A new option gets a key that nobody has to think of. */
function named(name: string, key: string, stored: Names, index: number): Names[number] {
  const known = stored.filter((option) => option.name === name)
  const made = `option-${index + 1}`
  return { name, key: key || (known.length === 1 ? (known[0]?.key ?? made) : made) }
}

/** Null where nothing is said. */
function yesOrNo(cell: string): boolean | null | undefined {
  const text = cell.trim().toUpperCase()
  if (text === '') return null
  if (['是', 'TRUE', '1', 'Y', 'YES'].includes(text)) return true
  return ['否', 'FALSE', '0', 'N', 'NO'].includes(text) ? false : undefined
}

/** By the keys of the attributes, which may be called by a name that only one has; or what is wrong with the cell. */
function setsOf(cell: string, attributes: Names | undefined): Record<string, string> | string {
  const pairs = readPairs(cell)
  if (!pairs) return `属性值“${cell}”应写成“属性 = 值”，几个之间用分号分开`
  const unknown = attributes && pairs.find(({ name }) => !isKnown(name, attributes))
  if (unknown) return `没有属性“${unknown.name}”，请填写属性的代号，或只有一个属性有的名称`
  return Object.fromEntries(pairs.map(({ name, text }) => [attributes ? keyNamed(name, attributes) : name, readText(text)]))
}

const isKnown = (text: string, known: Names) => known.some(({ key }) => key === keyNamed(text, known))

export function exclusionsOf(rows: Rows, options: Names): Exclusion[] | RowProblem {
  const exclusions: Exclusion[] = []
  for (const [row, [condition = '', reason = '']] of rows.entries()) {
    const when = choiceOf(condition, options)
    if (typeof when === 'string') return { row, reason: when }
    exclusions.push({ when, reason })
  }
  return exclusions
}

export function accessoriesOf(rows: Rows, options: Names): Accessory[] | RowProblem {
  const accessories: Accessory[] = []
  for (const [row, [code = '', name = '', condition = '', note = '']] of rows.entries()) {
    const fits = choiceOf(condition, options)
    if (typeof fits === 'string') return { row, reason: fits }
    accessories.push({ code: code.trim(), name, ...(Object.keys(fits).length > 0 && { fits }), ...(note.trim() !== '' && { note }) })
  }
  return accessories
}

/** What a condition names, by the keys of the options; or what is wrong with it. */
function choiceOf(cell: string, options: Names): Exclusion['when'] | string {
  const pairs = readPairs(cell)
  if (!pairs) return `条件“${cell}”应写成“选项 = 代码、代码”，几个选项之间用分号分开`
  const unknown = pairs.find(({ name }) => !isKnown(name, options))
  if (unknown) return `没有选项“${unknown.name}”，请填写选项的名称或标识`
  return Object.fromEntries(
    pairs.map(({ name, text }) => [keyNamed(name, options), readItems(text).map((item) => (item === LEFT_OUT ? '' : item))]),
  )
}
