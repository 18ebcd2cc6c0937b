import 'server-only'
import { z } from 'zod'
import { type RequestRecord, requestRecord } from '../contract/form-bodies'
import { lookupOutcome } from '../contract/request-lookup'
import { type RequestKind, requestTemplates } from '../contract/service-request'
import { callWorkOrderHost, LOOKUP_PATH } from '../jobs/work-order-host'
import { log } from '../lib/log.mjs'
import { Refusal } from './refusal'

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

/**
 * The latest request of a phone number as the host knows it: how far it is.
 *
 * @returns null for what the host doesn't have (yet)
 * @throws Refusal when it can't be asked
 */
export async function askHost(kind: RequestKind, tel: string): Promise<RequestRecord | null> {
  const { code, msg, data } = await callHost(kind, tel)
  if (code === 200 && data) return data
  if (code === 200 || msg === lookupOutcome.none) return null
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
