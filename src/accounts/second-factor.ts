import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Account, type AccountId, accountById, changeAccount } from './account'
import { newRecoveryCodes, periodOfCode, recoveryHash, recoveryHashes } from './one-time-codes'
import { seal, unseal } from './seal'

const hashes = z.array(z.string()).catch([])

const purposeOf = (id: AccountId) => `second-factor:${id}`

/** How many recovery codes are left. */
export const recoveryCodesLeft = ({ recoveryCodes }: Pick<Account, 'recoveryCodes'>) => hashes.parse(recoveryCodes).length

/**
 * Turns the second factor of an account on. To be called in a transaction.
 *
 * @param period whose code has proved that the app knows the secret: it is used up
 * @returns the recovery codes, which nobody sees again
 */
export async function turnOn(req: PayloadRequest, id: AccountId, secret: string, period: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await changeAccount(req, id, {
    secondFactorSecret: seal(purposeOf(id), secret),
    secondFactorPeriod: period,
    secondFactorSince: new Date().toISOString(),
    recoveryCodes: codes.map((code) => recoveryHash(id, code)),
  })
  return codes
}

/** Turns it off, and forgets all that belonged to it. */
export const turnOff = (req: PayloadRequest, id: AccountId) =>
  changeAccount(req, id, { secondFactorSecret: null, secondFactorPeriod: null, secondFactorSince: null, recoveryCodes: null })

/** Replaces the recovery codes; the old ones are no good any more. @returns the new ones */
export async function replaceRecoveryCodes(req: PayloadRequest, id: AccountId): Promise<string[]> {
  const codes = newRecoveryCodes()
  await changeAccount(req, id, { recoveryCodes: codes.map((code) => recoveryHash(id, code)) })
  return codes
}

/**
 * Uses up a code: of the app, when it belongs to a later period than the last one, or a recovery code. To be called in a
 * transaction, so that two who send the same code at the same moment are not both let in.
 *
 * @returns which of the two it was; null when it is wrong or was used before
 */
export async function useCode(req: PayloadRequest, id: AccountId, code: string): Promise<'app' | 'recovery' | null> {
  const account = await accountById(req, id)
  const secret = account?.secondFactorSecret && unseal(purposeOf(id), account.secondFactorSecret)
  if (!account || !secret) return null
  const period = periodOfCode(secret, code)
  if (period !== null) {
    if (period <= (account.secondFactorPeriod ?? 0)) return null
    await changeAccount(req, id, { secondFactorPeriod: period })
    return 'app'
  }
  const stored = hashes.parse(account.recoveryCodes)
  const used = recoveryHashes(id, code).find((hash) => stored.includes(hash))
  if (used === undefined) return null
  await changeAccount(req, id, { recoveryCodes: stored.filter((hash) => hash !== used) })
  return 'recovery'
}
