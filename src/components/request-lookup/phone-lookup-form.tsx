'use client'

import { lookupOutcome, lookupProblem } from '@/contract/request-lookup'
import { requestTemplates } from '@/contract/service-request'
import { CaptchaField } from '../form/captcha-field'
import { captchaProblem } from '../form/captcha-problem'
import { FailureNote } from '../form/failure-note'
import { MobileNumberField } from '../form/mobile-number-field'
import { SubmitButton } from '../form/submit-button'
import { useCaptcha } from '../form/use-captcha'
import { useForm } from '../form/use-form'
import { askForRequest } from './ask'
import styles from './lookup-form.module.css'
import type { LookupProps } from './lookup-props'

/** Asks for the latest request of a phone number; each try needs a captcha of its own (spec: service/captcha). */
export function PhoneLookupForm({ kind, onFound }: LookupProps) {
  const captcha = useCaptcha()
  const form = useForm({
    name: `${kind}-lookup`,
    empty: { tel: '', code: '' },
    check: lookupProblem,
    send: ({ tel, code }) => askForRequest({ type: requestTemplates[kind], tel, uuid: captcha.uuid, code: code.trim() }),
    onDone: onFound,
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
      <FailureNote failed={form.failed} />
      <SubmitButton isBusy={form.isBusy}>查询</SubmitButton>
    </form>
  )
}
