'use client'

import type { RequestRecord } from '@/contract/form-bodies'
import { lookupOutcome, lookupProblem } from '@/contract/request-lookup'
import { type RequestKind, requestTemplates } from '@/contract/service-request'
import { CaptchaField } from '../form/captcha-field'
import { captchaProblem } from '../form/captcha-problem'
import { FailureNote } from '../form/failure-note'
import { MobileNumberField } from '../form/mobile-number-field'
import { post } from '../form/post'
import { SubmitButton } from '../form/submit-button'
import { useCaptcha } from '../form/use-captcha'
import { useForm } from '../form/use-form'
import styles from './lookup-form.module.css'

type Props = { kind: RequestKind; onFound: (record: RequestRecord) => void }

/** Asks for the latest request of a phone number; each try needs a captcha of its own (spec: service/captcha). */
export function LookupForm({ kind, onFound }: Props) {
  const captcha = useCaptcha()
  const form = useForm({
    name: `${kind}-lookup`,
    empty: { tel: '', code: '' },
    check: lookupProblem,
    send: ({ tel, code }) =>
      post(
        '/scheduling/common/data/selleavebytel',
        { form: true, tel, type: requestTemplates[kind], uuid: captcha.uuid, code: code.trim() },
        () => import('@/contract/form-bodies').then(({ lookupAnswer }) => lookupAnswer),
      ),
    onDone: ({ data }) => onFound(data),
    failure: lookupOutcome.failure,
    spent: { code: '' },
    onFailure: () => void captcha.renew(),
    problemIn: captchaProblem,
  })
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <p className={styles.note}>仅支持查询与该手机号关联的最新一条提交记录。</p>
      <MobileNumberField control={form.text('tel')} />
      <CaptchaField control={form.text('code')} captcha={captcha} />
      <FailureNote title={form.failureDetail || lookupOutcome.failure} detail={form.failureDetail} />
      <SubmitButton isBusy={form.isBusy}>查询</SubmitButton>
    </form>
  )
}
