/**
 * What a tab keeps of something that was sent (spec: service/receipt): no more than the page shows, until the tab is closed.
 * Read from the browser's storage, where anything may stand; loaded when there is something to read.
 */
import { z } from 'zod'

const line = z.string().max(1000)

export const keptReceipt = z.strictObject({
  kind: z.enum(['repair', 'feedback', 'consultation']),
  /** Empty where the answer had none. */
  reference: z.string().regex(/^([A-Z]{2}\d{8}-\d{4,20})?$/),
  sentAt: z.iso.datetime(),
  /** What was sent, as the page shows it. */
  rows: z.array(z.strictObject({ label: line, value: z.string().max(5000) })).max(12),
  /** What happens next. */
  steps: z.array(line).max(50),
  hotline: line,
  hours: line,
  /** Whether it opens over the page that the visitor comes to, and has not been closed there. */
  isOpen: z.boolean(),
})
export type KeptReceipt = z.infer<typeof keptReceipt>

/** The newest first. */
export const keptReceipts = z.array(keptReceipt).max(5)
