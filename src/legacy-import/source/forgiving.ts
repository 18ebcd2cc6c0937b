import { z } from 'zod'
import { instantOf } from './dates'
import type { SourceProblemKind } from './problem'

/** What a value of another type than it should have is noted as; where it stands is told by who parses. */
export type Note = { kind: SourceProblemKind; detail: string }

/** Of the value that is being parsed: parsing never waits, so that there is only one at a time. */
let notes: Note[] = []

const note = (kind: SourceProblemKind, value: unknown) => notes.push({ kind, detail: shown(value) })

const SHOWN_LETTERS = 60

const shown = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))).slice(0, SHOWN_LETTERS)

/**
 * Parses what a legacy site answers, with the schemas of this file: what is missing or of another type becomes what "missing" is
 * for its kind, and is noted.
 *
 * @returns null for what can't be read at all
 */
export function parseForgiving<T extends z.ZodType>(schema: T, value: unknown): { value: z.infer<T> | null; notes: Note[] } {
  notes = []
  const { data } = schema.safeParse(value)
  return { value: data ?? null, notes }
}

/** Also nothing at all: the key may be absent. */
const anything = z.unknown().optional()

/** A text; numbers count as their digits, null and nothing as an empty one. */
export const text = anything.transform((value) => {
  if (typeof value === 'string') return value
  if (value === undefined || value === null) return ''
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  note('unreadable-value', value)
  return ''
})

/** The address of a file or picture as it is written; null for none. Some answers have an object with the address in it. */
export const fileAddress = anything.transform((value) => {
  const address = typeof value === 'object' && value !== null && 'url' in value ? value.url : value
  if (address === undefined || address === null) return null
  if (typeof address === 'string') return address.trim() === '' ? null : address.trim()
  note('unreadable-value', value)
  return null
})

const SET = new Set<unknown>([1, '1', true, 'true', 'Y', 'y', '是'])
const UNSET = new Set<unknown>([0, '0', false, 'false', 'N', 'n', '否', '', null])

/** A flag; null where the answer has no such key, so that it has to be found out in another way. */
export const flag = anything.transform((value) => {
  if (value === undefined) return null
  if (SET.has(value)) return true
  if (!UNSET.has(value)) note('unreadable-value', value)
  return false
})

const MAX_NUMBER = 999_999_999

/** A public number; rows without one can't be read. */
export const publicNumber = z
  .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)])
  .pipe(z.int().positive().max(MAX_NUMBER))

/** A number of another document; null for none. */
export const otherNumber = anything.transform((value) => {
  if (value === undefined || value === null || value === '' || value === 0 || value === '0') return null
  const { data } = publicNumber.safeParse(value)
  if (data === undefined) note('unreadable-value', value)
  return data ?? null
})

/** A product's number is a text: digits, or digits, `_` and digits (spec: content/product-ids). */
export const productNumber = z.union([z.string().trim(), z.number().transform(String)]).pipe(z.string().regex(/^\d{1,9}(_\d{1,9})?$/))

/** An instant (ISO 8601, UTC) out of any of the forms of `instantOf`; null for none. */
export const instant = anything.transform((value) => {
  if (value === undefined || value === null || value === '') return null
  const found = instantOf(value)
  if (found === null) note('unreadable-date', value)
  return found
})

/** Rows; those that can't be read are left out, what is no list is an empty one. */
export const listOf = <T extends z.ZodType>(row: T) =>
  anything.transform((value) => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) {
      note('no-list', value)
      return []
    }
    return value.flatMap((element: unknown): z.infer<T>[] => {
      const { success, data } = row.safeParse(element)
      if (!success) note('unreadable-row', element)
      return success ? [data] : []
    })
  })
