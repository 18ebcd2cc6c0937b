import 'server-only'
import { z } from 'zod'
import { getCms } from '../../cms'
import type { LedgerAnswer, LedgerQuestion } from './ledger-question.mjs'

/** Under this key of the CMS's key-value store. */
const KEY = 'cdn-told'

/**
 * Under this one instances of the version before note it, which may run beside this one (record 0057). They purge what they have answered themselves, and nothing else, so that
 * neither does the other's work; of another build they learn here, and purge once more when they stop.
 */
const KEY_BEFORE = 'cdn-purges'

/** Whoever has begun and not ended by then is gone: longer than two calls and the time between them. */
const CLAIM_MS = 20_000

const stored = z
  .object({
    version: z.number().default(-1),
    build: z.string().default(''),
    claim: z.object({ by: z.string(), version: z.number(), until: z.number() }).optional(),
  })
  .catch({ version: -1, build: '' })

type Noted = z.infer<typeof stored>

/**
 * What the CDN was told of, by whichever process. Two that ask in the same moment may both get the task: twice does no harm.
 *
 * @param now in milliseconds
 */
export async function answerLedger(question: LedgerQuestion, now = Date.now()): Promise<LedgerAnswer> {
  const { kv } = await getCms()
  const noted = stored.parse((await kv.get(KEY)) ?? {})
  const { act, by, version = noted.version, build = noted.build } = question
  const answer = (whose: LedgerAnswer['whose']): LedgerAnswer => ({ whose, version: noted.version, build: noted.build })
  if (act === 'build') return answer('done')
  if (act === 'note') {
    await kv.set(KEY, { version, build } satisfies Noted)
    if (question.build !== undefined) await kv.set(KEY_BEFORE, { version, build } satisfies Noted)
    return answer('done')
  }
  if (noted.version === version && noted.build === build) return answer('done')
  if (isTaken(noted.claim, { by, version, now })) return answer('taken')
  await kv.set(KEY, { ...noted, claim: { by, version, until: now + CLAIM_MS } } satisfies Noted)
  return answer('mine')
}

/** A claim that ends later than any can comes from a clock that goes wrong. */
function isTaken(claim: Noted['claim'], { by, version, now }: { by: string; version: number; now: number }): boolean {
  if (!claim || claim.by === by || claim.version < version) return false
  return claim.until > now && claim.until <= now + CLAIM_MS
}
