'use client'

import { useRouter } from 'next/navigation'
import { CaptchaField } from '@/components/form/captcha-field'
import { captchaProblem } from '@/components/form/captcha-problem'
import { FailureNote } from '@/components/form/failure-note'
import { MobileNumberField } from '@/components/form/mobile-number-field'
import { postNumbered } from '@/components/form/post'
import { RegionPicker } from '@/components/form/region-picker'
import { Select } from '@/components/form/select'
import { SubmitButton } from '@/components/form/submit-button'
import { TextArea } from '@/components/form/text-area'
import { TextField } from '@/components/form/text-field'
import { useCaptcha } from '@/components/form/use-captcha'
import { useForm } from '@/components/form/use-form'
import styles from '@/components/form-page/form-body.module.css'
import { LateHint } from '@/components/form-page/late-hint'
import { pageBefore } from '@/components/form-page/page-before'
import { ProductCard } from '@/components/form-page/product-card'
import { type AskedProduct, noProduct, type ProductValues, useNamedProduct } from '@/components/form-page/use-named-product'
import { goBack } from '@/components/navigation/go-back'
import { type Onward, useSent, withReceipts } from '@/components/receipt/use-sent'
import { type ConsultationForm, consultationLimits, consultationOutcome, consultationProblem } from '@/contract/consultation'
import { maskedPhone } from '@/contract/receipt'
import type { Province } from '@/domain/regions'
import { industries } from '@/domain/service-options'
import { Agreement } from './agreement'
import type { LegalPage } from './legal-page'
import { ListPlace } from './list-place'
import { type ListValues, summaryOf, useSentList } from './use-sent-list'

const empty: ConsultationForm & ProductValues & ListValues = {
  ...noProduct,
  list: '',
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
const readConsultationAnswer = withReceipts(() => import('@/contract/form-bodies').then(({ consultationAnswer }) => consultationAnswer))

/** What the receipt says of it. */
const rowsOf = ({ name, mobile, profession, area, productTitle, content }: ConsultationForm & ProductValues, list: string) => [
  { label: '姓名', value: name },
  { label: '手机号', value: maskedPhone(mobile) },
  { label: '所属行业', value: profession },
  { label: '所在省市', value: area },
  { label: '咨询产品', value: productTitle },
  { label: '选型清单', value: list },
  { label: '咨询内容', value: content },
]
const choices = industries.map((label) => ({ label, value: label }))

type Props = { provinces: readonly Province[]; legalPages: readonly LegalPage[]; onward: Onward }

/** The consultation form (spec: service/consult-form). */
export function ConsultForm({ provinces, legalPages, onward }: Props) {
  const router = useRouter()
  const captcha = useCaptcha()
  const tellSent = useSent('consultation', onward, (open) => {
    open()
    // Who came here first goes home (spec: service/sent).
    goBack(() => router.replace('/'))
  })
  const form = useForm({
    name: 'consult',
    empty,
    check: consultationProblem,
    send: (typed, key) => {
      const { agreed: _, productTitle: _title, productCover: _cover, code, list, ...values } = named.sent(typed)
      const body = { ...values, ...(list && { list }), sourcePage: pageBefore(), code: code.trim(), uuid: captcha.uuid }
      return postNumbered('/prod-api/api/consult/', body, readConsultationAnswer, key)
    },
    onDone: ({ reference }, values) =>
      void summaryOf(values.list).then((list) => tellSent({ reference, rows: rowsOf(named.sent(values), list) })),
    failure: consultationOutcome.failure,
    spent: { code: '' },
    onFailure: () => void captcha.renew(),
    problemIn: captchaProblem,
  })
  const named: AskedProduct = useNamedProduct(form)
  const sentList = useSentList(form)
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <ProductCard label="咨询产品" product={named.product} onRemove={named.remove} />
      <ListPlace list={sentList} link={form.values.list} />
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
        hint="留下邮箱，选型清单与图纸可以发到邮箱；不留则由工程师来电约定。"
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
      <FailureNote failed={form.failed} assurance="您填写的内容已保留，请输入新的验证码后再次提交。" />
      <LateHint hotline={onward.hotline} />
      <div className={styles.actions}>
        <SubmitButton isBusy={form.isBusy}>提交</SubmitButton>
      </div>
    </form>
  )
}
