import 'server-only'
import { writingEndpoints } from '../contract/prod-api/writing-endpoints'
import { REFERENCE_HEADER } from '../contract/reference-number'
import { lookupOutcome } from '../contract/request-lookup'
import { requestTemplates } from '../contract/service-request'
import { lookUpRequest } from '../intake/look-up-request'
import { clientAddress } from '../limits/client-address'
import { json } from './answers'
import { readBody } from './request-body'

const { body, response } = writingEndpoints.lookUpLeaveMessage

/**
 * `POST /scheduling/common/data/selleavebytel`: the latest request of a phone number, or that of a reference number
 * (spec: prod-api/lookup, prod-api/lookup-by-number).
 */
export async function answerLeaveMessageLookup(request: Request): Promise<Response> {
  const { type, ...asked } = await readBody(request, body)
  const kind = type === requestTemplates.repair ? 'repair' : 'feedback'
  const { reference, ...data } = await lookUpRequest({ kind, ...asked }, clientAddress(request))
  const headers: Record<string, string> = reference ? { [REFERENCE_HEADER]: reference } : {}
  return json(response.parse({ code: 200, msg: lookupOutcome.success, data }), 200, headers)
}
