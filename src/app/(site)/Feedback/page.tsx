import type { Metadata } from 'next'
import { getFormPageHeader } from '@/content/page-headers'
import { getSiteInformation } from '@/content/site-information'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { FeedbackView } from '@/views/feedback/feedback-view'

export const generateMetadata = (): Promise<Metadata> => pageMetadata({ title: '意见反馈' })

/** Feedback: the form and the lookup (specification 2, section 2). */
export default async function FeedbackRoute() {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const [header, site] = await Promise.all([getFormPageHeader('/Feedback', '意见反馈', viewer), getSiteInformation(viewer)])
  return <FeedbackView header={header} site={site} layout={layout} />
}
