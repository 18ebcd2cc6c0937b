import { z } from 'zod'

/** What is looked at before a document is published. */
export const findingKinds = ['invalid', 'link', 'unpublished', 'alternative-text', 'small-picture', 'long-title', 'avoided-word'] as const

/** Something that stands in the way of publishing (error), or that its editor should know of before (warning). */
export const publishFinding = z.object({
  severity: z.enum(['error', 'warning']),
  kind: z.enum(findingKinds),
  /** Of its field: `parameters.2.value`. */
  path: z.string(),
  /** What editors call the field: `技术参数，第 3 行 · 数值`. */
  label: z.string(),
  /** What is wrong and what to do, in plain words. */
  sentence: z.string(),
})

export type PublishFinding = z.infer<typeof publishFinding>
