import { expect } from 'vitest'
import { solveCaptcha } from '../../support/solve-captcha'
import { expectEnvelope } from '../support/api'
import { type Reply, type SendOptions, send } from '../support/http'

export const CONSULT = '/prod-api/api/consult/'
export const SAVE = '/server/v1/console/base/data/leave_message/save'
export const LOOKUP = '/scheduling/common/data/selleavebytel'

export type Answer = { status: number; code: number; msg: string; data?: Record<string, unknown>; retryAfter?: string }

/** What an endpoint says; whatever it is, it is an envelope. */
export function answerOf({ status, headers, text }: Reply): Answer {
  expectEnvelope(text, headers['content-type'])
  return { status, ...JSON.parse(text), ...(headers['retry-after'] && { retryAfter: headers['retry-after'] }) }
}

/** Sends JSON. */
export async function post(target: string, body: unknown, options: SendOptions = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...options.headers }
  return answerOf(await send(target, { method: 'POST', body: JSON.stringify(body), ...options, headers }))
}

/** Sends a form-encoded body. */
export async function postForm(target: string, fields: Record<string, string>, options: SendOptions = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...options.headers }
  return answerOf(await send(target, { method: 'POST', body: new URLSearchParams(fields).toString(), ...options, headers }))
}

/** A phone number that no other test uses. */
export function ownPhone(): string {
  return `139${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`
}

/** A new challenge and its answer. */
export async function solvedCaptcha(from?: string): Promise<{ uuid: string; code: string }> {
  const reply = await send('/prod-api/captchaImage', { from })
  expect(reply.status).toBe(200)
  const { uuid } = JSON.parse(reply.text)
  return { uuid, code: await solveCaptcha(uuid) }
}

/** A consultation as it should be, but for the captcha. */
export const consultation = () => ({
  name: '王工',
  mobile: ownPhone(),
  email: 'wang@example.com',
  company: '示例电气',
  profession: '设计院',
  area: '江苏省/南京市',
  content: `需要 HM3 系列选型建议 ${Math.random()}`,
})

type Columns = Record<string, string>

/** Columns as the endpoint takes them. */
export const submission = (columns: Columns) => ({
  form: true,
  tenantId: 'default',
  columns: Object.entries(columns).map(([name, value]) => ({ name, value })),
})

export const repairColumns = (): Columns => ({
  template_id: 'Repair',
  customer_name: '李师傅',
  tel: ownPhone(),
  content: `断路器合闸后跳闸 ${Math.random()}`,
  msg_channel: '官方网站',
  channel_name: '官网',
  personal_field: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市',
})

export const feedbackColumns = (): Columns => ({
  template_id: 'Feedback',
  biz_type: 'Feedback',
  customer_name: '赵女士',
  tel: ownPhone(),
  question_type: 'Suggestions',
  content: `希望增加夜间客服 ${Math.random()}`,
  msg_channel: '官方网站',
  channel_name: '官网',
})

/** Looks up the latest request of a phone number with a fresh captcha. */
export async function lookUp(tel: string, type: string, from?: string): Promise<Answer> {
  return post(LOOKUP, { form: true, tel, type, ...(await solvedCaptcha(from)) }, { from })
}
