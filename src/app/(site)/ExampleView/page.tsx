import type { Metadata } from 'next'
import type { SearchParams } from '@/components/filtered-list/list-address'
import { searchFor, turnTo } from '@/components/filtered-list/list-state'
import { listCountedStoryCategories } from '@/content/counted-story-categories'
import { findNearNames } from '@/content/near-names'
import { getPageHeader } from '@/content/page-headers'
import { countStories, listStories } from '@/content/stories'
import type { Viewer } from '@/content/viewer'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { chosenCategories, storyFilterOf } from '@/views/story-list/chosen'
import { DesktopStoryList } from '@/views/story-list/desktop'
import { PAGE_SIZE, parseListState, toHref } from '@/views/story-list/list-state'
import { MobileStoryList } from '@/views/story-list/mobile'
import { headerOf, titleOf } from '@/views/story-list/trail'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const viewer = await currentViewer()
  const [categories, ownHeader] = await Promise.all([listCountedStoryCategories(viewer), getPageHeader('/ExampleView', viewer)])
  const state = parseListState(await searchParams, categories)
  const { line, image } = headerOf(state, categories, ownHeader)
  const [category, ...others] = chosenCategories(state, categories)
  return pageMetadata({
    path: toHref(state),
    title: titleOf(state, categories),
    description: line,
    image: (others.length === 0 && category?.cover) || image,
    seo: others.length === 0 ? category?.seo : undefined,
    isIndexed: state.mode !== 'keyword',
  })
}

/** The customer stories, filtered as the address says (spec: stories/list). */
export default async function StoryListRoute({ searchParams }: Props) {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const categories = await listCountedStoryCategories(viewer)
  const requested = parseListState(await searchParams, categories)
  const [stories, ownHeader] = await Promise.all([
    listStories(storyFilterOf(requested, categories), { pageNum: requested.pageNum, pageSize: PAGE_SIZE }, viewer),
    getPageHeader('/ExampleView', viewer),
  ])
  const page = {
    state: turnTo(requested, stories.pageNum),
    categories: categories.map(({ id, name, storyCount }) => ({ id, name, storyCount })),
    stories,
    header: headerOf(requested, categories, ownHeader),
    near: stories.total === 0 && requested.mode === 'keyword' ? await nearNamesOf(requested.keyword, viewer) : [],
  }
  return layout === 'mobile' ? <MobileStoryList {...page} /> : <DesktopStoryList {...page} />
}

const nearNamesOf = (keyword: string, viewer: Viewer) =>
  findNearNames(keyword, viewer, {
    finds: async (title) => (await countStories({ title }, viewer)) > 0,
    hrefOf: (word) => toHref(searchFor(word)),
  })
