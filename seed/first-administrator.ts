import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'

const EMAIL = 'admin@example.com'

/** Where the first administrator's password waits to be printed: readable by this user only, deleted when printed. */
export const credentialsFile = (dataDir: string) => path.join(dataDir, 'first-administrator.json')

/**
 * Makes an administrator when there is no user at all. The password goes into a file first: if the process is killed
 * before it is printed, the next start prints it.
 */
export async function ensureFirstAdministrator(payload: Payload, dataDir: string): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return
  const password = randomBytes(12).toString('base64url')
  const file = credentialsFile(dataDir)
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify({ email: EMAIL, password }), { mode: 0o600 })
  await payload.create({
    collection: 'users',
    data: { name: '管理员', email: EMAIL, password, role: 'admin' },
    depth: 0,
    overrideAccess: true,
  })
}
