import { codeCaption } from '@/components/form-page/code-caption'
import { FormHead } from '@/components/form-page/form-head'
import { FormPage } from '@/components/form-page/form-page'
import { ServiceAside } from '@/components/form-page/service-aside'
import type { SinglePage } from '@/contract/articles'
import type { PageHeader, SiteInformation } from '@/contract/site'
import type { Province } from '@/lib/regions'
import { ConsultForm } from './consult-form'

const steps = ['客服确认您的需求', '应用工程师回电沟通', '邮件发送选型清单、图纸与报价']

type Props = {
  header: PageHeader
  site: SiteInformation
  provinces: readonly Province[]
  /** Privacy terms and legal notice. */
  legalPages: readonly SinglePage[]
  layout: 'desktop' | 'mobile'
}

/** Consultation, in both layouts. */
export function ConsultView({ header, site, provinces, legalPages, layout }: Props) {
  const { serviceHotline: hotline, serviceHours: hours, technicalServiceQrcode: picture } = site
  const code = { title: '微信咨询', caption: codeCaption(layout, '添加技术服务号'), picture }
  return (
    <FormPage header={header} aside={<ServiceAside hotline={hotline} hours={hours} steps={steps} code={code} />}>
      <FormHead title="填写咨询信息" hotline={hotline} purpose="信息仅用于本次回复。" />
      <ConsultForm provinces={provinces} legalPages={legalPages} />
    </FormPage>
  )
}
