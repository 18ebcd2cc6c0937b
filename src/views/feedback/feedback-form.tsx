'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { FailureNote } from '@/components/form/failure-note'
import { MobileNumberField } from '@/components/form/mobile-number-field'
import { postNumbered } from '@/components/form/post'
import { Select } from '@/components/form/select'
import { SubmitButton } from '@/components/form/submit-button'
import { TextArea } from '@/components/form/text-area'
import { TextField } from '@/components/form/text-field'
import { useForm } from '@/components/form/use-form'
import styles from '@/components/form-page/form-body.module.css'
import { LateHint } from '@/components/form-page/late-hint'
import { PrivacyLine } from '@/components/form-page/privacy-line'
import { type Onward, useSent, withReceipts } from '@/components/receipt/use-sent'
import { maskedPhone } from '@/contract/receipt'
import {
  type FeedbackForm as FeedbackValues,
  feedbackProblem,
  feedbackSubmission,
  requestLimits,
  submissionOutcome,
} from '@/contract/service-request'
import { feedbackTypes } from '@/domain/service-options'

const empty: FeedbackValues = { username: '', tel: '', questionType: '', content: '' }
const types = feedbackTypes.map(({ label, code }) => ({ label, value: code }))

const readSubmissionAnswer = withReceipts(() => import('@/contract/form-bodies').then(({ submissionAnswer }) => submissionAnswer))

/** What the receipt says of it. */
const rowsOf = ({ username, tel, questionType, content }: FeedbackValues) => [
  { label: '姓名', value: username },
  { label: '手机号', value: maskedPhone(tel) },
  { label: '意见类型', value: types.find(({ value }) => value === questionType)?.label ?? '' },
  { label: '问题描述', value: content },
]

/** The feedback form (spec: service/feedback-form). */
export function FeedbackForm({ lookup, onward }: { lookup: ReactNode; onward: Onward }) {
  const router = useRouter()
  const tellSent = useSent('feedback', onward, () => router.replace('/CustomerView'))
  const form = useForm({
    name: 'feedback',
    empty,
    check: feedbackProblem,
    send: (values, key) =>
      postNumbered('/server/v1/console/base/data/leave_message/save', feedbackSubmission(values), readSubmissionAnswer, key),
    onDone: ({ answer }, values) => void tellSent({ reference: answer.data.reference, rows: rowsOf(values) }),
    failure: submissionOutcome.failure,
    isServerFirst: true,
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
      <Select control={form.text('questionType')} label="意见类型" isRequired placeholder="请选择意见类型" options={types} />
      <TextArea
        control={form.text('content')}
        label="问题描述"
        isRequired
        placeholder="请说明遇到的问题或您的建议，越具体越好"
        maxLength={requestLimits.content}
      />
      <PrivacyLine purpose="仅用于答复本次反馈" />
      <FailureNote failed={form.failed} assurance="您填写的内容已保留。" />
      <LateHint hotline={onward.hotline} />
      <div className={styles.actions}>
        <SubmitButton isBusy={form.isBusy}>提交</SubmitButton>
        {lookup}
      </div>
    </form>
  )
}
