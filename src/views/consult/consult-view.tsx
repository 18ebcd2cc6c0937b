import { typesetHtml } from '@/components/article/typeset-html'
import { codeCaption } from '@/components/form-page/code-caption'
import { FormHead } from '@/components/form-page/form-head'
import { FormPage } from '@/components/form-page/form-page'
import { ServiceAside } from '@/components/form-page/service-aside'
import type { SinglePage } from '@/contract/articles'
import type { Question } from '@/contract/questions'
import type { FormPageHeader, SiteInformation } from '@/contract/site'
import type { Province } from '@/domain/regions'
import { ConsultForm } from './consult-form'
import type { LegalPage } from './legal-page'

type Props = {
  header: FormPageHeader
  site: SiteInformation
  provinces: readonly Province[]
  /** Privacy terms and legal notice. */
  legalPages: readonly SinglePage[]
  questions: readonly Question[]
  layout: 'desktop' | 'mobile'
}

/** Consultation, in both layouts. */
export function ConsultView({ header, site, provinces, legalPages, questions, layout }: Props) {
  const { serviceHotline: hotline, serviceHours: hours, technicalServiceQrcode: picture } = site
  const code = { title: '微信咨询', caption: codeCaption(layout, '添加技术服务号'), picture }
  return (
    <FormPage
      header={header}
      questions={questions}
      aside={<ServiceAside hotline={hotline} hours={hours} steps={header.steps} code={code} />}
    >
      <FormHead title="填写咨询信息" hotline={hotline} purpose="信息仅用于本次回复。" />
      <ConsultForm provinces={provinces} legalPages={legalPages.map(setLegalPage)} onward={{ steps: header.steps, hotline, hours }} />
    </FormPage>
  )
}

/** No more of it than its popup shows, as that comes along with every form. */
const setLegalPage = ({ id, title, content }: SinglePage): LegalPage => ({ id, title, content: typesetHtml(content) })
