'use client'

import { useRouter } from 'next/navigation'
import { CaptchaField } from '@/components/form/captcha-field'
import { captchaProblem } from '@/components/form/captcha-problem'
import { FailureNote } from '@/components/form/failure-note'
import { leaveSoon } from '@/components/form/leave'
import { MobileNumberField } from '@/components/form/mobile-number-field'
import { post } from '@/components/form/post'
import { RegionPicker } from '@/components/form/region-picker'
import { Select } from '@/components/form/select'
import { SubmitButton } from '@/components/form/submit-button'
import { TextArea } from '@/components/form/text-area'
import { TextField } from '@/components/form/text-field'
import { useCaptcha } from '@/components/form/use-captcha'
import { useForm } from '@/components/form/use-form'
import styles from '@/components/form-page/form-body.module.css'
import { notifySuccess } from '@/components/toast/notify'
import type { SinglePage } from '@/contract/articles'
import { type ConsultationForm, consultationLimits, consultationOutcome, consultationProblem } from '@/contract/consultation'
import type { Province } from '@/domain/regions'
import { industries } from '@/domain/service-options'
import { Agreement } from './agreement'
import { goBack } from './go-back'

const empty: ConsultationForm = {
  name: '',
  mobile: '',
  email: '',
  company: '',
  profession: '',
  area: '',
  content: '',
  code: '',
  agreed: false,
}
const choices = industries.map((label) => ({ label, value: label }))

type Props = { provinces: readonly Province[]; legalPages: readonly SinglePage[] }

/** The consultation form (spec: service/consult-form). */
export function ConsultForm({ provinces, legalPages }: Props) {
  const router = useRouter()
  const captcha = useCaptcha()
  const form = useForm({
    name: 'consult',
    empty,
    check: consultationProblem,
    send: ({ agreed: _, code, ...values }) =>
      post('/prod-api/api/consult/', { ...values, code: code.trim(), uuid: captcha.uuid }, () =>
        import('@/contract/form-bodies').then(({ consultationAnswer }) => consultationAnswer),
      ),
    onDone: () => {
      void notifySuccess(consultationOutcome.success)
      leaveSoon(() => goBack(router))
    },
    failure: consultationOutcome.failure,
    spent: { code: '' },
    onFailure: () => void captcha.renew(),
    problemIn: captchaProblem,
  })
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <TextField
        control={form.text('name')}
        label="姓名"
        isRequired
        autoComplete="name"
        placeholder="请输入姓名"
        maxLength={consultationLimits.name}
      />
      <MobileNumberField control={form.text('mobile')} />
      <TextField
        control={form.text('email')}
        label="电子邮箱"
        type="email"
        autoComplete="email"
        placeholder="name@company.com"
        maxLength={consultationLimits.email}
      />
      <TextField
        control={form.text('company')}
        label="公司名称"
        autoComplete="organization"
        placeholder="例如：华东设计院有限公司"
        maxLength={consultationLimits.company}
      />
      <Select control={form.text('profession')} label="所属行业" isRequired placeholder="请选择行业" options={choices} />
      <RegionPicker control={form.text('area')} label="所在省市" provinces={provinces} />
      <TextArea
        control={form.text('content')}
        label="咨询内容"
        isRequired
        placeholder="请说明用途、电压、电流、短路容量与数量"
        maxLength={consultationLimits.content}
      />
      <CaptchaField control={form.text('code')} captcha={captcha} />
      <Agreement control={form.tick('agreed')} legalPages={legalPages} />
      <FailureNote
        title={consultationOutcome.failure}
        detail={form.failureDetail}
        assurance="您填写的内容已保留，请输入新的验证码后再次提交。"
      />
      <div className={styles.actions}>
        <SubmitButton isBusy={form.isBusy}>提交</SubmitButton>
      </div>
    </form>
  )
}
