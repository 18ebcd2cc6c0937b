import type { Metadata } from 'next'
import { getFormPageHeader, getPageHeader } from '@/content/page-headers'
import { questionsAbout } from '@/content/questions'
import { listProvinces } from '@/content/regions'
import { getSinglePage } from '@/content/single-pages'
import { getSiteInformation } from '@/content/site-information'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { ConsultView } from '@/views/consult/consult-view'

/** Single pages with the privacy terms and the legal notice (spec: service/agreement). */
const LEGAL_PAGES = [69, 70]

/** So many questions stand beside the form. */
const QUESTIONS = 5

export async function generateMetadata(): Promise<Metadata> {
  const header = await getPageHeader('/Consult', await currentViewer())
  return pageMetadata({ path: '/Consult', title: '我要咨询', description: header?.line, image: header?.image })
}

/** The consultation form (spec: service/consult-form). */
export default async function ConsultRoute() {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const [header, site, questions, ...legalPages] = await Promise.all([
    getFormPageHeader('/Consult', '我要咨询', viewer),
    getSiteInformation(viewer),
    questionsAbout(['consult', 'selection'], QUESTIONS, viewer),
    ...LEGAL_PAGES.map((id) => getSinglePage(id, viewer)),
  ])
  const published = legalPages.filter((page) => page !== null)
  return (
    <ConsultView header={header} site={site} provinces={listProvinces()} legalPages={published} questions={questions} layout={layout} />
  )
}
