import { z } from 'zod'

/** What becomes of a document that an import has made or changed, when the import is taken back. */
export const fates = ['deleted', 'restored', 'kept'] as const

export type Fate = (typeof fates)[number]

const fateCounts = z.object({ deleted: z.number(), restored: z.number(), kept: z.number() })

/** So many of what stays are named; all are counted. */
export const NAMED_KEPT = 50

/**
 * One taking back of an import, or a look at what it would do: who ordered it, how it ended, and what became of what. It stands beside the
 * import in its row, so that how the import itself went stays known.
 */
export const undoing = z.object({
  by: z.string(),
  at: z.string(),
  isPreview: z.boolean(),
  /** Whether what editors have changed since goes, too. */
  overwrites: z.boolean(),
  outcome: z.enum(['done', 'stopped', 'failed']).nullable(),
  message: z.string().nullable(),
  /** By kind of document; empty until it is known. */
  kinds: z.record(z.string(), fateCounts),
  kept: z.array(z.object({ place: z.string(), title: z.string() })),
})

export type Undoing = z.infer<typeof undoing>
export type FateCounts = z.infer<typeof fateCounts>

/** What is known of a taking back, from the row of its import. */
export const undoingOf = ({ undo }: { undo?: unknown }): Undoing | null => undoing.safeParse(undo).data ?? null
