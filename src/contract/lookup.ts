import { z } from 'zod'
import { MAX_CODES } from '../domain/code-list/limits'
import { picture } from './picture'

/**
 * What came of looking for a code (spec: lookup/results): it is ours, ours that replaces an old one, ours in the place of another
 * maker's, one of several that are near, or nothing.
 */
export const lookupStatuses = ['found', 'replaced', 'equivalent', 'near', 'unknown'] as const
export type LookupStatus = (typeof lookupStatuses)[number]

/** An order code that may be meant. `productId` is the public id. */
export const lookupChoice = z.object({ code: z.string(), productId: z.string() })
export type LookupChoice = z.infer<typeof lookupChoice>

export const lookupRow = z.object({
  status: z.enum(lookupStatuses),
  /** The one order code, as printed; null for `near`, until one is chosen, and `unknown`. */
  match: lookupChoice.nullable(),
  /** What was corrected, what differs, what is missing; may be empty. */
  explanation: z.string(),
  /** Of `near` alone: at most five. */
  choices: z.array(lookupChoice),
})
export type LookupRow = z.infer<typeof lookupRow>

export const lookupProduct = z.object({
  id: z.string(),
  title: z.string(),
  cover: picture.nullable(),
  /** Public numbers. */
  documentIds: z.array(z.int()),
})
export type LookupProduct = z.infer<typeof lookupProduct>

/** A row of a list with what came of it. */
export const listedRow = lookupRow.extend({
  /** Of the visitor's list, as a spreadsheet counts. */
  row: z.int().positive(),
  /** The visitor's own spelling. */
  written: z.string(),
  quantity: z.int().positive().nullable(),
  /** What stands where the quantity should and is none; empty otherwise. */
  unreadQuantity: z.string(),
})
export type ListedRow = z.infer<typeof listedRow>

/** A list that was looked up. */
export const lookupResult = z.object({
  rows: z.array(listedRow),
  /** Of the products that the rows name, each once. */
  products: z.array(lookupProduct),
  /** Where codes and quantities stood, like `A、B 列`; empty for a text without columns. */
  columns: z.string(),
  isQuantityUnclear: z.boolean(),
  rowsWithoutCode: z.array(z.int()),
})
export type LookupResult = z.infer<typeof lookupResult>

/** A row of a list that is exported: what the visitor wrote, and what he has chosen of near codes; empty when nothing. */
export const exportedRow = listedRow.pick({ row: true, written: true, quantity: true, unreadQuantity: true }).extend({ chosen: z.string() })
export type ExportedRow = z.infer<typeof exportedRow>

export const exportedRows = z.array(exportedRow).min(1).max(MAX_CODES)
