import 'server-only'
import { writingEndpoints } from '../contract/prod-api/writing-endpoints'
import { photoLimits, submissionOutcome } from '../contract/service-request'
import { receivePhoto } from '../intake/sent-photos'
import { clientAddress } from '../limits/client-address'
import { json, malformed } from './answers'
import { isMultipart, readMultipart } from './request-body'

const { body, response } = writingEndpoints.saveRequestPhoto

/** Twice what is taken: who sends more than 5 MB is told so, and not that the body is too large. */
const photoField = { filesName: 'photo', maxBytes: 2 * photoLimits.bytes }

/** `POST /server/v1/console/base/data/leave_message/photo`: stores a photo ahead of its request (spec: prod-api/request-photo). */
export async function answerRequestPhoto(request: Request): Promise<Response> {
  if (!isMultipart(request)) throw malformed()
  const { files } = await readMultipart(request, body, photoField)
  const [file] = files
  if (!file || files.length > 1) throw malformed()
  const photo = await receivePhoto(file, clientAddress(request))
  return json(response.parse({ code: 200, msg: submissionOutcome.success, data: { photo } }))
}
