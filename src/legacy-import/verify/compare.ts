import { type AllowedDifference, allowedDifferences } from './allowed'
import type { ComparedField, Difference } from './field'

/** What a comparison of two answers found. */
export type Comparison = {
  /** Fields looked at. */
  compared: number
  equal: number
  /** How many differ in a way that is allowed, by the name of the rule. */
  allowed: Record<string, number>
  /** What differs and isn't allowed, in the order of the answer. */
  different: Difference[]
}

/** Rows go together by these, wherever they stand. */
const NUMBERS = ['articleId', 'categoryId', 'id'] as const

/** No answer of the contract is nested deeper; what is, is compared as its text. */
const MAX_DEPTH = 20

/** Compares two answers field by field; which differences are allowed stands in one table (`allowed.ts`). */
export function compareAnswers(legacy: unknown, own: unknown, rules: readonly AllowedDifference[] = allowedDifferences): Comparison {
  const found: Comparison = { compared: 0, equal: 0, allowed: {}, different: [] }
  walk({ key: '', at: '', legacy, own }, 0, (field) => note(found, field, rules))
  return found
}

function note(found: Comparison, { key, at, legacy, own }: ComparedField, rules: readonly AllowedDifference[]): void {
  found.compared += 1
  if (JSON.stringify(legacy) === JSON.stringify(own)) {
    found.equal += 1
    return
  }
  const rule = rules.find(({ holds }) => holds({ key, at, legacy, own }))
  if (rule) found.allowed[rule.name] = (found.allowed[rule.name] ?? 0) + 1
  else found.different.push({ at, legacy: shown(legacy), own: shown(own) })
}

type Visit = (field: ComparedField) => void

function walk(field: ComparedField, depth: number, visit: Visit): void {
  const { legacy, own } = field
  if (depth < MAX_DEPTH && Array.isArray(legacy) && Array.isArray(own)) walkRows(field, legacy, own, depth, visit)
  else if (depth < MAX_DEPTH && isRecord(legacy) && isRecord(own)) walkKeys(field, legacy, own, depth, visit)
  else visit(field)
}

function walkKeys({ at }: ComparedField, legacy: Row, own: Row, depth: number, visit: Visit): void {
  for (const key of new Set([...Object.keys(legacy), ...Object.keys(own)])) {
    const inner = { key, at: at === '' ? key : `${at}.${key}`, legacy: valueAt(legacy, key), own: valueAt(own, key) }
    walk(inner, depth + 1, visit)
  }
}

/** Rows with numbers by their numbers, and the order of those that both have; other rows by their places. */
function walkRows({ key, at }: ComparedField, legacy: unknown[], own: unknown[], depth: number, visit: Visit): void {
  const [left, right] = [byNumber(legacy), byNumber(own)]
  if (!left || !right) {
    for (let index = 0; index < Math.max(legacy.length, own.length); index += 1)
      walk({ key, at: `${at}[${index}]`, legacy: legacy[index], own: own[index] }, depth + 1, visit)
    return
  }
  for (const number of new Set([...left.keys(), ...right.keys()]))
    walk({ key, at: `${at}[${number}]`, legacy: left.get(number), own: right.get(number) }, depth + 1, visit)
  const order = (rows: Map<string, Row>, others: Map<string, Row>) => [...rows.keys()].filter((number) => others.has(number))
  if (left.size > 0) visit({ key: 'order', at: `${at}.order`, legacy: order(left, right), own: order(right, left) })
}

/** @returns null when there is a row without a number, or two with one */
function byNumber(rows: readonly unknown[]): Map<string, Row> | null {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const number = isRecord(row) ? NUMBERS.map((key) => row[key]).find((value) => value !== undefined && value !== null) : undefined
    if (!isRecord(row) || number === undefined || typeof number === 'object' || found.has(String(number))) return null
    found.set(String(number), row)
  }
  return found
}

type Row = Record<string, unknown>

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const valueAt = (row: Row, key: string) => (Object.hasOwn(row, key) ? row[key] : undefined)

const SHOWN_LETTERS = 300

/** As much of it as a report needs. */
function shown(value: unknown): unknown {
  const written = typeof value === 'string' ? value : JSON.stringify(value)
  return written && written.length > SHOWN_LETTERS ? `${written.slice(0, SHOWN_LETTERS)}…` : value
}
