import 'server-only'
import { z } from 'zod'
import { writingEndpoints } from '../contract/prod-api/writing-endpoints'
import { REFERENCE_HEADER } from '../contract/reference-number'
import { photoLimits, type RequestKind, requestTemplates, submissionOutcome } from '../contract/service-request'
import { receiveServiceRequest, type SentRequest } from '../intake/service-requests'
import { clientAddress } from '../limits/client-address'
import { json, malformed } from './answers'
import { idempotencyKeyOf } from './idempotency-key'
import { isMultipart, readBody, readMultipart } from './request-body'

const { body, response } = writingEndpoints.saveLeaveMessage

/** One more than is kept: forms that don't drop the oldest photo themselves may send four (spec: service/repair-photos). */
const photoField = { filesName: 'photos', maxBytes: (photoLimits.count + 1) * photoLimits.bytes }

type Columns = z.output<typeof body>['columns']

/** What no visitor writes: clients fill it in, and a wrong one is a client's mistake. */
const clientText = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
const clientColumns = z.object({ personalField: clientText(2000), msgChannel: clientText(100), channelName: clientText(100) })

/** `POST /server/v1/console/base/data/leave_message/save`: stores a repair request or a feedback (spec: prod-api/leave-message). */
export async function answerLeaveMessage(request: Request): Promise<Response> {
  const { fields, files } = isMultipart(request)
    ? await readMultipart(request, body, photoField)
    : { fields: await readBody(request, body), files: [] }
  const sent = sentRequest(fields.columns)
  const photos = sent.kind === 'repair' ? files.slice(-photoLimits.count) : []
  const reference = await receiveServiceRequest(sent, photos, clientAddress(request), idempotencyKeyOf(request))
  const answer = response.parse({ code: 200, msg: submissionOutcome.success, data: { reference } })
  return json(answer, 200, { [REFERENCE_HEADER]: reference })
}

/** The columns that are known; of a name that is given twice the last one counts, as in legacy clients' maps. */
function sentRequest(columns: Columns): SentRequest {
  const values = new Map(columns.map(({ name, value }) => [name, value]))
  const text = (name: string) => values.get(name) ?? ''
  return {
    kind: kindOf(text('template_id')),
    customerName: text('customer_name'),
    tel: text('tel'),
    content: text('content'),
    questionType: text('question_type'),
    product: text('product'),
    sourcePage: text('source_page'),
    sentPhotos: text('photos').split(',').filter(Boolean).slice(-photoLimits.count),
    ...filledInByClient({
      personalField: text('personal_field'),
      msgChannel: text('msg_channel'),
      channelName: text('channel_name'),
    }),
  }
}

function filledInByClient(values: z.input<typeof clientColumns>): z.output<typeof clientColumns> {
  const { data } = clientColumns.safeParse(values)
  if (!data) throw malformed()
  return data
}

function kindOf(template: string): RequestKind {
  if (template === requestTemplates.repair) return 'repair'
  if (template === requestTemplates.feedback) return 'feedback'
  throw malformed()
}
