import type { Payload } from 'payload'
import { referencePrefixes, SERIAL_LENGTH } from '../../contract/reference-number'
import { formatDateTime } from '../../lib/dates'
import { keyedHash } from '../../lib/keyed-hash'
import { type Plan, type Retention, sameness } from './plan'
import type { TakenRequest } from './read-row'
import type { TakenRows } from './taken-rows'

export type TakenOver = { created: number; hadBefore: number }

/** The periods that the site's settings promise. */
export async function retentionOf(cms: Payload): Promise<Retention> {
  const { retention } = await cms.findGlobal({ slug: 'service-settings', depth: 0, overrideAccess: true })
  return { repair: retention.repairMonths, feedback: retention.feedbackMonths }
}

/**
 * Writes what was planned into the inbox, each request once (spec: moving/taken-once), however often the same table is taken over: the reference number is made
 * of the request itself, and what was taken is noted, so that somebody who was erased here doesn't come back. Nobody is told
 * and nothing is forwarded: these requests have been in hands before.
 */
export async function takeOver(cms: Payload, { taken }: Plan, rows: TakenRows): Promise<TakenOver> {
  const done: TakenOver = { created: 0, hadBefore: 0 }
  for (const { request } of taken) {
    const mark = keyedHash('taken-request', sameness(request))
    const isNew = !rows.has(mark) && (await create(cms, request))
    rows.add(mark)
    if (isNew) done.created += 1
    else done.hadBefore += 1
  }
  return done
}

/** Of a number that another request has, another one is tried; nobody needs so many. */
const MAX_TRIES = 20

/** @returns false when it is there */
async function create(cms: Payload, request: TakenRequest): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const reference = referenceOf(request, tries)
    const where = { reference: { equals: reference } }
    const { docs } = await cms.find({ collection: 'service-requests', where, depth: 0, limit: 1, pagination: false, overrideAccess: true })
    const [there] = docs
    if (there && (there.anonymisedAt || isSame(there, request))) return false
    if (there) continue
    const data = { ...request, reference, photos: [] }
    await cms.create({ collection: 'service-requests', data, depth: 0, overrideAccess: true, context: { isTakenOver: true } })
    return true
  }
  throw new Error('No free reference number')
}

const isSame = (there: { tel: string; content: string }, { tel, content }: TakenRequest) => there.tel === tel && there.content === content

/** Of the day on which it was sent, and digits that nobody can guess without this site's secret. */
function referenceOf(request: TakenRequest, tries: number): string {
  const day = formatDateTime(request.createdAt).slice(0, 10).replaceAll('-', '')
  const hash = Buffer.from(keyedHash('taken-reference', `${tries}:${sameness(request)}`), 'base64url')
  const serial = String(hash.readUInt32BE() % 10 ** SERIAL_LENGTH).padStart(SERIAL_LENGTH, '0')
  return `${referencePrefixes[request.kind]}${day}-${serial}`
}
