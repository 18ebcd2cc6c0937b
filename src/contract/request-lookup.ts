/**
 * The lookup of a repair request or feedback: the popup, how it is checked in the browser and on the server
 * (spec: service/lookup, service/lookup-checks, prod-api/lookup). What goes over the wire: `form-bodies.ts`.
 */
import { filledIn, firstProblem, mobileNumber, type Problem, type Rule } from './form-rules'
import { readReference } from './reference-number'

/** By phone number: the latest request. */
export type LookupForm = { tel: string; code: string }

/** By reference number: that request. `tail` are the last four digits of its phone number, or all of them. */
export type NumberLookupForm = { reference: string; tail: string; code: string }

const rules: Rule<LookupForm>[] = [...mobileNumber<LookupForm>('tel'), filledIn('code', '请输入验证码')]

const TAIL = /^(1[3-9]\d{5})?\d{4}$/

const numberRules: Rule<NumberLookupForm>[] = [
  filledIn('reference', '请输入受理编号'),
  { field: 'reference', message: '请输入正确的受理编号', isBroken: ({ reference }) => readReference(reference) === null },
  filledIn('tail', '请输入手机号后四位'),
  { field: 'tail', message: '请输入正确的手机号后四位', isBroken: ({ tail }) => !TAIL.test(tail) },
  filledIn('code', '请输入验证码'),
]

/** The first thing that is wrong (spec: service/lookup-checks); null when the lookup can be sent. */
export const lookupProblem = (form: LookupForm): Problem<LookupForm> | null => firstProblem(form, rules)

/** The same for a lookup by number (spec: service/lookup-by-number). */
export const numberLookupProblem = (form: NumberLookupForm): Problem<NumberLookupForm> | null => firstProblem(form, numberRules)

/** What the server says about a captcha (spec: service/captcha-validity). Either way a new one is needed for the next try. */
export const captchaMessages = { wrong: '请输入正确的验证码', expired: '验证码已失效' } as const

/** Texts for the outcome (spec: service/lookup). */
export const lookupOutcome = { success: '操作成功', none: '未查询到相关信息', failure: '查询失败，请重试' } as const
