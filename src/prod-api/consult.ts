import 'server-only'
import { consultationOutcome } from '../contract/consultation'
import { writingEndpoints } from '../contract/prod-api/writing-endpoints'
import { receiveConsultation } from '../intake/consultations'
import { clientAddress } from '../limits/client-address'
import { json } from './answers'
import { readBody } from './request-body'

const { body, response } = writingEndpoints.consult

/** `POST /prod-api/api/consult/`: stores a consultation (spec: prod-api/consult). */
export async function answerConsult(request: Request): Promise<Response> {
  await receiveConsultation(await readBody(request, body), clientAddress(request))
  return json(response.parse({ code: 200, msg: consultationOutcome.success }))
}
