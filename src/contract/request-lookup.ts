/**
 * The lookup of one's latest repair request or feedback: the popup, how it is checked in the browser and on the server,
 * and the answer of `POST /scheduling/common/data/selleavebytel` (specification 2, sections 4 and 5; decision 3).
 */
import { z } from 'zod'
import { filledIn, firstProblem, mobileNumber, type Problem, type Rule } from './form-rules'

export type LookupForm = { tel: string; code: string }

const rules: Rule<LookupForm>[] = [...mobileNumber<LookupForm>('tel'), filledIn('code', '请输入验证码')]

/** The first thing that is wrong, in the order of specification 2, section 5; null when the lookup can be sent. */
export const lookupProblem = (form: LookupForm): Problem<LookupForm> | null => firstProblem(form, rules)

/** What the server says about a captcha (decision 4). Either way a new one is needed for the next try. */
export const captchaMessages = { wrong: '请输入正确的验证码', expired: '验证码已失效' } as const

/** Texts for the outcome (decision 3; specification 2, section 8). */
export const lookupOutcome = { success: '操作成功', none: '未查询到相关信息', failure: '查询失败，请重试' } as const

const text = z.string()

/** The latest request of a phone number, with the legacy keys. */
export const requestRecord = z.object({
  gmtCreate: text.describe('yyyy-MM-dd HH:mm:ss, Asia/Shanghai'),
  customerName: text,
  tel: text,
  content: text,
  status: z.enum(['0', '1', '2']).describe('0 待处理，1 处理中，2 已完成'),
  questionType: text.describe('意见类型代码；报修为空'),
  goodsType: text.describe('产品型号；意见反馈为空'),
  provincesAndCities: text,
  personalField: text.describe('purchaseType=…&provincesAndCities=…'),
})

export type RequestRecord = z.infer<typeof requestRecord>

export const lookupAnswer = z.object({ code: z.literal(200), msg: z.literal(lookupOutcome.success), data: requestRecord })
