import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import process from 'node:process'

/** Makes a local configuration with a random secret, where neither `.env` nor the environment has one. */
export function ensureSecret() {
  if (process.env.PAYLOAD_SECRET) return
  const existing = existsSync('.env') ? readFileSync('.env', 'utf8') : ''
  if (/^PAYLOAD_SECRET=.+$/m.test(existing)) return
  const separator = existing === '' || existing.endsWith('\n') ? '' : '\n'
  const secret = randomBytes(32).toString('hex')
  // Written beside and renamed, so that a kill never leaves half a file.
  writeFileSync('.env.new', `${existing}${separator}PAYLOAD_SECRET=${secret}\n`, { mode: 0o600 })
  renameSync('.env.new', '.env')
  console.log('Made .env with a random secret.')
}
