/**
 * `npm run admin -- --email you@example.com`: makes an administrator, or gives an existing account the role and a new
 * password. The password comes from `ADMINISTRATOR_PASSWORD`, or is made up and printed. With `--reset-second-factor` an
 * account whose phone is lost signs in without one again. Ends with `administrator: ok`.
 */
import { randomBytes } from 'node:crypto'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { createLocalReq, getPayload, type Payload, ValidationError } from 'payload'
import { z } from 'zod'
import { recordForAccount } from '../../collections/hooks/audit-accounts'
import config from '../../payload.config'
import { changeAccount } from '../accounts/account'
import { asOne } from '../accounts/as-one'
import { turnOff } from '../accounts/second-factor'
import { endSessions } from '../accounts/sessions'
import { environment } from '../lib/environment'
import { keepPrivate } from '../lib/private-data.mjs'
import type { User } from '../payload-types'

const { values } = parseArgs({ options: { email: { type: 'string' }, 'reset-second-factor': { type: 'boolean', default: false } } })

async function main(): Promise<void> {
  // As Payload keeps it.
  const email = z.string().trim().toLowerCase().pipe(z.email()).safeParse(values.email).data
  if (!email) throw new Error('Give an e-mail address: npm run admin -- --email you@example.com')
  const given = process.env.ADMINISTRATOR_PASSWORD
  const password = given || randomBytes(12).toString('base64url')

  keepPrivate(environment.DATA_DIR)
  const payload = await getPayload({ config })
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0, overrideAccess: true })
  const existing = docs[0]
  if (existing) {
    if (values['reset-second-factor']) await resetSecondFactor(payload, existing)
    await payload.update({ collection: 'users', id: existing.id, data: { password, role: 'admin' }, depth: 0, overrideAccess: true })
    // Who was invited needs the link no more.
    await changeAccount(await createLocalReq({}, payload), existing.id, { invitedUntil: null, invitationHash: null })
  } else {
    await payload.create({ collection: 'users', data: { name: '管理员', email, password, role: 'admin' }, depth: 0, overrideAccess: true })
  }
  if (!given) console.log(`${email}  ${password}`)
}

async function resetSecondFactor(payload: Payload, account: User): Promise<void> {
  const req = await createLocalReq({}, payload)
  await asOne(req, async () => {
    await turnOff(req, account.id)
    await endSessions(req, account.id, () => false)
    await recordForAccount(req, account, { action: 'second-factor-reset' })
  })
}

/** What is wrong with a password is said of the field, not of the whole. */
function messageOf(error: unknown): unknown {
  if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message).join('\n')
  return error instanceof Error ? error.message : error
}

try {
  await main()
  console.log('administrator: ok')
  process.exit(0)
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
