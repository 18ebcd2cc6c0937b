import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import { accountById } from '../../src/accounts/account'
import { matchesPassword } from '../../src/accounts/password-hash'
import { passwordProblem } from '../../src/accounts/password-policy'
import { siteWords } from '../../src/accounts/site-words'
import { documentId } from '../../src/lib/document-id'
import { currentPasswordTries } from '../../src/limits/rate-limits'
import type { User } from '../../src/payload-types'
import { newPasswordOf } from './audit-accounts'
import { refusedInChinese } from './refused-in-chinese'

/**
 * Who changes a password or an e-mail, for oneself or for somebody else, says one's own password once more: a session that was
 * left open is not enough. Commands and the seed act for nobody and are not asked.
 *
 * Before all other hooks, while nothing is read or written yet: the tries are counted in the database, must stay when the change
 * is refused, and would wait for the change's own transaction on a database with one writer.
 */
export const confirmIdentity: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user) return args
  const { id, data } = credentialsChange.parse(args)
  if (!data.password && !(await changesEmail(req, id, data.email))) return args
  const isOpen = Boolean(await req.transactionID)
  if (isOpen) await killTransaction(req)
  await checkCurrentPassword(req, data.currentPassword, id)
  if (isOpen) await initTransaction(req)
  return args
}

const credentialsChange = z.object({
  /** None when many accounts are changed at once. */
  id: documentId.optional().catch(undefined),
  data: z.object({
    password: z.unknown().optional(),
    email: z.string().nullish().catch(null),
    currentPassword: z.unknown().optional(),
  }),
})

async function changesEmail(req: PayloadRequest, id: number | string | undefined, email: string | null | undefined): Promise<boolean> {
  if (!email) return false
  const account = id === undefined ? null : await accountById(req, id)
  return account?.email !== email.trim().toLowerCase()
}

/** The rule of passwords, whatever way a change comes: what is easily guessed is none. */
export const checkCredentials: CollectionBeforeValidateHook<User> = async ({ data = {}, originalDoc, req }) => {
  const { currentPassword: _checked, ...kept } = data
  const { password, email } = kept
  const account = { email: email ?? originalDoc?.email ?? '', name: kept.name ?? originalDoc?.name ?? '' }
  if (password) await checkPassword(req, password, account)
  if (password && originalDoc) req.context[newPasswordOf(originalDoc.id)] = true
  return kept
}

/** @throws ValidationError at the field, when the password is easily guessed */
export async function checkPassword(
  req: PayloadRequest,
  password: string,
  { email, name }: { email: string; name: string },
): Promise<void> {
  const problem = await passwordProblem(password, [email, name, ...(await siteWords(req))])
  if (problem) throw refusedAt(req, 'password', '密码', problem)
}

/**
 * @param target whose account is changed: whose password is asked for depends on it only in the words
 * @throws ValidationError at the field, when it is missing or wrong; APIError 429 after too many wrong ones
 */
export async function checkCurrentPassword(req: PayloadRequest, given: unknown, target: number | string | undefined): Promise<void> {
  const { user } = req
  if (!user) return
  const whose = String(user.id) === String(target) ? '当前密码' : '您自己的密码'
  const refuse = (message: string) => refusedAt(req, 'currentPassword', whose, message)
  if (typeof given !== 'string' || given === '') throw refuse(`请填写${whose}，确认是您本人。`)
  await refusedInChinese(req, () => currentPasswordTries.consume(req.payload, String(user.id)))
  if (!(await matchesPassword(await accountById(req, user.id), given))) throw refuse(`${whose}不正确。`)
  await currentPasswordTries.giveBack(req.payload, String(user.id))
}

function refusedAt(req: PayloadRequest, path: string, label: string, message: string): ValidationError {
  // Payload's form folds the fields of a password away when it is refused: what it says of the whole must say why.
  return new ValidationError({ collection: 'users', errors: [{ path, label: `${label}：${message}`, message }], req }, req.t)
}
