import type { RequestRecord } from '@/contract/form-bodies'
import { parsePersonalField } from '@/contract/personal-field'
import type { RequestKind } from '@/contract/service-request'
import { feedbackTypes, requestStatuses } from '@/domain/service-options'

/** What a lookup has found, and its number; of what another host alone knows there is none. */
export type FoundRecord = RequestRecord & { reference: string }

export type Row = { label: string; value: string }

/** What the result of a lookup shows, in this order (spec: service/lookup-result). */
export function recordRows(kind: RequestKind, record: RequestRecord & { reference?: string }): Row[] {
  return [
    ...(record.reference ? [{ label: '受理编号', value: record.reference }] : []),
    { label: '提交时间', value: record.gmtCreate },
    { label: '姓名', value: record.customerName },
    { label: '手机号', value: record.tel },
    ...(kind === 'repair' ? repairRows(record) : feedbackRows(record)),
    { label: '状态', value: requestStatuses.find(({ value }) => value === record.status)?.label ?? '' },
  ]
}

/** Of legacy records, model and region stand in `personalField` alone. */
function repairRows({ goodsType, provincesAndCities, personalField, content }: RequestRecord): Row[] {
  const personal = parsePersonalField(personalField)
  return [
    { label: '产品型号', value: goodsType || personal.purchaseType },
    { label: '所在省市', value: provincesAndCities || personal.provincesAndCities },
    { label: '故障描述', value: content },
  ]
}

function feedbackRows({ questionType, content }: RequestRecord): Row[] {
  const type = feedbackTypes.find(({ code }) => code === questionType)
  return [
    { label: '意见类型', value: type?.label ?? questionType },
    { label: '问题描述', value: content },
  ]
}
