import type { Metadata } from 'next'
import type { SearchParams } from '@/components/filtered-list/list-address'
import { listCountedStoryCategories } from '@/content/counted-story-categories'
import { getPageHeader } from '@/content/page-headers'
import { listStories } from '@/content/stories'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { storyFilterOf } from '@/views/story-list/chosen'
import { DesktopStoryList } from '@/views/story-list/desktop'
import { PAGE_SIZE, parseListState, turnTo } from '@/views/story-list/list-state'
import { MobileStoryList } from '@/views/story-list/mobile'
import { headerOf, titleOf } from '@/views/story-list/trail'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const categories = await listCountedStoryCategories(await currentViewer())
  return pageMetadata({ title: titleOf(parseListState(await searchParams, categories), categories) })
}

/** The customer stories, filtered as the address says (specification 1, `/ExampleView`). */
export default async function StoryListRoute({ searchParams }: Props) {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const categories = await listCountedStoryCategories(viewer)
  const asked = parseListState(await searchParams, categories)
  const [stories, ownHeader] = await Promise.all([
    listStories(storyFilterOf(asked, categories), { pageNum: asked.pageNum, pageSize: PAGE_SIZE }, viewer),
    getPageHeader('/ExampleView', viewer),
  ])
  const page = {
    state: turnTo(asked, stories.pageNum),
    categories: categories.map(({ id, name, storyCount }) => ({ id, name, storyCount })),
    stories,
    header: headerOf(asked, categories, ownHeader),
  }
  return layout === 'mobile' ? <MobileStoryList {...page} /> : <DesktopStoryList {...page} />
}
