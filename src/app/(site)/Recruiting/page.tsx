import type { Metadata } from 'next'
import type { SearchParams } from '@/components/filtered-list/list-address'
import { getPageHeader } from '@/content/page-headers'
import { getRecruitingPage } from '@/content/recruiting-page'
import { listStaffMessages } from '@/content/staff-messages'
import { listTrainings } from '@/content/trainings'
import { beginningOf, DESCRIPTION_LENGTH } from '@/lib/beginning'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { DesktopRecruiting } from '@/views/recruiting/desktop'
import { PAGE_SIZE, pageNumOf, toHref } from '@/views/recruiting/list-state'
import { MobileRecruiting } from '@/views/recruiting/mobile'
import { PAGE_TITLE } from '@/views/recruiting/props'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { title, line, introduction, banner, seo } = await getRecruitingPage(await currentViewer())
  return pageMetadata({
    path: toHref(pageNumOf(await searchParams)),
    title: title || PAGE_TITLE,
    description: beginningOf(introduction, DESCRIPTION_LENGTH) || line,
    image: banner,
    seo,
  })
}

/** The recruiting page with a page of trainings (spec: company/recruiting). */
export default async function RecruitingRoute({ searchParams }: Props) {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const [page, messages, trainings, ownHeader] = await Promise.all([
    getRecruitingPage(viewer),
    listStaffMessages(viewer),
    listTrainings({ pageNum: pageNumOf(await searchParams), pageSize: PAGE_SIZE }, viewer),
    getPageHeader('/Recruiting', viewer),
  ])
  const header = {
    title: page.title || PAGE_TITLE,
    line: page.line,
    image: page.banner ?? ownHeader?.image ?? null,
    tone: ownHeader?.tone ?? ('light' as const),
  }
  const View = layout === 'mobile' ? MobileRecruiting : DesktopRecruiting
  return <View {...{ page, messages, trainings, header }} />
}
