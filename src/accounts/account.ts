import type { PayloadRequest, Where } from 'payload'
import type { DocumentId } from '../lib/document-id'
import type { User } from '../payload-types'

export type AccountId = DocumentId

/** An account as it is stored, with what no API shows. */
export type Account = User

/** What of an account changes past the collection's operations, which would read and write all of it. */
type Change = Partial<{
  hash: string
  salt: string
  sessions: User['sessions']
  invitedUntil: string | null
  invitationHash: string | null
  secondFactorSince: string | null
  secondFactorSecret: string | null
  secondFactorPeriod: number | null
  recoveryCodes: string[] | null
}>

/** Reads one account from the database, in the request's transaction when it has one. */
export function findAccount(req: PayloadRequest, where: Where): Promise<Account | null> {
  return req.payload.db.findOne<Account>({ collection: 'users', where, req })
}

/** Reads one account by its number. */
export const accountById = (req: PayloadRequest, id: AccountId) => findAccount(req, { id: { equals: id } })

/**
 * Changes the given fields of an account and leaves all others alone. Payload's own sign-in writes back the whole account
 * as it was before, and undoes what was changed in the meantime.
 */
export async function changeAccount(req: PayloadRequest, id: AccountId, change: Change): Promise<void> {
  // Without a date of its own the account would look as if somebody had edited it.
  await req.payload.db.updateOne({ collection: 'users', id, data: { ...change, updatedAt: null }, req, returning: false })
}
