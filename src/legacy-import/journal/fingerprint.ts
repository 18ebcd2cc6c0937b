import { createHash } from 'node:crypto'

const DIGITS = 22

/** A short text that is the same for the same value, and for nothing else. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)) ?? '')
    .digest('base64url')
    .slice(0, DIGITS)

/** What is nothing, in whichever way a database says so. */
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** A value without what a database or an editor adds to it: ids of rows, the order of keys, empty fields. */
function canonical(value: unknown): unknown {
  if (isNothing(value)) return null
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value === 'string') return dateOf(value) ?? value.replaceAll('\r\n', '\n')
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  const entries = Object.entries(value)
    .filter(([key, inner]) => key !== 'id' && !isNothing(inner))
    .map(([key, inner]) => [key, canonical(inner)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

/** An instant, in the one form in which it is stored. */
function dateOf(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return null
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
