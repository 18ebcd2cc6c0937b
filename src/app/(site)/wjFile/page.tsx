import type { Metadata } from 'next'
import { getPageHeader } from '@/content/page-headers'
import { getSurveyPage } from '@/content/survey-page'
import { beginningOf, DESCRIPTION_LENGTH } from '@/lib/beginning'
import { currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { PAGE_TITLE, SurveyView } from '@/views/survey/survey'

export async function generateMetadata(): Promise<Metadata> {
  const { title, introduction, seo } = await getSurveyPage(await currentViewer())
  return pageMetadata({ path: '/wjFile', title: title || PAGE_TITLE, description: beginningOf(introduction, DESCRIPTION_LENGTH), seo })
}

/** The survey's landing page (spec: company/survey). */
export default async function SurveyRoute() {
  const viewer = await currentViewer()
  const [page, ownHeader] = await Promise.all([getSurveyPage(viewer), getPageHeader('/wjFile', viewer)])
  const header = { line: '', image: null, tone: 'light' as const, ...ownHeader, title: page.title || PAGE_TITLE }
  return <SurveyView {...{ page, header }} />
}
