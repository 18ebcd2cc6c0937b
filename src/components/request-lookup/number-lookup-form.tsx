'use client'

import { lookupOutcome, numberLookupProblem } from '@/contract/request-lookup'
import { requestTemplates } from '@/contract/service-request'
import { CaptchaField } from '../form/captcha-field'
import { captchaProblem } from '../form/captcha-problem'
import { FailureNote } from '../form/failure-note'
import { SubmitButton } from '../form/submit-button'
import { TextField } from '../form/text-field'
import { useCaptcha } from '../form/use-captcha'
import { useForm } from '../form/use-form'
import { askForRequest } from './ask'
import styles from './lookup-form.module.css'
import type { LookupProps } from './lookup-props'

const examples = { repair: 'BX20261121-48271936', feedback: 'FK20261121-48271936' } as const

/** Asks for the request with a number, and proves with the last digits of the phone whose it is (spec: service/lookup-by-number). */
export function NumberLookupForm({ kind, onFound }: LookupProps) {
  const captcha = useCaptcha()
  const form = useForm({
    name: `${kind}-number-lookup`,
    empty: { reference: '', tail: '', code: '' },
    check: numberLookupProblem,
    send: ({ reference, tail, code }) =>
      askForRequest({ type: requestTemplates[kind], reference, tel: tail, uuid: captcha.uuid, code: code.trim() }),
    onDone: onFound,
    failure: lookupOutcome.failure,
    spent: { code: '' },
    onFailure: () => void captcha.renew(),
    problemIn: captchaProblem,
  })
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <p className={styles.note}>受理编号见提交成功后的回执；为保护您的信息，需核对手机号后四位。</p>
      <TextField
        control={form.text('reference')}
        label="受理编号"
        isRequired
        placeholder={`例如：${examples[kind]}`}
        autoComplete="off"
        maxLength={40}
      />
      <TextField
        control={form.text('tail')}
        label="手机号后四位"
        isRequired
        inputMode="numeric"
        autoComplete="off"
        placeholder="提交时所留手机号的最后四位"
        maxLength={11}
      />
      <CaptchaField control={form.text('code')} captcha={captcha} />
      <FailureNote failed={form.failed} />
      <SubmitButton isBusy={form.isBusy}>查询</SubmitButton>
    </form>
  )
}
