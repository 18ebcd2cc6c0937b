import { z } from 'zod'

/** A query parameter that may be absent; what it must be is decided by the transformation. */
const given = z.unknown().optional()

export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100

/** Beyond any page that exists, and safe in every database. */
const LARGEST_NUMBER = 1_000_000_000

/** A number as legacy clients send it: anything that is no positive integer falls back (spec: prod-api/paging). */
const positiveInteger = (fallback: number) =>
  given.transform((value) => {
    if (typeof value !== 'string' || !/^0*[1-9]\d*$/.test(value.trim())) return fallback
    return Math.min(Number(value), LARGEST_NUMBER)
  })

/** `pageNum` and `pageSize` of a list request. */
export const paging = z.object({
  pageNum: positiveInteger(1),
  pageSize: positiveInteger(DEFAULT_PAGE_SIZE).transform((size) => Math.min(size, MAX_PAGE_SIZE)),
})
export type Paging = z.infer<typeof paging>

/** One page of a list; `total` counts all matches. `pageNum` is the page that was answered, which may be the last one. */
export type Page<T> = { rows: T[]; total: number; pageNum: number; pageCount: number }

/** `1` means only such, `0` only not such, anything else both (spec: prod-api/flag-filters). */
export const flagFilter = given.transform((value) => (value === '1' ? true : value === '0' ? false : undefined))

/** Text to look for: trimmed; empty means no filter. No title is as long as the cut, so a longer text matches nothing. */
export const keywordFilter = given.transform((value) => (typeof value === 'string' ? value.trim().slice(0, 200) : ''))

/**
 * Comma-joined numbers (spec: prod-api/category-filter): undefined means no filter; an empty list, from a text without any valid
 * number, matches nothing.
 */
export const numberListFilter = given.transform((value) => {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^\d{1,9}$/.test(part))
    .map(Number)
})
