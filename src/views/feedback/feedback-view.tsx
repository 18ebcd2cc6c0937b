import { codeCaption } from '@/components/form-page/code-caption'
import { FormHead } from '@/components/form-page/form-head'
import { FormPage } from '@/components/form-page/form-page'
import { ServiceAside } from '@/components/form-page/service-aside'
import type { Question } from '@/contract/questions'
import type { FormPageHeader, SiteInformation } from '@/contract/site'
import { FeedbackDesk } from './feedback-desk'

type Props = { header: FormPageHeader; site: SiteInformation; questions: readonly Question[]; layout: 'desktop' | 'mobile' }

/** Feedback, in both layouts. Its hotline is another one than that of the repair page (spec: service/feedback-form). */
export function FeedbackView({ header, site, questions, layout }: Props) {
  const { feedbackHotline: hotline, serviceHours: hours, publicAccountQrcode: picture } = site
  const code = { title: '官方公众号', caption: codeCaption(layout, '关注公众号'), picture }
  return (
    <FormPage
      header={header}
      questions={questions}
      aside={<ServiceAside hotline={hotline} hours={hours} steps={header.steps} code={code} />}
    >
      <FeedbackDesk
        head={<FormHead title="填写反馈信息" hotline={hotline} purpose="每一条反馈都有专人查看。" />}
        onward={{ steps: header.steps, hotline, hours }}
      />
    </FormPage>
  )
}
