'use client'

import type { ReactNode } from 'react'
import styles from './carousel.module.css'
import { CarouselButtons, CarouselPosition } from './carousel-controls'
import { CarouselTrack } from './carousel-track'
import { useCarousel } from './use-carousel'

type Props = {
  /** Accessible name. */
  label: string
  slides: ReactNode[]
  /** May be fractional, so that the next slide peeps in. */
  slidesPerView: number
  /** Design pixels. */
  gap: number
  /** 0: never moves by itself. */
  autoplayMs?: number
  loop?: boolean
  /** Design pixels under which no slide shrinks, for narrow or zoomed windows. */
  minSlideWidth?: number
  /** The slides run out to the right edge of the screen; the carousel stands between the page margins. */
  bleedsRight?: boolean
  /** The slides hold nothing to focus, so that whoever uses a keyboard must reach the row itself to scroll it. */
  isFocusable?: boolean
  /** What stands left of the controls, usually the section's heading. Without it the controls stand alone at the right. */
  title?: ReactNode
  className?: string
}

/**
 * A row of slides with its controls. When all slides fit, it is a plain row without controls
 * (spec: common-parts/carousels).
 */
export function Carousel({
  label,
  slides,
  slidesPerView,
  gap,
  autoplayMs = 0,
  loop = false,
  minSlideWidth,
  bleedsRight,
  isFocusable,
  title,
  className = '',
}: Props) {
  const moves = slides.length > slidesPerView
  const { slider, autoplay, handlers } = useCarousel({ count: moves ? slides.length : 0, slidesPerView, loop, autoplayMs })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, so that a page of carousels has few landmarks
    <div role="group" aria-roledescription="轮播" aria-label={label} data-carousel="" className={className} {...handlers}>
      {(title || moves) && (
        <div className={styles.head}>
          {title}
          {moves && (
            <div className={styles.controls}>
              <CarouselPosition slider={slider} autoplay={autoplay} count={slides.length} />
              <CarouselButtons slider={slider} autoplay={autoplay} />
            </div>
          )}
        </div>
      )}
      <CarouselTrack {...{ slider, slides, slidesPerView, gap, minSlideWidth, bleedsRight, isFocusable }} />
    </div>
  )
}
