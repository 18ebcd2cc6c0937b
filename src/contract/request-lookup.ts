/**
 * The lookup of one's latest repair request or feedback: the popup, how it is checked in the browser and on the server
 * (specification 2, sections 4 and 5; decision 3). What goes over the wire: `form-bodies.ts`.
 */
import { filledIn, firstProblem, mobileNumber, type Problem, type Rule } from './form-rules'

export type LookupForm = { tel: string; code: string }

const rules: Rule<LookupForm>[] = [...mobileNumber<LookupForm>('tel'), filledIn('code', '请输入验证码')]

/** The first thing that is wrong, in the order of specification 2, section 5; null when the lookup can be sent. */
export const lookupProblem = (form: LookupForm): Problem<LookupForm> | null => firstProblem(form, rules)

/** What the server says about a captcha (decision 4). Either way a new one is needed for the next try. */
export const captchaMessages = { wrong: '请输入正确的验证码', expired: '验证码已失效' } as const

/** Texts for the outcome (decision 3; specification 2, section 8). */
export const lookupOutcome = { success: '操作成功', none: '未查询到相关信息', failure: '查询失败，请重试' } as const
