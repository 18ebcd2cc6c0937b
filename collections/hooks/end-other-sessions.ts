import type { CollectionAfterChangeHook } from 'payload'
import { lacksDemandedFactor } from '../../src/accounts/demanded-factor'
import { currentSession, endSessions } from '../../src/accounts/sessions'
import type { User } from '../../src/payload-types'

/**
 * After a new e-mail all sessions of the account end but the one in which it was changed (Payload does the same after a new
 * password). With a new role that demands a second factor which the account has not, all of them.
 */
export const endOtherSessions: CollectionAfterChangeHook<User> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return doc
  const isNewlyDemanded = previousDoc.role !== doc.role && (await lacksDemandedFactor(req, doc))
  if (isNewlyDemanded) await endSessions(req, doc.id, () => false)
  else if (previousDoc.email !== doc.email) {
    const here = String(req.user?.id) === String(doc.id) ? currentSession(req) : undefined
    await endSessions(req, doc.id, ({ id }) => id === here)
  }
  return doc
}
