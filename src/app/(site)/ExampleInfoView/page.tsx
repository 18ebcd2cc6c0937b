import type { Metadata } from 'next'
import { NotFoundPage } from '@/app/not-found-page'
import { getStory, relatedStories } from '@/content/stories'
import { beginningOf, DESCRIPTION_LENGTH } from '@/lib/beginning'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { notFoundMetadata, pageMetadata } from '@/shell/page-metadata'
import { StoryInfoDesktop } from '@/views/story-info/desktop'
import { StoryInfoMobile } from '@/views/story-info/mobile'
import { readStoryId, type StoryQuery } from '@/views/story-info/story-query'

type Props = { searchParams: Promise<StoryQuery> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const story = await askedStory(await searchParams)
  if (!story) return notFoundMetadata()
  const { id, title, excerpt, overview, cover, banner, seo } = story
  const description = excerpt || beginningOf(overview, DESCRIPTION_LENGTH)
  return pageMetadata({ path: `/ExampleInfoView?id=${id}`, title, description, image: cover ?? banner, seo })
}

/** A customer story. A missing, malformed or unknown id is not found (spec: addresses/not-found). */
export default async function StoryInfoRoute({ searchParams }: Props) {
  const story = await askedStory(await searchParams)
  if (!story) return <NotFoundPage />
  const [related, layout] = await Promise.all([relatedStories(story, await currentViewer()), currentLayout()])
  return layout === 'mobile' ? <StoryInfoMobile {...{ story, related }} /> : <StoryInfoDesktop {...{ story, related }} />
}

async function askedStory(query: StoryQuery) {
  const id = readStoryId(query)
  return id === null ? null : getStory(id, await currentViewer())
}
