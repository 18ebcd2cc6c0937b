import 'server-only'
import { z } from 'zod'
import { getCms } from '../cms'
import { parsePersonalField } from '../contract/personal-field'
import { feedbackProblem, photoLimits, type RequestKind, repairProblem } from '../contract/service-request'
import { feedbackTypes } from '../domain/service-options'
import { keyedHash } from '../lib/keyed-hash'
import { withinRequestLimits } from '../limits/rate-limits'
import type { ServiceRequest } from '../payload-types'
import { type AskedAbout, readAskedAbout } from './asked-about'
import { newReference } from './reference-number'
import { Refusal } from './refusal'
import { checkPhotos, withStoredPhotos } from './request-photos'
import { findSentPhotos } from './sent-photos'
import { storeOnce } from './store-once'

/** What the public sent, verbatim. */
export type SentRequest = {
  kind: RequestKind
  customerName: string
  tel: string
  content: string
  questionType: string
  personalField: string
  msgChannel: string
  channelName: string
  /** Tokens of photos that were sent before, see `receivePhoto`. */
  sentPhotos?: string[]
} & AskedAbout

const questionType = z.enum(feedbackTypes.map(({ code }) => code))

/**
 * Checks and stores a repair request or a feedback (spec: service/checking, service/sent-twice, prod-api/leave-message).
 *
 * @param photos of a repair request that came with it
 * @param address of the client, for the limits
 * @param key of the client for this submission, see `storeOnce`
 * @returns the reference number
 * @throws Refusal with the message for the visitor
 * @throws TooManyRequests
 */
export async function receiveServiceRequest(
  sent: SentRequest,
  photos: readonly Buffer[],
  address: string,
  key: string | null = null,
): Promise<string> {
  const problem = problemOf(sent)
  if (problem) throw new Refusal(problem.message)
  await checkPhotos(photos)
  const photoHashes = photos.map((photo) => keyedHash('photo', photo))
  const cms = await getCms()
  return storeOnce({ ...sent, photoHashes }, () => withinRequestLimits(cms, { address, phone: sent.tel }, () => store(sent, photos)), key)
}

function problemOf({ kind, customerName, ...sent }: SentRequest) {
  if (kind === 'feedback') return feedbackProblem({ username: customerName, ...sent })
  return repairProblem({ username: customerName, ...sent, ...parsePersonalField(sent.personalField) })
}

async function store({ sentPhotos = [], product, sourcePage, ...sent }: SentRequest, photos: readonly Buffer[]): Promise<string> {
  const cms = await getCms()
  const known = await findSentPhotos(sentPhotos)
  const reference = await newReference(sent.kind)
  const about = await readAskedAbout({ product, sourcePage })
  const data = { ...sent, ...detailsOf(sent), ...about, reference, status: '0' as const }
  await withStoredPhotos(photos, reference, (ids) => {
    const all = [...known, ...ids].slice(-photoLimits.count)
    return cms.create({ collection: 'service-requests', data: { ...data, photos: all }, depth: 0, overrideAccess: true })
  })
  return reference
}

type Details = Required<Pick<ServiceRequest, 'questionType' | 'goodsType' | 'provincesAndCities'>>

/** What one kind has and the other doesn't. */
function detailsOf(sent: SentRequest): Details {
  if (sent.kind === 'feedback') return { questionType: questionType.parse(sent.questionType), goodsType: '', provincesAndCities: '' }
  const { purchaseType, provincesAndCities } = parsePersonalField(sent.personalField)
  return { questionType: null, goodsType: purchaseType, provincesAndCities }
}
