'use client'

import { type ReactNode, useState } from 'react'
import { FailureNote } from '@/components/form/failure-note'
import { MobileNumberField } from '@/components/form/mobile-number-field'
import { post } from '@/components/form/post'
import { RegionPicker } from '@/components/form/region-picker'
import { SubmitButton } from '@/components/form/submit-button'
import { TextArea } from '@/components/form/text-area'
import { TextField } from '@/components/form/text-field'
import { useForm } from '@/components/form/use-form'
import styles from '@/components/form-page/form-body.module.css'
import { PrivacyLine } from '@/components/form-page/privacy-line'
import { useRequestSent } from '@/components/request-lookup/use-request-sent'
import { type RepairForm as RepairValues, repairProblem, requestLimits, submissionOutcome } from '@/contract/service-request'
import type { Province } from '@/domain/regions'
import { PhotoField } from './photo-field'
import { repairBody } from './repair-body'

const empty: RepairValues = { username: '', tel: '', purchaseType: '', provincesAndCities: '', content: '' }

const readSubmissionAnswer = () => import('@/contract/form-bodies').then(({ submissionAnswer }) => submissionAnswer)

type Props = {
  provinces: readonly Province[]
  /** Opens the lookup; stands beside the button. */
  lookup: ReactNode
}

/** The repair form (spec: service/repair-form). */
export function RepairForm({ provinces, lookup }: Props) {
  const [photos, setPhotos] = useState<File[]>([])
  const form = useForm({
    name: 'repair',
    empty,
    check: repairProblem,
    send: (values) => post('/server/v1/console/base/data/leave_message/save', repairBody(values, photos), readSubmissionAnswer),
    onDone: useRequestSent(),
    failure: submissionOutcome.failure,
    canRetry: true,
  })
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <TextField
        control={form.text('username')}
        label="姓名"
        isRequired
        autoComplete="name"
        placeholder="请输入姓名"
        maxLength={requestLimits.username}
      />
      <MobileNumberField control={form.text('tel')} />
      <TextField
        control={form.text('purchaseType')}
        label="产品型号"
        isRequired
        placeholder="例如：HM3-250，见产品铭牌"
        autoComplete="off"
        maxLength={requestLimits.purchaseType}
      />
      <RegionPicker control={form.text('provincesAndCities')} label="所在省市" provinces={provinces} />
      <TextArea
        control={form.text('content')}
        label="故障描述"
        isRequired
        placeholder="请说明故障现象、发生时间与现场工况"
        maxLength={requestLimits.content}
      />
      <PhotoField photos={photos} onChange={setPhotos} />
      <PrivacyLine purpose="仅用于处理本次报修" />
      <FailureNote title={submissionOutcome.failure} detail={form.failureDetail} assurance="您填写的内容已保留。" />
      <div className={styles.actions}>
        <SubmitButton isBusy={form.isBusy}>提交</SubmitButton>
        {lookup}
      </div>
    </form>
  )
}
