import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ConsultBand } from '@/components/consult-band/consult-band'
import { PageBanner } from '@/components/page-banner/page-banner'
import { PAGE_TITLE, type QuestionsProps } from './props'
import { QuestionBrowser } from './question-browser'

/** The questions on a wide screen: the groups in a column beside them (spec: questions/page). */
export function DesktopQuestions({ header, ...page }: QuestionsProps) {
  return (
    <>
      <PageBanner header={header} isLow />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '服务与支持', href: '/CustomerView' }, { label: PAGE_TITLE }]} />
      <QuestionBrowser {...page} />
      <ConsultBand title="没有找到答案？" line="写下工况与需求，应用工程师 1 个工作日内回电。" />
    </>
  )
}
