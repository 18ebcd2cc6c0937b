'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { FailureNote } from '@/components/form/failure-note'
import { MobileNumberField } from '@/components/form/mobile-number-field'
import { postNumbered } from '@/components/form/post'
import { RegionPicker } from '@/components/form/region-picker'
import { SubmitButton } from '@/components/form/submit-button'
import { TextArea } from '@/components/form/text-area'
import { TextField } from '@/components/form/text-field'
import { useForm } from '@/components/form/use-form'
import styles from '@/components/form-page/form-body.module.css'
import { LateHint } from '@/components/form-page/late-hint'
import { pageBefore } from '@/components/form-page/page-before'
import { PrivacyLine } from '@/components/form-page/privacy-line'
import { ProductCard } from '@/components/form-page/product-card'
import { type AskedProduct, noProduct, type ProductValues, useNamedProduct } from '@/components/form-page/use-named-product'
import { type Onward, useSent, withReceipts } from '@/components/receipt/use-sent'
import { maskedPhone } from '@/contract/receipt'
import { photoLimits, type RepairForm as RepairFields, repairProblem, requestLimits, submissionOutcome } from '@/contract/service-request'
import type { Province } from '@/domain/regions'
import { PhotoField } from './photo-field'
import { repairBody } from './repair-body'
import { usePhotos } from './use-photos'

type RepairValues = RepairFields & ProductValues

const empty: RepairValues = { ...noProduct, username: '', tel: '', purchaseType: '', provincesAndCities: '', content: '' }

const readSubmissionAnswer = withReceipts(() => import('@/contract/form-bodies').then(({ submissionAnswer }) => submissionAnswer))

/** What the receipt says of it. */
const rowsOf = ({ username, tel, purchaseType, provincesAndCities, content }: RepairValues, photos: number) => [
  { label: '姓名', value: username },
  { label: '手机号', value: maskedPhone(tel) },
  { label: '产品型号', value: purchaseType },
  { label: '所在省市', value: provincesAndCities },
  { label: '故障描述', value: content },
  { label: '照片', value: photos > 0 ? `${photos} 张` : '' },
]

/** Names of products begin with their model. */
const modelOf = (title: string) => title.split(' ')[0] ?? ''

type Props = {
  provinces: readonly Province[]
  onward: Onward
  /** Opens the lookup; stands beside the button. */
  lookup: ReactNode
}

/** The repair form (spec: service/repair-form). */
export function RepairForm({ provinces, onward, lookup }: Props) {
  const router = useRouter()
  const photos = usePhotos()
  const tellSent = useSent('repair', onward, () => router.replace('/CustomerView'))
  const form = useForm({
    name: 'repair',
    empty,
    check: repairProblem,
    send: async (values, key) => {
      const sent = await photos.sendAll()
      if (sent.kind === 'failed') return sent
      const body = repairBody(values, { product: named.sent(values).product, sourcePage: pageBefore(), photos: sent.answer })
      return postNumbered('/server/v1/console/base/data/leave_message/save', body, readSubmissionAnswer, key)
    },
    onDone: ({ answer }, values) => void tellSent({ reference: answer.data.reference, rows: rowsOf(values, photos.photos.length) }),
    onFailure: (message) => message === photoLimits.messages.gone && photos.forgetSent(),
    failure: submissionOutcome.failure,
    canRetry: true,
  })
  const named: AskedProduct = useNamedProduct(form, ({ title }) => {
    if (!form.current().purchaseType) form.set('purchaseType', modelOf(title))
  })
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <ProductCard label="报修产品" product={named.product} onRemove={named.remove} />
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
      <PhotoField photos={photos} isBusy={form.isBusy} />
      <PrivacyLine purpose="仅用于处理本次报修" />
      <FailureNote failed={form.failed} assurance="您填写的内容已保留。" />
      <LateHint hotline={onward.hotline} />
      <div className={styles.actions}>
        <SubmitButton isBusy={form.isBusy}>提交</SubmitButton>
        {lookup}
      </div>
    </form>
  )
}
