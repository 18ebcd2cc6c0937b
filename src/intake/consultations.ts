import 'server-only'
import { z } from 'zod'
import { getCms } from '../cms'
import { consultationProblem } from '../contract/consultation'
import type { ConsultationRequest } from '../contract/form-bodies'
import { industries } from '../domain/service-options'
import { withinRequestLimits } from '../limits/rate-limits'
import { type AskedAbout, readAskedAbout } from './asked-about'
import { checkCaptcha } from './check-captcha'
import { countPairs } from './product-pairs'
import { newReference } from './reference-number'
import { Refusal } from './refusal'
import { checkSelection, readSelection } from './sent-selection'
import { storeOnce } from './store-once'

const industry = z.enum(industries)

/** What the public sent, verbatim. */
export type SentConsultation = Omit<ConsultationRequest, keyof AskedAbout | 'list'> & AskedAbout & { list?: string }

/**
 * Checks and stores a consultation (spec: service/consult-checks, service/consult-list, service/sent-twice, prod-api/consult). Whoever sends has agreed
 * to the terms in the form: other clients of the endpoint have no such key.
 *
 * @param address of the client, for the limits
 * @param key of the client for this submission, see `storeOnce`
 * @returns the reference number
 * @throws Refusal with the message for the visitor
 * @throws TooManyRequests
 */
export async function receiveConsultation(request: SentConsultation, address: string, key: string | null = null): Promise<string> {
  const problem = consultationProblem({ ...request, agreed: true })
  if (problem) throw new Refusal(problem.message)
  checkSelection(request.list ?? '')
  const { uuid, code, ...content } = request
  return storeOnce(
    { kind: 'consultation', ...content },
    async () => {
      await checkCaptcha({ uuid, code })
      return withinRequestLimits(await getCms(), { address, phone: content.mobile }, () => store(content))
    },
    key,
  )
}

async function store({ profession, product, sourcePage, list = '', ...content }: Omit<SentConsultation, 'uuid' | 'code'>): Promise<string> {
  const cms = await getCms()
  const reference = await newReference('consultation')
  const [about, selection] = await Promise.all([readAskedAbout({ product, sourcePage }), readSelection(list)])
  await cms.create({
    collection: 'consultations',
    data: { ...content, ...about, ...selection, reference, profession: industry.parse(profession), status: '0' },
    depth: 0,
    overrideAccess: true,
  })
  await countPairs(cms, selection.listRows)
  return reference
}
