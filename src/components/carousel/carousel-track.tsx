import { Children, type FocusEvent, type ReactNode } from 'react'
import styles from './carousel.module.css'
import type { Slider } from './use-slider'

type Props = {
  slider: Slider
  slides: ReactNode[]
  bleedsRight?: boolean
  isFocusable?: boolean
  className?: string
}

/** The moving part of a carousel: one slide at a time, or as the measures around it say (`carouselMeasures`). */
export function CarouselTrack({ slider, slides, bleedsRight = false, isFocusable = false, className = '' }: Props) {
  const count = Children.count(slides)
  // By keyboard only: under a pressed pointer the slide must not move away.
  const revealFocused = ({ target, currentTarget }: FocusEvent<HTMLElement>, index: number) => {
    const isWhole = currentTarget.classList.contains('swiper-slide-fully-visible')
    if (slider.isReady && !isWhole && target.matches(':focus-visible')) slider.goTo(index)
  }
  return (
    <div
      ref={slider.viewport}
      className={`swiper ${styles.viewport} ${bleedsRight ? styles.bleedsRight : ''} ${className}`}
      tabIndex={isFocusable ? 0 : undefined}
      onScroll={slider.onScroll}
    >
      <div className={`swiper-wrapper ${styles.track}`}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no slide
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides have no other identity, and never change places
            key={index}
            className={`swiper-slide ${styles.slide}`}
            role="group"
            aria-roledescription="幻灯片"
            aria-label={`第 ${index + 1} 张，共 ${count} 张`}
            onFocus={(event) => revealFocused(event, index)}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  )
}
