import type { Metadata } from 'next'
import type { SearchParams } from '@/components/filtered-list/list-address'
import { getGroupPage } from '@/content/group-page'
import { getPageHeader } from '@/content/page-headers'
import { getSinglePage, listVideoPages } from '@/content/single-pages'
import type { SinglePage } from '@/contract/articles'
import { viewableKindOf } from '@/domain/viewable-kinds'
import { beginningOf, DESCRIPTION_LENGTH } from '@/lib/beginning'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { DesktopGroup } from '@/views/group/desktop'
import { tabIn, tabLabels, toHref } from '@/views/group/group-state'
import { MobileGroup } from '@/views/group/mobile'

/** The single page that introduces the group and carries its video (spec: company/group). */
const INTRODUCTION = 51

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [tab, viewer] = [tabIn(await searchParams), await currentViewer()]
  const { chairman, seo } = await getGroupPage(viewer)
  const facts = { path: toHref(tab), title: tabLabels[tab] }
  if (tab === 'chairman') {
    return pageMetadata({ ...facts, description: beginningOf(chairman.profile, DESCRIPTION_LENGTH), image: chairman.portrait })
  }
  const introduction = await getSinglePage(INTRODUCTION, viewer)
  return pageMetadata({ ...facts, description: beginningOf(introduction?.content ?? '', DESCRIPTION_LENGTH), seo })
}

/** The group page; the address says which tab is in front. */
export default async function GroupRoute({ searchParams }: Props) {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const [page, single, ownHeader] = await Promise.all([
    getGroupPage(viewer),
    getSinglePage(INTRODUCTION, viewer),
    getPageHeader('/GroupIntroductView', viewer),
  ])
  const introduction = single && { content: single.content, video: videoOf(single) }
  const otherVideos = introduction?.video ? [] : (await listVideoPages(viewer)).filter(({ id }) => id !== INTRODUCTION)
  const header = ownHeader ?? { title: tabLabels.group, line: '', image: null, tone: 'light' as const }
  const View = layout === 'mobile' ? MobileGroup : DesktopGroup
  return <View {...{ tab: tabIn(await searchParams), page, introduction, otherVideos, header }} />
}

const videoOf = ({ file }: SinglePage) => (file && viewableKindOf(file.ext) === 'video' ? file : null)
