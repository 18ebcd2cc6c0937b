/**
 * What goes over the wire when a form is sent, as schemas. Apart from the rules of the forms, which browsers have from the
 * start: what reads these answers is loaded when a form is sent.
 */
import { z } from 'zod'
import { consultationOutcome } from './consultation'
import { lookupOutcome } from './request-lookup'
import { submissionOutcome } from './service-request'

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** What `POST /prod-api/api/consult/` takes; a key that is missing counts as empty. */
export const consultationRequest = z.object({
  name: optionalText,
  mobile: optionalText,
  email: optionalText,
  company: optionalText,
  profession: optionalText,
  area: optionalText,
  content: optionalText,
  uuid: optionalText,
  code: optionalText,
  product: optionalText.describe('相关产品的 articleId；未发布或不存在的忽略'),
  sourcePage: optionalText.describe('来源页面，如 /GoodsInfoView?id=153'),
  list: optionalText.describe('选型清单，与分享链接中 # 之后的内容相同'),
})

export type ConsultationRequest = z.output<typeof consultationRequest>

/** What is answered when the consultation is stored. */
export const consultationAnswer = z.object({ code: z.literal(200), msg: z.literal(consultationOutcome.success) })

/** What is answered when the request is stored; the page shows the reference number. */
export const submissionAnswer = z.object({
  code: z.literal(200),
  msg: z.literal(submissionOutcome.success),
  data: z.object({ reference: z.string().describe('受理编号，如 BX20261121-0007') }),
})

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

/** The answer of `POST /scheduling/common/data/selleavebytel`. */
export const lookupAnswer = z.object({ code: z.literal(200), msg: z.literal(lookupOutcome.success), data: requestRecord })

/** What is answered when a photo is stored ahead of its request. */
export const photoAnswer = z.object({
  code: z.literal(200),
  msg: z.literal(submissionOutcome.success),
  data: z.object({ photo: z.string().describe('照片凭证，一天内有效') }),
})

/** What has been stored, and how to ask for it. */
export type SubmissionAnswer = z.infer<typeof submissionAnswer>
