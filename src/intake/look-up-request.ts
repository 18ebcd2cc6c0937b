import 'server-only'
import type { Where } from 'payload'
import { getCms } from '../cms'
import type { RequestRecord } from '../contract/form-bodies'
import { maskedPhone } from '../contract/receipt'
import { readReference } from '../contract/reference-number'
import { lookupOutcome, lookupProblem, numberLookupProblem } from '../contract/request-lookup'
import type { RequestKind } from '../contract/service-request'
import { formatDateTime } from '../lib/dates'
import { environment } from '../lib/environment'
import { limitLookups, limitLookupsOf } from '../limits/rate-limits'
import type { ServiceRequest } from '../payload-types'
import { checkCaptcha } from './check-captcha'
import { Refusal } from './refusal'
import { askHost } from './work-order-lookup'

/** Which request of which kind, and the answer to a captcha. With a reference number, `tel` may be the last four digits. */
export type Lookup = { kind: RequestKind; tel: string; reference?: string; uuid: string; code: string }

/** What was found, and its number; of what another host alone knows there is none. */
export type FoundRequest = RequestRecord & { reference: string }

/**
 * The latest request of a kind for a phone number (spec: service/lookup, privacy-and-safety/latest-only), or the one with a
 * reference number (spec: service/lookup-by-number, privacy-and-safety/lookup-by-number). The captcha is used up by the try.
 *
 * @param address of the client, for the limit
 * @throws Refusal with the message for the visitor
 * @throws TooManyRequests
 */
export async function lookUpRequest(lookup: Lookup, address: string): Promise<FoundRequest> {
  const { kind, tel, reference = '', uuid, code } = lookup
  const problem = reference ? numberLookupProblem({ reference, tail: tel, code }) : lookupProblem({ tel, code })
  if (problem) throw new Refusal(problem.message)
  await limitLookups(await getCms(), address)
  await checkCaptcha({ uuid, code })
  return reference ? findByNumber(kind, readReference(reference) ?? '', tel) : findByPhone(kind, tel)
}

async function findByPhone(kind: RequestKind, tel: string): Promise<FoundRequest> {
  const told = environment.WORK_ORDER_URL ? await askHost(kind, tel) : null
  if (told) return { ...told, reference: '' }
  const request = await findStored(kind, { tel: { equals: tel } })
  if (!request) throw new Refusal(lookupOutcome.none)
  return toRecord(request)
}

/** Whoever knows the number and the last digits is not told the rest of the phone number. */
async function findByNumber(kind: RequestKind, reference: string, tail: string): Promise<FoundRequest> {
  await limitLookupsOf(await getCms(), reference)
  const request = await findStored(kind, { reference: { equals: reference } })
  if (!request?.tel.endsWith(tail)) throw new Refusal(lookupOutcome.none)
  const record = toRecord(request)
  const told = environment.WORK_ORDER_URL ? await askHost(kind, request.tel) : null
  // The host tells of the latest one, which may be another.
  const status = told && told.content === request.content ? told.status : record.status
  return { ...record, status, tel: maskedPhone(request.tel) }
}

async function findStored(kind: RequestKind, where: Where): Promise<ServiceRequest | undefined> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'service-requests',
    where: { and: [{ kind: { equals: kind } }, where] },
    sort: ['-createdAt', '-id'],
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}

const toRecord = (request: ServiceRequest): FoundRequest => ({
  reference: request.reference,
  gmtCreate: formatDateTime(request.createdAt),
  customerName: request.customerName,
  tel: request.tel,
  content: request.content,
  status: request.status,
  questionType: request.questionType ?? '',
  goodsType: request.goodsType ?? '',
  provincesAndCities: request.provincesAndCities ?? '',
  personalField: request.personalField ?? '',
})
