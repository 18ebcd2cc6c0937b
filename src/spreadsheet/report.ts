import { z } from 'zod'

/** A faulty row, or a remark about one; rows are counted as the spreadsheet shows them. */
export const remark = z.object({
  /** Only where a file has several. */
  sheet: z.string().optional(),
  row: z.number(),
  column: z.string().optional(),
  reason: z.string(),
})
export type Remark = z.infer<typeof remark>

export const rowChange = z.object({
  row: z.number(),
  kind: z.enum(['new', 'changed']),
  /** Empty for a new product whose number is given at the import. */
  number: z.string(),
  title: z.string(),
  /** It becomes visible to visitors; otherwise it is saved as a draft. */
  publishes: z.boolean(),
  fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
})
export type RowChange = z.infer<typeof rowChange>

/** What an import would do, or did; of long lists only the beginning is told, beside the count. */
export const importReport = z.object({
  /** `checked`: nothing was written. `outdated`: nothing was written either, the content has changed since the check. */
  outcome: z.enum(['checked', 'outdated', 'faulty', 'imported']),
  counts: z.object({ rows: z.number(), created: z.number(), changed: z.number(), unchanged: z.number(), problems: z.number() }),
  changes: z.array(rowChange),
  problems: z.array(remark),
  notes: z.array(remark),
  /** Says which plan was checked; the import carries out no other. */
  fingerprint: z.string(),
})
export type ImportReport = z.infer<typeof importReport>
