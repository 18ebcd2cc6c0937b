import 'server-only'
import { z } from 'zod'
import { getCms } from '../cms'
import { consultationProblem } from '../contract/consultation'
import type { ConsultationRequest } from '../contract/form-bodies'
import { industries } from '../domain/service-options'
import { withinRequestLimits } from '../limits/rate-limits'
import { checkCaptcha } from './check-captcha'
import { Refusal } from './refusal'
import { storeOnce } from './store-once'

const industry = z.enum(industries)

/**
 * Checks and stores a consultation (spec: service/consult-checks, service/sent-twice, prod-api/consult). Whoever sends has agreed
 * to the terms in the form: other clients of the endpoint have no such key.
 *
 * @param address of the client, for the limits
 * @throws Refusal with the message for the visitor
 * @throws TooManyRequests
 */
export async function receiveConsultation(request: ConsultationRequest, address: string): Promise<void> {
  const problem = consultationProblem({ ...request, agreed: true })
  if (problem) throw new Refusal(problem.message)
  const { uuid, code, ...content } = request
  await storeOnce({ kind: 'consultation', ...content }, async () => {
    await checkCaptcha({ uuid, code })
    return withinRequestLimits(await getCms(), { address, phone: content.mobile }, () => store(content))
  })
}

async function store({ profession, ...content }: Omit<ConsultationRequest, 'uuid' | 'code'>): Promise<string> {
  const cms = await getCms()
  const { id } = await cms.create({
    collection: 'consultations',
    data: { ...content, profession: industry.parse(profession), status: '0' },
    depth: 0,
    overrideAccess: true,
  })
  return String(id)
}
