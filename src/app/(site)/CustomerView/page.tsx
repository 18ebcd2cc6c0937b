import type { Metadata } from 'next'
import { getPageHeader } from '@/content/page-headers'
import { questionsAbout } from '@/content/questions'
import { getServicePage } from '@/content/service-page'
import { getSiteInformation } from '@/content/site-information'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { DesktopCustomerCentre } from '@/views/customer-centre/desktop'
import { MobileCustomerCentre } from '@/views/customer-centre/mobile'
import { PAGE_TITLE } from '@/views/customer-centre/props'

/** So many questions stand at its end. */
const QUESTIONS = 6

export async function generateMetadata(): Promise<Metadata> {
  const viewer = await currentViewer()
  const [{ seo }, header] = await Promise.all([getServicePage(viewer), getPageHeader('/CustomerView', viewer)])
  return pageMetadata({ path: '/CustomerView', title: PAGE_TITLE, description: header?.line, image: header?.image, seo })
}

/** The customer service centre (spec: service/centre). */
export default async function CustomerCentreRoute() {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const [page, site, ownHeader, questions] = await Promise.all([
    getServicePage(viewer),
    getSiteInformation(viewer),
    getPageHeader('/CustomerView', viewer),
    questionsAbout(['service'], QUESTIONS, viewer),
  ])
  const header = ownHeader ?? { title: PAGE_TITLE, line: '', image: null, tone: 'light' as const }
  const View = layout === 'mobile' ? MobileCustomerCentre : DesktopCustomerCentre
  return <View {...{ page, site, header, questions }} />
}
