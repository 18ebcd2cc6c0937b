/**
 * The consultation form: what it sends to `POST /prod-api/api/consult/`, how it is checked in the browser and on the
 * server, and what is answered (specification 2, section 5; decisions 3 and 6).
 */
import { z } from 'zod'
import { industries } from '../lib/service-options'
import { chosen, filledIn, firstProblem, mobileNumber, type Problem, type Rule, textLimit } from './form-rules'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** What the endpoint takes; a key that is missing counts as empty. */
export const consultationRequest = z.object({
  name: text,
  mobile: text,
  email: text,
  company: text,
  profession: text,
  area: text,
  content: text,
  uuid: text,
  code: text,
})

export type ConsultationRequest = z.output<typeof consultationRequest>

/** What the visitor fills in: the request and the checkbox, without the number of the captcha. */
export type ConsultationForm = Omit<ConsultationRequest, 'uuid'> & { agreed: boolean }

/** So many characters at most, for the inputs and for the endpoint. */
export const consultationLimits = { name: 100, email: 100, company: 200, area: 100, content: 5000 } as const

const rules: Rule<ConsultationForm>[] = [
  filledIn('name', '请输入用户名'),
  ...mobileNumber<ConsultationForm>('mobile'),
  chosen('profession', industries, '请选择行业'),
  filledIn('area', '请输入所在省市'),
  filledIn('content', '请输入咨询内容'),
  { field: 'agreed', message: '请同意隐私条款和法律声明', isBroken: ({ agreed }) => !agreed },
  filledIn('code', '请输入验证码'),
  ...textLimit<ConsultationForm>('name', '姓名', consultationLimits.name),
  ...textLimit<ConsultationForm>('email', '电子邮箱', consultationLimits.email),
  ...textLimit<ConsultationForm>('company', '公司名称', consultationLimits.company),
  ...textLimit<ConsultationForm>('area', '所在省市', consultationLimits.area),
  ...textLimit<ConsultationForm>('content', '咨询内容', consultationLimits.content),
]

/** The first thing that is wrong, in the order of specification 2, section 5; null when the form can be sent. */
export function consultationProblem(form: ConsultationForm): Problem<ConsultationForm> | null {
  return firstProblem(form, rules)
}

/** The texts of decision 6 for the outcome. */
export const consultationOutcome = { success: '提交成功', failure: '提交失败，请重试' } as const

/** What is answered when the consultation is stored. */
export const consultationAnswer = z.object({ code: z.literal(200), msg: z.literal(consultationOutcome.success) })
