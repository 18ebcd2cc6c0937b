import { Card, CardMore, CardPicture, CardTitle } from '@/components/card/card'
import { Carousel } from '@/components/carousel/carousel'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import { Tag } from '@/components/tag/tag'
import type { HomePage } from '@/contract/site'
import type { StoryCard } from '@/contract/stories'
import { SectionTitle } from '../section-head'
import styles from './stories.module.css'

type Props = { page: HomePage; stories: StoryCard[]; slidesPerView: number; gap: number; autoplayMs?: number }

/** The recommended stories; the slides run out to the right edge of the screen. */
export function Stories({ page, stories, ...measures }: Props) {
  if (stories.length === 0) return null
  return (
    <section className={`container ${styles.stories}`} aria-labelledby="stories">
      <Carousel
        {...measures}
        label={page.storiesTitle}
        title={<SectionTitle id="stories" title={page.storiesTitle} line={page.storiesLine} />}
        slides={stories.map((story) => <StorySlide key={story.id} story={story} />)}
        minSlideWidth={500}
        bleedsRight
      />
    </section>
  )
}

function StorySlide({ story: { id, title, excerpt, cover, categoryName, projectAddress } }: { story: StoryCard }) {
  return (
    <Card>
      <CardPicture picture={cover} sizes="(min-width: 900px) 38.5vw, 74vw" className={styles.frame} />
      <p className={styles.meta}>
        <Tag>{categoryName}</Tag>
        {projectAddress}
      </p>
      <CardTitle href={`/ExampleInfoView?id=${id}&name=${encodeURIComponent(title)}`} className={styles.title}>
        <TitleText text={title} />
      </CardTitle>
      <p className={styles.excerpt}>
        <Symbols text={excerpt} />
      </p>
      <CardMore className={styles.more}>阅读案例</CardMore>
    </Card>
  )
}
