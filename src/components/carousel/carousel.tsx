'use client'

import type { ReactNode } from 'react'
import styles from './carousel.module.css'
import { CarouselButtons, CarouselPosition } from './carousel-controls'
import { carouselMeasures, type Measures } from './carousel-measures'
import { CarouselTrack } from './carousel-track'
import { useCarousel } from './use-carousel'

type Props = Measures & {
  /** Accessible name. */
  label: string
  slides: ReactNode[]
  /** 0: never moves by itself. */
  autoplayMs?: number
  loop?: boolean
  /** The slides run out to the right edge of the screen; the carousel stands between the page margins. */
  bleedsRight?: boolean
  /** The slides hold nothing to focus, so that whoever uses a keyboard must reach the row itself to scroll it. */
  isFocusable?: boolean
  /** What stands left of the controls: the section's heading. */
  title: ReactNode
}

/**
 * A row of slides with its controls. When all slides fit, it is a plain row without controls
 * (spec: common-parts/carousels).
 */
export function Carousel({ label, slides, autoplayMs = 0, loop = false, bleedsRight, isFocusable, title, ...measures }: Props) {
  const count = slides.length
  const { slider, autoplay, handlers } = useCarousel({ count, slidesPerView: measures.slidesPerView, loop, autoplayMs })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, so that a page of carousels has few landmarks
    <div
      role="group"
      aria-roledescription="轮播"
      aria-label={label}
      data-carousel=""
      style={carouselMeasures(count, measures)}
      {...handlers}
    >
      <div className={styles.head}>
        {title}
        {count > 1 && (
          <div className={styles.place} style={{ '--buttons': autoplay.isOffered ? 3 : 2 }}>
            <div className={styles.controls}>
              <CarouselPosition slider={slider} autoplay={autoplay} count={count} />
              <CarouselButtons slider={slider} autoplay={autoplay} />
            </div>
          </div>
        )}
      </div>
      <CarouselTrack {...{ slider, slides, bleedsRight, isFocusable }} />
    </div>
  )
}
