import { existsSync } from 'node:fs'
import path from 'node:path'
import { Problem } from '../lib/problem.mjs'
import { argumentsOf, runCommand } from './command'

const usage = `npm run restore -- FILE            puts a backup into an empty DATA_DIR; the site must not run
npm run restore -- FILE --force    the same where there is data: the old data is kept aside in DATA_DIR
npm run restore -- FILE --check    reads the backup to its end, and touches nothing`

const secretWarning = `
PAYLOAD_SECRET IS NOT THE ONE OF THIS BACKUP.
Everybody is signed out, links in e-mails and previews stop working, and authenticator codes of accounts can't be checked.
Put the old PAYLOAD_SECRET into .env: the site does not start with another one.
If it is lost: npm run adopt -- secret, and npm run admin -- --email you@example.com
`

const options = { force: { type: 'boolean' }, check: { type: 'boolean' }, help: { type: 'boolean' } } as const

await runCommand(run)

async function run(): Promise<void> {
  const { values, positionals } = argumentsOf(usage, options)
  const [file] = positionals
  if (!file || values.help) throw new Problem(usage)
  if (!existsSync(file)) throw new Problem(`${file} does not exist.`)
  const { checkBackup, restore } = await import('./restore')
  if (values.check) {
    const { manifest, files } = await checkBackup(path.resolve(file))
    return console.log(`The backup is whole: ${files} files of ${manifest.createdAt}, version ${manifest.version}.`)
  }
  const { environment } = await import('../lib/environment')
  const { assertPortIsFree } = await import('../server/port.mjs')
  await assertPortIsFree(environment)
  const { manifest, files, keptAside, hasSameSecret } = await restore(path.resolve(file), { force: values.force ?? false })
  console.log(`Restored: ${files} files of ${manifest.createdAt} into ${environment.DATA_DIR}`)
  if (keptAside) console.log(`The old data lies in ${keptAside}: remove it when you no longer need it.`)
  console.log(hasSameSecret ? 'PAYLOAD_SECRET is the one of this backup.' : secretWarning)
}
