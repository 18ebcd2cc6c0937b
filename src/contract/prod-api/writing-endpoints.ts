/**
 * The endpoints by which the public sends something: path, what they take and what they answer (spec: prod-api/consult,
 * prod-api/leave-message, prod-api/lookup). Handlers parse with these schemas, and the OpenAPI document is generated from them.
 */
import { z } from 'zod'
import { MAX_CODES } from '../../domain/code-list/limits'
import { listLimits } from '../../domain/selection-list/list'
import { consultationAnswer, consultationRequest, lookupAnswer, photoAnswer, submissionAnswer } from '../form-bodies'
import { lookupResult } from '../lookup'
import { lookupStatuses } from '../lookup-statuses'
import { describedList, namedEntry } from '../selection-list'
import { oneOf } from './envelopes'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** What legacy clients send to say that a form follows; nothing depends on it. */
const formMarker = z.union([z.boolean(), z.enum(['true', 'false'])]).nullish()

/** Whatever else a client sends beside the columns that are read. */
const MAX_COLUMNS = 100

const columns = z.array(z.object({ name: z.string(), value: text })).max(MAX_COLUMNS)

/** A list, or such a list as JSON text, as forms send it. */
const columnsOrText = z.preprocess((value) => (typeof value === 'string' ? parseJson(value) : value), columns)

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

export const submissionRequest = z.object({ form: formMarker, tenantId: z.string().max(100).nullish(), columns: columnsOrText })

export const lookupRequest = z.object({
  form: formMarker,
  tel: text.describe('手机号；按受理编号查询时可只填后四位'),
  reference: text.describe('受理编号，如 BX20261121-48271936；不填时按手机号查询最近一条'),
  type: z.enum(['Repair', 'Feedback']),
  uuid: text.describe('验证码编号，取自 /captchaImage'),
  code: text.describe('验证码'),
})

export const lookupCodesRequest = z.object({
  codes: z.array(z.string()).describe(`型号，最多 ${MAX_CODES} 个；分隔符、大小写、全角半角、各段顺序不限`),
})

const lookupProductRow = z.object({ articleId: z.string(), title: z.string(), cover: z.string().nullable().describe('root-relative URL') })

const lookupCodeRow = z.object({
  code: z.string().describe('原样返回的型号'),
  status: z.enum(lookupStatuses).describe('found 找到，replaced 有替代，equivalent 别家型号，near 相近待选，unknown 未找到'),
  orderCode: z.string().describe('订货型号；near 与 unknown 为空'),
  explanation: z.string().describe('改正了什么、差在哪里、少了哪一段'),
  product: lookupProductRow.nullable(),
  choices: z.array(z.object({ orderCode: z.string(), product: lookupProductRow })).describe('near 时可选的，最多 5 个'),
})

/** A row of the answer to a list of codes (spec: prod-api/product-lookup). */
export type LookupCodeRow = z.infer<typeof lookupCodeRow>

const KEY_NOTE = '请求头 Idempotency-Key 相同且内容相同时，一天内只保存一次'

const JSON_OR_FORM = ['application/json', 'application/x-www-form-urlencoded'] as const

export const writingEndpoints = {
  consult: {
    path: '/prod-api/api/consult/',
    summary: `提交项目咨询。同样内容 5 秒内重复提交只保存一次，不再校验验证码；${KEY_NOTE}。受理编号在应答头 Reference-Number`,
    contentTypes: JSON_OR_FORM,
    body: consultationRequest,
    response: consultationAnswer,
  },
  lookUpCodes: {
    path: '/prod-api/api/product/lookup',
    summary: `核对型号：data 与 codes 逐行对应。一次最多 ${MAX_CODES} 个，请求内容最多 256 KiB`,
    contentTypes: ['application/json'],
    body: lookupCodesRequest,
    response: oneOf(z.array(lookupCodeRow)),
  },
  lookUpList: {
    path: '/prod-api/api/product/lookup/list',
    summary: `核对一份清单：text 为粘贴的内容，file 为 XLSX 或 CSV 文件（UTF-8 或 GBK，最大 5 MB），最多 ${MAX_CODES} 行`,
    contentTypes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
    body: z.object({ text: z.string().optional().describe('每行一个型号；型号与数量之间用制表符、分号或逗号') }),
    response: oneOf(lookupResult),
  },
  describeList: {
    path: '/prod-api/api/product/selection',
    summary: `选型清单各行是什么：data.entries 与 entries 逐行对应。一次最多 ${listLimits.rows} 行，请求内容最多 256 KiB`,
    contentTypes: ['application/json'],
    body: z.object({
      entries: z.array(namedEntry).describe('product 为产品 articleId，code 为订货型号；至少一个不为空，最多 1000 行'),
    }),
    response: oneOf(describedList),
  },
  saveLeaveMessage: {
    path: '/server/v1/console/base/data/leave_message/save',
    summary:
      '提交报修（template_id 为 Repair）或意见反馈（Feedback）。读取的列：template_id、customer_name、tel、content、question_type、personal_field、msg_channel、channel_name，以及 product（产品 articleId）、source_page、photos（先行上传的照片凭证，逗号分隔）。报修可用 multipart/form-data 附 photos 文件（JPEG、PNG、WebP，每张 5MB，取最后 3 张）' +
      `。${KEY_NOTE}`,
    contentTypes: [...JSON_OR_FORM, 'multipart/form-data'],
    body: submissionRequest,
    response: submissionAnswer,
  },
  saveRequestPhoto: {
    path: '/server/v1/console/base/data/leave_message/photo',
    summary: '报修前先行上传一张照片（multipart/form-data 的 photo 文件），应答的凭证一天内有效',
    contentTypes: ['multipart/form-data'],
    body: z.object({}),
    response: photoAnswer,
  },
  lookUpLeaveMessage: {
    path: '/scheduling/common/data/selleavebytel',
    summary:
      '按手机号查询最近一条报修或意见反馈，或按受理编号与手机号后四位查询该条。每次查询用掉一个验证码。受理编号在应答头 Reference-Number',
    contentTypes: JSON_OR_FORM,
    body: lookupRequest,
    response: lookupAnswer,
  },
} as const
