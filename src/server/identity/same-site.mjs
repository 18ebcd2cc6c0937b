import { randomUUID } from 'node:crypto'
import { log } from '../../lib/log.mjs'
import { Problem } from '../../lib/problem.mjs'
import { isMarkOf, secretMark } from '../../lib/secret-mark.mjs'
import { withKeptIdentity } from './kept-identity.mjs'
import { readStorageMark, writeStorageMark } from './storage-mark.mjs'

/** @typedef {import('../../lib/environment.mjs').Environment} Environment */

const OTHER_SECRET =
  'PAYLOAD_SECRET is not the one that this database was used with: put that one into .env, or run `npm run adopt -- secret` once when the new one is meant.'

/** @param {Environment} environment */
const otherStorage = ({ S3_BUCKET, DATA_DIR }) =>
  `${S3_BUCKET ? `The bucket ${S3_BUCKET}` : `The folder ${DATA_DIR}`} does not hold the files of this database: ` +
  `${S3_BUCKET ? 'name the one that does' : 'mount or name the one that does (all instances share it)'}, or run \`npm run adopt -- storage\` once when this one is meant.`

/**
 * Refuses to start with another secret or on another storage than those that the database was used with (record 0057).
 *
 * @param {Environment} environment
 * @throws {Problem} which says what to do
 */
export async function assertSameSite(environment) {
  const identity = await withKeptIdentity(environment.DATABASE_URI, (kept) => kept.read())
  if (identity) await assertSame(identity, environment, await storageMark(environment))
}

/**
 * Notes secret and storage in a database that knows none yet. Who started at the same moment may have been first.
 *
 * @param {Environment} environment
 * @throws {Problem}
 */
export async function noteSite(environment) {
  await withKeptIdentity(environment.DATABASE_URI, async (kept) => {
    if (await kept.read()) return
    const mark = await markedStorage(environment)
    if (mark === undefined) return
    await kept.keepFirst({ secret: secretMark(environment.PAYLOAD_SECRET), storage: mark })
    const first = await kept.read()
    if (first) await assertSame(first, environment, mark)
  })
}

/**
 * From now on the database belongs to this secret, or to this storage.
 *
 * @param {Environment} environment
 * @param {'secret' | 'storage'} what
 * @returns {Promise<boolean>} false when the database knows none yet: the next start notes both
 */
export async function adopt(environment, what) {
  return withKeptIdentity(environment.DATABASE_URI, async (kept) => {
    const identity = await kept.read()
    if (!identity) return false
    const adopted = what === 'secret' ? { secret: secretMark(environment.PAYLOAD_SECRET) } : { storage: await makeOrReadMark(environment) }
    await kept.replace({ ...identity, ...adopted })
    return true
  })
}

/**
 * After files and database were put in place together: the storage is known as that of the database.
 *
 * @param {Environment} environment
 */
export async function markStorage(environment) {
  const identity = await withKeptIdentity(environment.DATABASE_URI, (kept) => kept.read())
  if (identity) await writeStorageMark(environment, identity.storage)
}

/**
 * @param {import('./kept-identity.mjs').SiteIdentity} identity
 * @param {Environment} environment
 * @param {string | null | undefined} mark
 */
async function assertSame(identity, environment, mark) {
  if (!isMarkOf(environment.PAYLOAD_SECRET, identity.secret)) throw new Problem(OTHER_SECRET)
  if (mark !== undefined && mark !== identity.storage) throw new Problem(otherStorage(environment))
}

/** @param {Environment} environment @returns {Promise<string | null | undefined>} undefined when the storage can't be asked just now */
const storageMark = (environment) => readStorageMark(environment).catch(unknown)

/** @param {Environment} environment @returns {Promise<string | undefined>} */
const markedStorage = (environment) => makeOrReadMark(environment).catch(unknown)

/** A storage that is away does not keep the site from starting: /readyz says it. @param {unknown} err */
function unknown(err) {
  log.warn({ event: 'storage not known', err }, 'The storage of files could not be asked whether it is the one of the database')
  return undefined
}

/** @param {Environment} environment */
async function makeOrReadMark(environment) {
  const found = await readStorageMark(environment)
  if (found) return found
  const made = randomUUID()
  await writeStorageMark(environment, made)
  return made
}
