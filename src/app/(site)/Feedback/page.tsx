import type { Metadata } from 'next'
import { getFormPageHeader, getPageHeader } from '@/content/page-headers'
import { questionsAbout } from '@/content/questions'
import { getSiteInformation } from '@/content/site-information'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { FeedbackView } from '@/views/feedback/feedback-view'

/** So many questions stand beside the form. */
const QUESTIONS = 5

export async function generateMetadata(): Promise<Metadata> {
  const header = await getPageHeader('/Feedback', await currentViewer())
  return pageMetadata({ path: '/Feedback', title: '意见反馈', description: header?.line, image: header?.image })
}

/** Feedback: the form and the lookup (spec: service/feedback-form). */
export default async function FeedbackRoute() {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const [header, site, questions] = await Promise.all([
    getFormPageHeader('/Feedback', '意见反馈', viewer),
    getSiteInformation(viewer),
    questionsAbout(['feedback'], QUESTIONS, viewer),
  ])
  return <FeedbackView header={header} site={site} questions={questions} layout={layout} />
}
