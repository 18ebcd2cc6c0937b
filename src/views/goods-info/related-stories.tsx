import { Carousel } from '@/components/carousel/carousel'
import { Picture } from '@/components/picture/picture'
import section from '@/components/section/anchored-section.module.css'
import { SiteLink } from '@/components/site-link/site-link'
import { TitleText } from '@/components/symbols/title-text'
import type { StoryCard } from '@/contract/stories'
import { sectionIds } from './sections'
import styles from './slides.module.css'

type Props = { stories: readonly StoryCard[]; perView: number; gap: number }

/** 相关案例: absent without any (spec: products/related-stories). */
export function RelatedStories({ stories, perView, gap }: Props) {
  if (stories.length === 0) return null
  return (
    <section id={sectionIds.cases} className={`${section.section} ${section.grey} container`} aria-label="相关案例" tabIndex={-1}>
      <Carousel
        label="相关案例"
        slides={stories.map((story) => <StorySlide key={story.id} story={story} />)}
        slidesPerView={perView}
        gap={gap}
        minSlideWidth={200}
        autoplayMs={3000}
        loop
        title={<h2 className={section.title}>相关案例</h2>}
      />
    </section>
  )
}

function StorySlide({ story }: { story: StoryCard }) {
  return (
    <SiteLink href={`/ExampleInfoView?id=${story.id}`} className={styles.slide}>
      <span className={styles.scene}>
        {story.cover && <Picture picture={story.cover} sizes="(max-width: 800px) 43.6vw, 19.2vw" alt="" className={styles.cover} />}
      </span>
      <span className={styles.name}>
        <TitleText text={story.title} />
      </span>
      <span className={styles.category}>{story.categoryName}</span>
    </SiteLink>
  )
}
