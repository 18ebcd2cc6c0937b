import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { say } from './say.mjs'

/**
 * Prints the password of the first administrator, once: the file in which the seed left it is deleted
 * (see seed/first-administrator.ts).
 *
 * @param {string} dataDir
 */
export function printFirstAdministrator(dataDir) {
  const file = path.join(dataDir, 'first-administrator.json')
  if (!existsSync(file)) return
  const { email, password } = JSON.parse(readFileSync(file, 'utf8'))
  say(`First administrator (shown only now): ${email}  ${password}`)
  rmSync(file)
}
