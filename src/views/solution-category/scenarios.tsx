import { Carousel } from '@/components/carousel/carousel'
import section from '@/components/section/anchored-section.module.css'
import { SolutionCard } from '@/components/solution-card/solution-card'
import type { SolutionCard as SolutionCardData } from '@/contract/solutions'
import { type SlideMeasures, sectionIds } from './solution-category-page'

type Props = { solutions: readonly SolutionCardData[]; measures: SlideMeasures }

/** How long a slide stays (spec: common-parts/carousels). */
const AUTOPLAY_MS = 3000

/**
 * 解决方案: the scenarios of the category, the next one peeping in at the edge of the screen; absent without any. When
 * they all fit, they stand still in whole columns.
 */
export function Scenarios({ solutions, measures: { perView, gap } }: Props) {
  if (solutions.length === 0) return null
  return (
    <section id={sectionIds.solutions} className={`container ${section.section}`} aria-label="解决方案" tabIndex={-1}>
      <Carousel
        label="解决方案"
        title={<h2 className={section.title}>解决方案</h2>}
        slides={solutions.map((solution) => <SolutionCard key={solution.id} solution={solution} sizes="(min-width: 960px) 26vw, 76vw" />)}
        slidesPerView={perView}
        gap={gap}
        minSlideWidth={320}
        autoplayMs={AUTOPLAY_MS}
        bleedsRight
      />
    </section>
  )
}
