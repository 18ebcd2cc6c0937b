import { Children, type CSSProperties, type FocusEvent, type ReactNode } from 'react'
import styles from './carousel.module.css'
import type { Slider } from './use-slider'

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}

type Props = {
  slider: Slider
  slides: ReactNode[]
  slidesPerView: number
  /** Design pixels. */
  gap?: number
  /** Design pixels under which no slide shrinks, for narrow or zoomed windows. */
  minSlideWidth?: number
  bleedsRight?: boolean
  isFocusable?: boolean
  className?: string
}

/** The moving part of a carousel. Its geometry is CSS alone, so that it is right before any script runs. */
export function CarouselTrack(props: Props) {
  const { slider, slides, slidesPerView, gap = 0, minSlideWidth = 0, bleedsRight = false, isFocusable = false, className = '' } = props
  const count = Children.count(slides)
  const measures: CSSProperties = {
    '--per-view': slidesPerView,
    '--per-view-tablet': slidesPerView > 1 ? slidesPerView * 2 : 1,
    '--gap': `${gap / 192}rem`,
    '--min-slide': `${minSlideWidth / 192}rem`,
  }
  // By keyboard only: under a pressed pointer the slide must not move away.
  const revealFocused = ({ target, currentTarget }: FocusEvent<HTMLElement>, index: number) => {
    const isWhole = currentTarget.classList.contains('swiper-slide-fully-visible')
    if (slider.isReady && !isWhole && target.matches(':focus-visible')) slider.goTo(index)
  }
  return (
    <div
      ref={slider.viewport}
      className={`swiper ${styles.viewport} ${bleedsRight ? styles.bleedsRight : ''} ${className}`}
      style={measures}
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
