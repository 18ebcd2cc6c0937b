import { z } from 'zod'
import { decodeText } from '../../lib/decode-text'
import type { Answer } from './fetcher'
import { FEW_TRIES, TRIES, Unanswered } from './unanswered'

/** More is read of no answer of the API; rich texts of 5 MB are, one at a time. */
export const MAX_ANSWER_BYTES = 32 * 1024 * 1024

/** What every answer of the contract is (spec: prod-api/envelope, prod-api/list-envelope). */
const envelope = z.looseObject({ code: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]), msg: z.unknown().optional() })
export type Envelope = z.infer<typeof envelope>

/**
 * The envelope of an answer, whatever its encoding (UTF-8 or GB18030).
 *
 * @throws Unanswered when it is none, or one that says what went wrong
 */
export async function readEnvelope(answer: Answer): Promise<Envelope> {
  const written = decodeText(await readAtMost(answer, MAX_ANSWER_BYTES)).trim()
  if (written.startsWith('<')) throw new Unanswered('web-page', '应答是网页而不是数据，可能是维护页面或登录页面', { tries: FEW_TRIES })
  const { data } = envelope.safeParse(parseJson(written))
  if (!data) throw new Unanswered('unreadable', '应答不是约定的 JSON', { tries: FEW_TRIES })
  if (data.code === 200) return data
  throw whyNot(data)
}

function whyNot({ code, msg }: Envelope): Unanswered {
  const said = typeof msg === 'string' && msg !== '' ? `：${msg.slice(0, 100)}` : ''
  if (code === 404) return new Unanswered('missing', `源站没有这项内容${said}`)
  if (code === 429) return new Unanswered('unanswered', `源站要求放慢${said}`, { tries: TRIES })
  return new Unanswered('unanswered', `源站应答 code ${code}${said}`, { tries: FEW_TRIES })
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}

/** @throws Unanswered of kind `too-large` for more */
export async function readAtMost({ body }: Pick<Answer, 'body'>, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > limit) throw new Unanswered('too-large', `应答超过 ${Math.floor(limit / 1024 / 1024)} MB`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
