import { z } from 'zod'

const row = z.object({
  /** As in all other exports: an order code, a model, or what nobody knows any more. */
  code: z.string(),
  /** What it is in a line; empty for what is not known. */
  what: z.string(),
  note: z.string(),
  quantity: z.int(),
  /** What is to be said of it; mostly empty. */
  remark: z.string(),
  /** The name of its picture in the storage; empty where there is none. */
  picture: z.string(),
})

/** What is printed of a selection list, apart from how (spec: selection-list/pdf). */
export const listSheet = z.object({
  name: z.string(),
  rows: z.array(row),
  company: z.string(),
  hotline: z.string(),
  /** Its link, for a QR code; empty where none of a sensible size holds it. */
  address: z.string(),
})
export type ListSheet = z.infer<typeof listSheet>
