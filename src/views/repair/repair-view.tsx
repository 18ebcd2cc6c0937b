import { codeCaption } from '@/components/form-page/code-caption'
import { FormHead } from '@/components/form-page/form-head'
import { FormPage } from '@/components/form-page/form-page'
import { ServiceAside } from '@/components/form-page/service-aside'
import type { Question } from '@/contract/questions'
import type { FormPageHeader, SiteInformation } from '@/contract/site'
import type { Province } from '@/domain/regions'
import { RepairDesk } from './repair-desk'

type Props = {
  header: FormPageHeader
  site: SiteInformation
  provinces: readonly Province[]
  questions: readonly Question[]
  layout: 'desktop' | 'mobile'
}

/** Self-service repair, in both layouts. */
export function RepairView({ header, site, provinces, questions, layout }: Props) {
  const { serviceHotline: hotline, serviceHours: hours, publicAccountQrcode: picture } = site
  const code = { title: '官方公众号', caption: codeCaption(layout, '关注公众号'), picture }
  return (
    <FormPage
      header={header}
      questions={questions}
      aside={<ServiceAside hotline={hotline} hours={hours} steps={header.steps} code={code} />}
    >
      <RepairDesk
        head={<FormHead title="填写报修信息" hotline={hotline} purpose="照片为选填。" />}
        provinces={provinces}
        onward={{ steps: header.steps, hotline, hours }}
      />
    </FormPage>
  )
}
