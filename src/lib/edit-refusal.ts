import { z } from 'zod'

/** Why a form's write was refused with 409, for the form to act upon. */
export const editRefusal = z.discriminatedUnion('code', [
  /**
   * There is a newer version than the form's; who saved it is known where versions name their writers. `isAtOnce`: it is being saved
   * at this moment, and who asks again may not be refused.
   */
  z.object({ code: z.literal('newer-version'), savedBy: z.string().nullable(), savedAt: z.string(), isAtOnce: z.boolean().optional() }),
  z.object({ code: z.literal('in-trash') }),
  /** Somebody else is signed in by now, in the same browser. */
  z.object({ code: z.literal('other-account'), name: z.string() }),
  /** The form of a new document has created it before, and did not learn of it; `savedAt` is the version that it has created. */
  z.object({ code: z.literal('already-created'), id: z.string(), savedAt: z.string() }),
])

export type EditRefusal = z.infer<typeof editRefusal>
