import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { Problem } from '../lib/problem.mjs'
import { argumentsOf, runCommand } from './command'
import { backupName, type Retention, removeOutdated, retentionOf } from './retention'

const usage = `npm run backup -- FILE                     one file with the database and all files of the running site
npm run backup -- -                        the same to the standard output, to be encrypted: … -- - | age -r KEY > FILE
npm run backup -- --dir DIR [--keep 7] [--max-age 30d]
                                           a file named by the time; older ones are removed`

const options = {
  dir: { type: 'string' },
  keep: { type: 'string' },
  'max-age': { type: 'string' },
  help: { type: 'boolean' },
} as const

await runCommand(run)

async function run(): Promise<void> {
  const { values, positionals } = argumentsOf(usage, options)
  const [file] = positionals
  // Before anything is written: a backup that ends with a complaint looks like none.
  const retention = retentionOf({ keep: values.keep, maxAge: values['max-age'] })
  const isLoneRule = !values.dir && Object.keys(retention ?? {}).length > 0
  if (values.help || (!file && !values.dir) || (file && values.dir) || !retention || isLoneRule) throw new Problem(usage)
  const { backUpTo, backUpToStream } = await import('./take-backup')
  if (file === '-') return backUpToStream(process.stdout)
  const target = file ? path.resolve(file) : await nameIn(path.resolve(values.dir ?? ''))
  await assertGoodPlace(target)
  const checksums = await backUpTo(target)
  const bytes = checksums.reduce((sum, { size }) => sum + size, 0)
  console.log(`Backup: ${target} (${checksums.length} files, ${Math.ceil(bytes / 1024 / 1024)} MB, read back and found whole)`)
  const { S3_BUCKET } = (await import('../lib/environment')).environment
  if (S3_BUCKET) console.log(`Not in it: the files of the bucket ${S3_BUCKET}, which are only listed. Keep versions of them there.`)
  console.log('Not in it: PAYLOAD_SECRET and the rest of the configuration. Keep .env in another safe place.')
  if (values.dir) await removeOld(path.dirname(target), retention)
}

async function nameIn(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return path.join(folder, backupName(new Date()))
}

async function assertGoodPlace(target: string): Promise<void> {
  const { environment } = await import('../lib/environment')
  if (existsSync(target)) throw new Problem(`${target} exists already: a backup never replaces another file.`)
  if (!existsSync(path.dirname(target))) throw new Problem(`${path.dirname(target)} is no folder.`)
  if (`${target}/`.startsWith(`${environment.DATA_DIR}/`))
    throw new Problem('A backup inside of DATA_DIR would be lost with it: name another folder.')
}

async function removeOld(folder: string, retention: Retention): Promise<void> {
  const removed = await removeOutdated(folder, retention, new Date())
  if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}`)
}
