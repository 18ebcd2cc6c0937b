import { Banner } from './banner'
import { StoryConsultBand } from './consult-band'
import { FurtherStories } from './further-stories'
import { Needs } from './needs'
import { Outcome } from './outcome'
import { Overview } from './overview'
import { RelatedProducts } from './related-products'
import { Solution } from './solution'
import type { StoryPage } from './story-page'

/** A customer story, on a phone. The key makes another story start afresh: video and carousel. */
export function StoryInfoMobile({ story, related }: StoryPage) {
  return (
    <article key={story.id}>
      <Banner story={story} />
      <Overview story={story} />
      <Needs story={story} />
      <Solution story={story} />
      <Outcome story={story} />
      <RelatedProducts products={story.products} isCompact />
      <FurtherStories stories={related} />
      <StoryConsultBand />
    </article>
  )
}
