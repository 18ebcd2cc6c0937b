import { parsePersonalField, personalField } from '../../contract/personal-field'
import { feedbackProblem, type RequestKind, repairProblem, requestTemplates } from '../../contract/service-request'
import { feedbackTypes, requestStatuses } from '../../domain/service-options'
import { instantOf } from '../source/dates'
import type { WrittenRow } from './columns'

type Status = (typeof requestStatuses)[number]['value']
type FeedbackType = (typeof feedbackTypes)[number]['code']

/** A request of the legacy table, as it is stored here. */
export type TakenRequest = {
  kind: RequestKind
  status: Status
  customerName: string
  tel: string
  content: string
  goodsType: string
  provincesAndCities: string
  questionType: FeedbackType | null
  personalField: string
  msgChannel: string
  channelName: string
  createdAt: string
  completedAt: string | null
}

/** What no form asks for, and the inbox has no more room for (collections/service-requests.ts). */
const unchecked = [
  { name: 'personalField', label: '附加字段', most: 2000 },
  { name: 'msgChannel', label: '来源', most: 100 },
  { name: 'channelName', label: '渠道', most: 100 },
] as const

/**
 * A row as a request; it is checked as the forms are (spec: service/checking), and what it says stays word for word.
 *
 * @param kind of rows that don't say it
 * @returns or why it is none: a sentence without anything of the row itself, which may be about a person
 */
export function readRow(row: WrittenRow, kind: RequestKind | null): TakenRequest | { reason: string } {
  const ownKind = kindOf(row.kind) ?? (row.kind.trim() === '' ? kind : null)
  if (!ownKind) return { reason: row.kind.trim() === '' ? '没有写明是报修还是意见反馈' : '类别既不是报修也不是意见反馈' }
  const status = statusOf(row.status)
  if (!status) return { reason: '状态无法识别，应为 0、1、2 或待处理、处理中、已完成' }
  const createdAt = instantOf(row.createdAt)
  if (!createdAt) return { reason: '提交时间无法识别' }
  const long = unchecked.find(({ name, most }) => row[name].length > most)
  if (long) return { reason: `${long.label}超过 ${long.most} 个字` }
  const written = { customerName: row.customerName.trim(), tel: row.tel.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '') }
  const details = ownKind === 'repair' ? repairDetails(row, written) : feedbackDetails(row, written)
  if ('reason' in details) return details
  return {
    kind: ownKind,
    status,
    ...written,
    content: row.content,
    ...details,
    msgChannel: row.msgChannel,
    channelName: row.channelName,
    createdAt,
    completedAt: status === '2' ? (instantOf(row.completedAt) ?? instantOf(row.changedAt) ?? createdAt) : null,
  }
}

type Details = Pick<TakenRequest, 'goodsType' | 'provincesAndCities' | 'questionType' | 'personalField'>
type Person = Pick<TakenRequest, 'customerName' | 'tel'>

function repairDetails(row: WrittenRow, { customerName, tel }: Person): Details | { reason: string } {
  const packed = parsePersonalField(row.personalField)
  const purchaseType = row.purchaseType.trim() || packed.purchaseType
  const provincesAndCities = row.provincesAndCities.trim() || packed.provincesAndCities
  const problem = repairProblem({ username: customerName, tel, purchaseType, provincesAndCities, content: row.content })
  if (problem) return { reason: problem.message }
  const whole = row.personalField || personalField({ purchaseType, provincesAndCities })
  return { goodsType: purchaseType, provincesAndCities, questionType: null, personalField: whole }
}

function feedbackDetails(row: WrittenRow, { customerName, tel }: Person): Details | { reason: string } {
  const type = feedbackTypes.find(({ code, label }) => [code.toLowerCase(), label].includes(row.questionType.trim().toLowerCase()))
  const problem = feedbackProblem({ username: customerName, tel, questionType: type?.code ?? '', content: row.content })
  if (problem || !type) return { reason: problem?.message ?? '意见类型无法识别' }
  return { goodsType: '', provincesAndCities: '', questionType: type.code, personalField: row.personalField }
}

function kindOf(written: string): RequestKind | null {
  const plain = written.trim().toLowerCase()
  if (plain === requestTemplates.repair.toLowerCase() || plain.includes('报修')) return 'repair'
  return plain === requestTemplates.feedback.toLowerCase() || plain.includes('反馈') ? 'feedback' : null
}

/** Nothing written is the status of what nobody has looked at yet. */
function statusOf(written: string): Status | null {
  const plain = written.trim() || '0'
  return requestStatuses.find(({ value, label }) => value === plain || label === plain)?.value ?? null
}
