/**
 * `npm run adopt -- secret` or `-- storage`: when a new PAYLOAD_SECRET, or another folder or bucket of files, is meant, the database takes
 * it for its own from now on (record 0057). Until then the site doesn't start with it.
 */
import process from 'node:process'
import { fail, Problem } from '../lib/problem.mjs'

const usage = `npm run adopt -- secret     PAYLOAD_SECRET is the one of the database from now on
npm run adopt -- storage    the files of DATA_DIR, or of S3_BUCKET, are those of the database from now on`

try {
  const [what, ...others] = process.argv.slice(2)
  if ((what !== 'secret' && what !== 'storage') || others.length > 0) throw new Problem(usage)
  const { readEnvironment } = await import('../lib/environment.mjs')
  const { adopt } = await import('./identity/same-site.mjs')
  const isAdopted = await adopt(readEnvironment(), what)
  console.log(isAdopted ? `Adopted: ${what}.` : 'The database knows no secret and no storage yet: the next start notes both.')
  process.exit(0)
} catch (error) {
  fail(error)
}
