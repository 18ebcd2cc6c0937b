import { Card, CardMore, CardTitle } from '@/components/card/card'
import card from '@/components/card/card.module.css'
import { Carousel } from '@/components/carousel/carousel'
import { Picture } from '@/components/picture/picture'
import section from '@/components/section/anchored-section.module.css'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import type { SolutionCategory } from '@/contract/solutions'
import { beginningOf } from '@/lib/beginning'
import styles from './category-stories.module.css'
import { type SlideMeasures, sectionIds } from './solution-category-page'

type Stories = SolutionCategory['stories']
type Props = { stories: Stories; measures: SlideMeasures }

/** How long a slide stays (spec: common-parts/carousels). */
const AUTOPLAY_MS = 3000

/** A story's text fills so much of its slide. */
const TEXT_LENGTH = 110

/** 客户案例: the stories that editors chose for the category; absent without any, like its tab. */
export function CategoryStories({ stories, measures: { perView, gap } }: Props) {
  if (stories.length === 0) return null
  return (
    <section
      id={sectionIds.stories}
      className={`container ${section.section} ${section.grey} ${styles.stories}`}
      aria-label="客户案例"
      tabIndex={-1}
    >
      <Carousel
        label="客户案例"
        title={<h2 className={section.title}>客户案例</h2>}
        slides={stories.map((story) => <StorySlide key={story.id} story={story} />)}
        slidesPerView={perView}
        gap={gap}
        minSlideWidth={320}
        autoplayMs={AUTOPLAY_MS}
        bleedsRight={perView > 1}
      />
    </section>
  )
}

/** A large picture and the beginning of the story in plain text; the whole slide leads to it. */
function StorySlide({ story: { id, title, content, banner, cover } }: { story: Stories[number] }) {
  const picture = banner ?? cover
  return (
    <Card className={styles.story}>
      <div className={styles.frame}>
        {picture && <Picture picture={picture} sizes="(min-width: 960px) 60vw, 140vw" alt="" className={card.picture} />}
      </div>
      <div className={styles.text}>
        <CardTitle href={`/ExampleInfoView?id=${id}`} className={styles.title}>
          <TitleText text={title} />
        </CardTitle>
        <p className={styles.content}>
          <Symbols text={beginningOf(content, TEXT_LENGTH)} />
        </p>
        <CardMore className={styles.more}>阅读案例</CardMore>
      </div>
    </Card>
  )
}
