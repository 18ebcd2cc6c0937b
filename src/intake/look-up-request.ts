import 'server-only'
import { z } from 'zod'
import { getCms } from '../cms'
import { type RequestRecord, requestRecord } from '../contract/form-bodies'
import { lookupOutcome, lookupProblem } from '../contract/request-lookup'
import { type RequestKind, requestTemplates } from '../contract/service-request'
import { callWorkOrderHost, LOOKUP_PATH } from '../jobs/work-order-host'
import { formatDateTime } from '../lib/dates'
import { environment } from '../lib/environment'
import { log } from '../lib/log.mjs'
import { limitLookups } from '../limits/rate-limits'
import { checkCaptcha } from './check-captcha'
import { Refusal } from './refusal'

/** Whose latest request of which kind, and the answer to a captcha. */
export type Lookup = { kind: RequestKind; tel: string; uuid: string; code: string }

/**
 * The latest request of a kind for a phone number (spec: service/lookup, privacy-and-safety/latest-only). The captcha is used up
 * by the try.
 *
 * @param address of the client, for the limit
 * @throws Refusal with the message for the visitor
 * @throws TooManyRequests
 */
export async function lookUpRequest({ kind, tel, uuid, code }: Lookup, address: string): Promise<RequestRecord> {
  const problem = lookupProblem({ tel, code })
  if (problem) throw new Refusal(problem.message)
  await limitLookups(await getCms(), address)
  await checkCaptcha({ uuid, code })
  return environment.WORK_ORDER_URL ? askHost(kind, tel) : findLatest(kind, tel)
}

async function findLatest(kind: RequestKind, tel: string): Promise<RequestRecord> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'service-requests',
    where: { and: [{ kind: { equals: kind } }, { tel: { equals: tel } }] },
    sort: ['-createdAt', '-id'],
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const [request] = docs
  if (!request) throw new Refusal(lookupOutcome.none)
  return {
    gmtCreate: formatDateTime(request.createdAt),
    customerName: request.customerName,
    tel: request.tel,
    content: request.content,
    status: request.status,
    questionType: request.questionType ?? '',
    goodsType: request.goodsType ?? '',
    provincesAndCities: request.provincesAndCities ?? '',
    personalField: request.personalField ?? '',
  }
}

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''))

/** A legacy host leaves out what it doesn't have. */
const hostRecord = z
  .object({
    gmtCreate: text,
    customerName: text,
    tel: text,
    content: text,
    status: text,
    questionType: text,
    goodsType: text,
    provincesAndCities: text,
    personalField: text,
  })
  .pipe(requestRecord)

/** The host knows how far a request is. What it doesn't have yet, because it could not be forwarded so far, is here. */
async function askHost(kind: RequestKind, tel: string): Promise<RequestRecord> {
  const { code, msg, data } = await callHost(kind, tel)
  if (code === 200 && data) return data
  if (code === 200 || msg === lookupOutcome.none) return findLatest(kind, tel)
  // Not what it says: it may repeat the number.
  log.error({ event: 'lookup refused', code }, 'The work-order host refused a lookup')
  throw new Refusal(lookupOutcome.failure)
}

async function callHost(kind: RequestKind, tel: string) {
  try {
    const { data, ...answer } = await callWorkOrderHost(LOOKUP_PATH, { form: true, tel, type: requestTemplates[kind] })
    return { ...answer, data: hostRecord.nullish().parse(data) }
  } catch (error) {
    log.error({ event: 'lookup not forwarded', err: error }, 'A lookup could not be forwarded to the work-order host')
    throw new Refusal(lookupOutcome.failure)
  }
}
