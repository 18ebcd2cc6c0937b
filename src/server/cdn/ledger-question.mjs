import { z } from 'zod'

/**
 * What the server asks the application about what the CDN was told of, because only the application writes to the database.
 *
 * @typedef {object} LedgerQuestion
 * @property {'claim' | 'note' | 'build'} act
 * @property {string} by which process asks; the same after it was started again
 * @property {number} [version]
 * @property {string} [build]
 */

/** Who tells the CDN; the version that it was told of last, and the build that began to run last: -1 and none where nothing is noted. */
export const ledgerAnswer = z.object({
  whose: z.enum(['mine', 'taken', 'done']).default('done'),
  version: z.number().default(-1),
  build: z.string().default(''),
})

/** @typedef {z.infer<typeof ledgerAnswer>} LedgerAnswer */
