/**
 * `npm run admin -- --email you@example.com`: makes an administrator, or gives an existing account the role and a new
 * password, and unlocks it. The password comes from `ADMINISTRATOR_PASSWORD`, or is made up and printed. Ends with `administrator: ok`.
 */
import { randomBytes } from 'node:crypto'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { z } from 'zod'
import config from '../../payload.config'

const { values } = parseArgs({ options: { email: { type: 'string' } } })

async function main(): Promise<void> {
  const email = z.email().safeParse(values.email).data
  if (!email) throw new Error('Give an e-mail address: npm run admin -- --email you@example.com')
  const given = process.env.ADMINISTRATOR_PASSWORD
  const password = given || randomBytes(12).toString('base64url')

  const payload = await getPayload({ config })
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0, overrideAccess: true })
  const existing = docs[0]
  if (existing) {
    await payload.update({
      collection: 'users',
      id: existing.id,
      data: { password, role: 'admin', loginAttempts: 0, lockUntil: null },
      depth: 0,
      overrideAccess: true,
    })
  } else {
    await payload.create({ collection: 'users', data: { name: '管理员', email, password, role: 'admin' }, depth: 0, overrideAccess: true })
  }
  if (!given) console.log(`${email}  ${password}`)
}

try {
  await main()
  console.log('administrator: ok')
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
