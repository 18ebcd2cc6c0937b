import 'server-only'
import { writingEndpoints } from '../contract/prod-api/writing-endpoints'
import { lookupOutcome } from '../contract/request-lookup'
import { requestTemplates } from '../contract/service-request'
import { lookUpRequest } from '../intake/look-up-request'
import { clientAddress } from '../limits/client-address'
import { json } from './answers'
import { readBody } from './request-body'

const { body, response } = writingEndpoints.lookUpLeaveMessage

/** `POST /scheduling/common/data/selleavebytel`: the latest request of a phone number (spec: prod-api/lookup). */
export async function answerLeaveMessageLookup(request: Request): Promise<Response> {
  const { type, tel, uuid, code } = await readBody(request, body)
  const kind = type === requestTemplates.repair ? 'repair' : 'feedback'
  const data = await lookUpRequest({ kind, tel, uuid, code }, clientAddress(request))
  return json(response.parse({ code: 200, msg: lookupOutcome.success, data }))
}
