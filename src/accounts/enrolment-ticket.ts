import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentId } from '../lib/document-id'
import { keyedHash } from '../lib/keyed-hash'
import { type Account, accountById } from './account'
import { seal, unseal } from './seal'

const MINUTES = 20
const PURPOSE = 'enrolment-ticket'

const content = z.object({ id: documentId, password: z.string(), until: z.number() })

/** Changes with the password. */
const passwordMark = ({ salt }: Pick<Account, 'salt'>) => keyedHash(PURPOSE, String(salt))

/** For somebody who has given the right password and must have a second factor: good for setting that up, and for nothing else. */
export function enrolmentTicket(account: Account): string {
  return seal(PURPOSE, JSON.stringify({ id: account.id, password: passwordMark(account), until: Date.now() + MINUTES * 60_000 }))
}

/** Whose ticket it is; null when it is none, too old, of an earlier password, or when there is a second factor by now. */
export async function ownerOfTicket(req: PayloadRequest, ticket: string): Promise<Account | null> {
  const text = unseal(PURPOSE, ticket)
  const { data } = content.safeParse(text && JSON.parse(text))
  if (!data || data.until < Date.now()) return null
  const account = await accountById(req, data.id)
  return account && !account.secondFactorSince && passwordMark(account) === data.password ? account : null
}
