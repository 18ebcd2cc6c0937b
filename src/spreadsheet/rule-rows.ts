import type { Attribute } from '../domain/attributes/attribute'
import type { Accessory, Exclusion, OrderingRule, RuleOption } from '../domain/order-codes/rule'
import { readItems, readPairs, readText, writeItems, writePairs, writeText } from './pairs'

/** An option that is left out, where a condition names fragments: no fragment is written so. */
const LEFT_OUT = '-'

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

/** Colleagues know options by their names; the key stands where a name could be taken for another option. */
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

/** Options out of their rows. Cells of name and key that are empty repeat those above, as merged cells do. */
export function optionsOf(rows: Rows, stored: Names): { options: RuleOption[]; rowsOf: number[][] } | RowProblem {
  const options: (RuleOption & { said: string })[] = []
  const rowsOf: number[][] = []
  for (const [row, [name = '', key = '', optional = '', fragment = '', label = '', sets = '']] of rows.entries()) {
    const isSame = options.length > 0 && continues(options.at(-1), name.trim(), key.trim())
    if (!isSame) {
      options.push({ ...named(name.trim(), key.trim(), stored, options.length), values: [], said: '' })
      rowsOf.push([])
    }
    const option = options.at(-1)
    const values = setsOf(sets)
    if (!option || values === null) return { row, reason: `属性值“${sets}”应写成“属性 = 值”，几个之间用分号分开` }
    const said = saidIn(optional)
    if (said === null) return { row, reason: `可省略“${optional}”无法识别，请填写“是”或留空` }
    if (option.values.length > 0 && said !== option.said && optional.trim() !== '')
      return { row, reason: `可省略与选项“${option.name}”的第一行不一致` }
    if (option.values.length === 0) option.said = said
    option.values.push({ fragment: fragment.trim(), label, ...(Object.keys(values).length > 0 && { sets: values }) })
    rowsOf.at(-1)?.push(row)
  }
  return { options: options.map(({ said, ...option }) => ({ ...option, ...(said === '是' && { isOptional: true }) })), rowsOf }
}

const continues = (before: Names[number] | undefined, name: string, key: string) =>
  (name === '' || name === before?.name) && (key === '' || key === before?.key)

/** A new option gets a key that nobody has to think of. */
function named(name: string, key: string, stored: Names, index: number): Names[number] {
  const known = stored.filter((option) => option.name === name)
  const made = `option-${index + 1}`
  return { name, key: key || (known.length === 1 ? (known[0]?.key ?? made) : made) }
}

function saidIn(cell: string): string | null {
  const text = cell.trim().toUpperCase()
  if (['是', 'TRUE', '1', 'Y', 'YES'].includes(text)) return '是'
  return ['', '否', 'FALSE', '0', 'N', 'NO'].includes(text) ? '' : null
}

function setsOf(cell: string): Record<string, string> | null {
  const pairs = readPairs(cell)
  return pairs && Object.fromEntries(pairs.map(({ name, text }) => [name, readText(text)]))
}

/** Attributes may be called by a name that only one has; a rule knows them by their keys. */
export const withAttributeKeys = (options: readonly RuleOption[], attributes: readonly Attribute[]): RuleOption[] =>
  options.map((option) => ({
    ...option,
    values: option.values.map(({ sets, ...value }) => ({
      ...value,
      ...(sets && { sets: Object.fromEntries(Object.entries(sets).map(([name, text]) => [keyNamed(name, attributes), text])) }),
    })),
  }))

export function exclusionsOf(rows: Rows, options: Names): Exclusion[] | RowProblem {
  const exclusions: Exclusion[] = []
  for (const [row, [condition = '', reason = '']] of rows.entries()) {
    const when = choiceOf(condition, options)
    if (!when) return { row, reason: conditionProblem(condition) }
    exclusions.push({ when, reason })
  }
  return exclusions
}

export function accessoriesOf(rows: Rows, options: Names): Accessory[] | RowProblem {
  const accessories: Accessory[] = []
  for (const [row, [code = '', name = '', condition = '', note = '']] of rows.entries()) {
    const fits = choiceOf(condition, options)
    if (!fits) return { row, reason: conditionProblem(condition) }
    accessories.push({ code: code.trim(), name, ...(Object.keys(fits).length > 0 && { fits }), ...(note.trim() !== '' && { note }) })
  }
  return accessories
}

function choiceOf(cell: string, options: Names): Exclusion['when'] | null {
  const pairs = readPairs(cell)
  return (
    pairs &&
    Object.fromEntries(
      pairs.map(({ name, text }) => [keyNamed(name, options), readItems(text).map((item) => (item === LEFT_OUT ? '' : item))]),
    )
  )
}

const conditionProblem = (condition: string) => `条件“${condition}”应写成“选项 = 代码、代码”，几个选项之间用分号分开`
