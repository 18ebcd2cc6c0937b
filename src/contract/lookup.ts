import { z } from 'zod'
import { lookupStatuses } from './lookup-statuses'
import { picture } from './picture'

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

/** What the page gets when it sends a list. */
export const listAnswer = z.object({ code: z.literal(200), msg: z.string(), data: lookupResult })

/** What a list that was sent has come to, for the page; `problem` is a sentence, empty when there is none. */
export type SentLookup = { text: string; fileName: string; result: LookupResult | null; problem: string }

/** A row of a list that is exported. */
export const exportedRow = listedRow.pick({ row: true, written: true, quantity: true, unreadQuantity: true })
export type ExportedRow = z.infer<typeof exportedRow>
