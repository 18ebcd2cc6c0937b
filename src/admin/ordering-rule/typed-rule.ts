import { z } from 'zod'

/**
 * A rule while somebody types it: anything may be missing or wrong, nothing of it is dropped, and it is kept in the draft as it is. What it
 * must be when it is published, says `src/domain/order-codes`.
 */
const text = z.string().catch('')
const when = z.record(z.string(), z.array(z.string()).catch([])).catch({})

const typedValue = z.looseObject({ fragment: text, label: text, sets: z.record(z.string(), text).optional().catch(undefined) })

const typedOption = z.looseObject({
  key: text,
  name: text,
  isOptional: z.boolean().optional().catch(undefined),
  values: listOf(typedValue),
})

const typedExclusion = z.looseObject({ when, reason: text })

const typedAccessory = z.looseObject({ code: text, name: text, fits: when.optional(), note: z.string().optional().catch(undefined) })

const typedRule = z.looseObject({
  prefix: text,
  options: listOf(typedOption),
  exclusions: listOf(typedExclusion),
  accessories: listOf(typedAccessory),
})

function listOf<T extends z.ZodType>(item: T) {
  return z.array(item).catch([])
}

export type TypedRule = z.output<typeof typedRule>
export type TypedOption = TypedRule['options'][number]
export type TypedValue = TypedOption['values'][number]
export type TypedExclusion = TypedRule['exclusions'][number]
export type TypedAccessory = TypedRule['accessories'][number]
export type When = Record<string, string[]>

/** What is stored, as it can be edited; null when there is no rule. */
export const typedRuleOf = (stored: unknown): TypedRule | null => typedRule.safeParse(stored).data ?? null

/** A rule to begin with. */
export const emptyRule = (prefix: string): TypedRule => ({ prefix, options: [], exclusions: [], accessories: [] })

/** An option to begin with, under a key that no other has. */
export function emptyOption({ options }: TypedRule): TypedOption {
  const taken = new Set(options.map(({ key }) => key))
  let number = options.length + 1
  while (taken.has(`option-${number}`)) number += 1
  return { key: `option-${number}`, name: '', values: [{ fragment: '', label: '' }] }
}

/** The list with another item at this place; null takes it away. */
export const replaced = <T>(list: readonly T[], index: number, item: T | null): T[] =>
  list.flatMap((one, at) => (at !== index ? [one] : item === null ? [] : [item]))

/** The list with an item moved by so many places; unchanged at its ends. */
export function moved<T>(list: readonly T[], index: number, by: number): T[] {
  const item = list[index]
  const target = index + by
  if (item === undefined || target < 0 || target >= list.length) return [...list]
  const others = list.filter((_, at) => at !== index)
  return [...others.slice(0, target), item, ...others.slice(target)]
}

/** `rated-current=16；poles=3P`, as the values of attributes are typed. */
export const printSets = (sets: Record<string, string> = {}): string =>
  Object.entries(sets)
    .map(([key, value]) => `${key}=${value}`)
    .join('；')

/** The same read back. What has no sign of equality is a key without a value, which is refused by name when it is published. */
export function readSets(typed: string): Record<string, string> | undefined {
  const entries = typed
    .split(/[；;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [key = '', ...value] = part.split(/[=＝]/)
      return [key.trim(), value.join('=').trim()] as const
    })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Cells copied from a spreadsheet, written into the rows from a place on; further rows are added. */
export function pasteInto(values: readonly TypedValue[], row: number, column: 'fragment' | 'label', pasted: string): TypedValue[] {
  const lines = pasted.replace(/\r?\n$/, '').split(/\r?\n/)
  const count = Math.max(values.length, row + lines.length)
  return Array.from({ length: count }, (_, at) => {
    const value = values[at] ?? { fragment: '', label: '' }
    const line = lines[at - row]
    if (line === undefined) return value
    const [first = '', second] = line.split('\t').map((cell) => cell.trim())
    if (column === 'label') return { ...value, label: first }
    return { ...value, fragment: first, label: second ?? value.label }
  })
}
