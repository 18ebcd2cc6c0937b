import 'server-only'
import { consultationOutcome } from '../contract/consultation'
import { writingEndpoints } from '../contract/prod-api/writing-endpoints'
import { REFERENCE_HEADER } from '../contract/reference-number'
import { receiveConsultation } from '../intake/consultations'
import { clientAddress } from '../limits/client-address'
import { json } from './answers'
import { idempotencyKeyOf } from './idempotency-key'
import { readBody } from './request-body'

const { body, response } = writingEndpoints.consult

/** `POST /prod-api/api/consult/`: stores a consultation (spec: prod-api/consult). */
export async function answerConsult(request: Request): Promise<Response> {
  const reference = await receiveConsultation(await readBody(request, body), clientAddress(request), idempotencyKeyOf(request))
  // Not in the body: the contract gives it two keys.
  return json(response.parse({ code: 200, msg: consultationOutcome.success }), 200, { [REFERENCE_HEADER]: reference })
}
