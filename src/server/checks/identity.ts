import 'server-only'
import { getCms } from '../../cms'
import { environment } from '../../lib/environment'
import { isMarkOf } from '../../lib/secret-mark.mjs'
import { IDENTITY, siteIdentity } from '../identity/kept-identity.mjs'
import { readStorageMark } from '../identity/storage-mark.mjs'

/** How long a look at external storage holds: each one costs a request. */
const KEPT_MS = 30_000

let externalGoodUntil = 0

/**
 * Are secret and files still those of the database? A folder that is no longer mounted is an empty one. That database or storage can't be asked
 * is said by others.
 */
export async function identityProblem(): Promise<string | null> {
  const cms = await getCms()
  const { data: identity } = siteIdentity.safeParse(await cms.kv.get(IDENTITY).catch(() => null))
  if (!identity) return null
  if (!isMarkOf(environment.PAYLOAD_SECRET, identity.secret)) return 'the database belongs to another PAYLOAD_SECRET'
  return (await isSameStorage(identity.storage)) ? null : 'the storage of files is away, or not the one of the database'
}

async function isSameStorage(known: string): Promise<boolean> {
  if (performance.now() < externalGoodUntil) return true
  const mark = await readStorageMark(environment).catch(() => undefined)
  if (environment.S3_BUCKET && mark === known) externalGoodUntil = performance.now() + KEPT_MS
  return mark === undefined || mark === known
}
