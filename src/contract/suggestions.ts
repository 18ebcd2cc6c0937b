import { z } from 'zod'

/** What can be suggested while somebody types, in the order of their groups. */
export const suggestedKinds = ['code', 'product', 'category', 'document', 'solution', 'story', 'news'] as const

/** One suggestion (spec: search/suggestions). */
export const suggestion = z.object({
  kind: z.enum(suggestedKinds),
  title: z.string(),
  /** Its page, within the site. */
  url: z.string(),
  /** Address of a picture; empty where there is none. */
  cover: z.string(),
  /** Model, or order code; empty for what has none. A code that others write stands in the title, and ours here. */
  code: z.string(),
  /** The parts of the title that were asked for, in the spelling of the title. */
  matched: z.array(z.string()),
  /** What stands beside the title, where it was asked for: what a code means, a category's number of products. May be empty. */
  detail: z.string().optional(),
})
export type Suggestion = z.infer<typeof suggestion>

const DEFAULT_LIMIT = 12
const LARGEST_LIMIT = 24

/** How many are asked for; what is no number from 1 on is the usual number. */
export const suggestionLimit = z
  .unknown()
  .optional()
  .transform((value) =>
    typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Math.min(Number(value), LARGEST_LIMIT) : DEFAULT_LIMIT,
  )
