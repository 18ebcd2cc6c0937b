/**
 * The consultation form: how it is checked in the browser and on the server, and what its visitor is told
 * (spec: service/checking, service/consult-checks, service/sent). What goes over the wire: `form-bodies.ts`.
 */
import { industries } from '../domain/service-options'
import { chosen, filledIn, firstProblem, mobileNumber, type Problem, type Rule, textLimit } from './form-rules'

/** What the visitor fills in: texts, the code of the captcha among them, and the checkbox. */
export type ConsultationForm = Record<'name' | 'mobile' | 'email' | 'company' | 'profession' | 'area' | 'content' | 'code', string> & {
  agreed: boolean
}

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

/** The first thing that is wrong (spec: service/consult-checks); null when the form can be sent. */
export function consultationProblem(form: ConsultationForm): Problem<ConsultationForm> | null {
  return firstProblem(form, rules)
}

/** Texts for the outcome (spec: service/sent). */
export const consultationOutcome = { success: '提交成功', failure: '提交失败，请重试' } as const
