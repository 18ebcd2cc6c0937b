import { Carousel } from '@/components/carousel/carousel'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
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
    <article className={styles.story}>
      <div className={styles.frame}>
        {cover && <Picture picture={cover} sizes="(min-width: 900px) 38.5vw, 74vw" alt="" className={styles.cover} />}
      </div>
      <p className={styles.meta}>
        <Tag>{categoryName}</Tag>
        {projectAddress}
      </p>
      <h3 className={styles.title}>
        <SiteLink href={`/ExampleInfoView?id=${id}&name=${encodeURIComponent(title)}`} className={styles.link}>
          {title}
        </SiteLink>
      </h3>
      <p className={styles.excerpt}>
        <Symbols text={excerpt} />
      </p>
      <span className={styles.more} aria-hidden="true">
        阅读案例
        <Icon name="arrow-right" size={20} />
      </span>
    </article>
  )
}
