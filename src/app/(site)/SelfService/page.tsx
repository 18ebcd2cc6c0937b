import type { Metadata } from 'next'
import { getFormPageHeader, getPageHeader } from '@/content/page-headers'
import { questionsAbout } from '@/content/questions'
import { listProvinces } from '@/content/regions'
import { getSiteInformation } from '@/content/site-information'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { RepairView } from '@/views/repair/repair-view'

/** So many questions stand beside the form. */
const QUESTIONS = 5

export async function generateMetadata(): Promise<Metadata> {
  const header = await getPageHeader('/SelfService', await currentViewer())
  return pageMetadata({ path: '/SelfService', title: '自助报修表单', description: header?.line, image: header?.image })
}

/** Self-service repair: the form and the lookup (spec: service/repair-form). */
export default async function RepairRoute() {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const [header, site, questions] = await Promise.all([
    getFormPageHeader('/SelfService', '自助报修', viewer),
    getSiteInformation(viewer),
    questionsAbout(['repair'], QUESTIONS, viewer),
  ])
  return <RepairView header={header} site={site} provinces={listProvinces()} questions={questions} layout={layout} />
}
