/**
 * Repair requests and feedback: the forms, how they are checked in the browser and on the server, and what is sent to
 * `POST /server/v1/console/base/data/leave_message/save` (spec: prod-api/leave-message, service/checking).
 */
import { feedbackTypes } from '../domain/service-options'
import { chosen, filledIn, firstProblem, mobileNumber, type Problem, type Rule, textLimit } from './form-rules'
import { personalField } from './personal-field'

export type RepairForm = { username: string; tel: string; purchaseType: string; provincesAndCities: string; content: string }

export type FeedbackForm = { username: string; tel: string; questionType: string; content: string }

/** So many characters at most, for the inputs and for the endpoint. */
export const requestLimits = { username: 100, purchaseType: 200, provincesAndCities: 100, content: 5000 } as const

/** Photos of a repair request (spec: service/repair-photos): optional; a fourth replaces the oldest. */
export const photoLimits = {
  count: 3,
  bytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  messages: {
    type: '照片仅支持 JPEG、PNG、WebP 格式',
    size: '每张照片不能超过 5MB',
    unreadable: '照片无法读取，请重新选择',
    gone: '照片已失效，请重新提交',
  },
} as const

const repairRules: Rule<RepairForm>[] = [
  filledIn('username', '请输入用户名'),
  ...mobileNumber<RepairForm>('tel'),
  filledIn('purchaseType', '请输入产品型号'),
  filledIn('provincesAndCities', '请输入所在省市'),
  filledIn('content', '请输入故障描述'),
  ...textLimit<RepairForm>('username', '姓名', requestLimits.username),
  ...textLimit<RepairForm>('purchaseType', '产品型号', requestLimits.purchaseType),
  ...textLimit<RepairForm>('provincesAndCities', '所在省市', requestLimits.provincesAndCities),
  ...textLimit<RepairForm>('content', '故障描述', requestLimits.content),
]

const feedbackRules: Rule<FeedbackForm>[] = [
  filledIn('username', '请输入用户名'),
  ...mobileNumber<FeedbackForm>('tel'),
  chosen(
    'questionType',
    feedbackTypes.map(({ code }) => code),
    '请选择意见类型',
  ),
  filledIn('content', '请输入问题描述'),
  ...textLimit<FeedbackForm>('username', '姓名', requestLimits.username),
  ...textLimit<FeedbackForm>('content', '问题描述', requestLimits.content),
]

/** The first thing that is wrong (spec: service/repair-checks); null when the form can be sent. */
export const repairProblem = (form: RepairForm): Problem<RepairForm> | null => firstProblem(form, repairRules)

/** The first thing that is wrong (spec: service/feedback-checks); null when the form can be sent. */
export const feedbackProblem = (form: FeedbackForm): Problem<FeedbackForm> | null => firstProblem(form, feedbackRules)

/** Which form a request comes from: `template_id` of a submission, `type` of a lookup. */
export const requestTemplates = { repair: 'Repair', feedback: 'Feedback' } as const
export type RequestKind = keyof typeof requestTemplates

/** A name and a value, as the endpoint takes them. */
export type Column = { name: string; value: string }

/** The body of a submission: as JSON; or, with photos, as multipart with `columns` as JSON text and files `photos`. */
export type Submission = { form: true; tenantId: 'default'; columns: Column[] }

/** What a repair form sends. */
export function repairSubmission(form: RepairForm): Submission {
  return submission({
    template_id: requestTemplates.repair,
    customer_name: form.username,
    tel: form.tel,
    content: form.content,
    personal_field: personalField(form),
  })
}

/** What a feedback form sends. */
export function feedbackSubmission(form: FeedbackForm): Submission {
  return submission({
    template_id: requestTemplates.feedback,
    biz_type: requestTemplates.feedback,
    customer_name: form.username,
    tel: form.tel,
    question_type: form.questionType,
    content: form.content,
  })
}

/** The values that are the same in every submission (spec: prod-api/leave-message-columns). */
const origin = { msg_channel: '官方网站', channel_name: '官网' }

function submission(values: Record<string, string>): Submission {
  const columns = Object.entries({ ...values, ...origin }).map(([name, value]) => ({ name, value }))
  return { form: true, tenantId: 'default', columns }
}

/** Texts for the outcome (spec: service/sent). */
export const submissionOutcome = { success: '提交成功', failure: '提交失败，请重试' } as const
