import { type Attribute, nameOf } from '../attributes/attribute'
import type { Matching } from '../attributes/kinds'
import { readRow } from '../attributes/row'
import { readValue, shownUnit, writeValue } from '../attributes/typed-value'
import type { TypedValue } from '../attributes/value'
import { type ChosenCode, openCondition } from './chosen-code'
import { parameterName } from './parameter-name'
import type { SaidRow } from './said-row'

/** An attribute, and how a wish for it is met. */
export type ComparedAttribute = Attribute & { match: Matching }

type Row = { group: string; name: string; value: string; unit: string; attributes: readonly ComparedAttribute[] }

/** What is said of one product, or of one of its codes. */
export type Product = {
  parameters: readonly Row[]
  mainParameters: readonly { name: string; value: string }[]
  /** Null for a series. */
  code: ChosenCode | null
}

export const MAIN_GROUP = '主要参数'
export const CHOICE_GROUP = '所选配置'
export const STANDARD_GROUP = '标准与资料'

/** Names of main parameters that say which standards a product meets. */
const STANDARDS = /标准/

/** Parts of a group's name that the names of attributes say themselves: 分断能力（AC 400 V）. */
const CONDITION = /（[^（）]*）/g

/**
 * All that is to be compared of a product, a parameter a row: first what only its main parameters say, last its standards.
 *
 * @param attributes by their keys: what a code sets need not be in the table of parameters
 * @param areAllCodes whether only codes are compared: then what they have settled is no condition any more
 */
export function saidRows(product: Product, attributes: ReadonlyMap<string, ComparedAttribute>, areAllCodes: boolean): SaidRow[] {
  const { parameters, mainParameters, code } = product
  const table = parameters.flatMap((row) => rowsOf(row, code, areAllCodes))
  const chosen = code ? chosenRows(code, table, attributes, areAllCodes) : []
  const known = new Set([...table, ...chosen].flatMap(({ names }) => names))
  const main = mainParameters.filter(({ name }) => !known.has(parameterName(name)))
  return [
    ...main.filter(({ name }) => !STANDARDS.test(name)).map((row) => freeRow({ ...row, group: MAIN_GROUP })),
    ...table,
    ...chosen,
    ...main.filter(({ name }) => STANDARDS.test(name)).map((row) => freeRow({ ...row, group: STANDARD_GROUP })),
  ]
}

function rowsOf({ attributes, ...row }: Row, code: ChosenCode | null, areAllCodes: boolean): SaidRow[] {
  const reading = attributes.length > 0 ? readRow(attributes, row) : null
  if (!reading || 'problem' in reading) return [freeRow(row)]
  const group = row.group.replace(CONDITION, '')
  return reading.row.entries.flatMap((entry, index) => {
    const attribute = attributes[index]
    if (!attribute) return []
    const condition = code ? openCondition(attribute, code) : attribute.condition
    if (condition === null) return []
    const value = impliedValue(attribute, code) ?? entry.value
    return typedRow(attribute, value, group, areAllCodes ? condition : null)
  })
}

/** What a code sets besides, and what is chosen of options that are no attributes. */
function chosenRows(
  code: ChosenCode,
  table: readonly SaidRow[],
  attributes: ReadonlyMap<string, ComparedAttribute>,
  areAllCodes: boolean,
): SaidRow[] {
  const said = new Set(table.map(({ attributeKey }) => attributeKey))
  const set = Object.keys(code.implied).flatMap((key) => {
    const attribute = said.has(key) ? undefined : attributes.get(key)
    const value = attribute && impliedValue(attribute, code)
    return attribute && value ? [typedRow(attribute, value, CHOICE_GROUP, areAllCodes ? attribute.condition : null)] : []
  })
  return [...set, ...code.choices.map((choice) => freeRow({ ...choice, group: CHOICE_GROUP }))]
}

function impliedValue(attribute: Attribute, code: ChosenCode | null): TypedValue | null {
  const text = code?.implied[attribute.key]
  const reading = text === undefined ? null : readValue(attribute, text)
  return reading && 'value' in reading ? reading.value : null
}

/** @param open what is left of the condition: then attributes that are named alike are one; null: all of it is said */
function typedRow(attribute: ComparedAttribute, typed: TypedValue, group: string, open: string | null): SaidRow {
  const condition = open ?? attribute.condition
  const name = nameOf({ ...attribute, condition })
  return {
    key: open === null ? attribute.key : name,
    attributeKey: attribute.key,
    names: [...new Set([name, ...(condition ? [] : [attribute.name])].map(parameterName))],
    name,
    group,
    value: writeValue(typed, attribute),
    unit: shownUnit(typed, attribute) ?? '',
    typed,
    match: attribute.kind === 'number' ? attribute.match : null,
  }
}

function freeRow({ group, name, value, unit = '' }: { group: string; name: string; value: string; unit?: string }): SaidRow {
  const plain = parameterName(name)
  return { key: `~${plain}`, attributeKey: null, names: [plain], name, group, value, unit, typed: null, match: null }
}
