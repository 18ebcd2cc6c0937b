import type { CSSProperties } from 'react'

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}

export type Measures = {
  /** May be fractional, so that the next slide peeps in; slides that all fit stand in whole columns. */
  slidesPerView: number
  /** Design pixels. */
  gap: number
  /** Design pixels under which no slide shrinks, for narrow or zoomed windows. */
  minSlideWidth?: number
}

/** What the style sheet computes the slides' width from, and whether all of them fit: both are right before any script runs. */
export const carouselMeasures = (count: number, { slidesPerView, gap, minSlideWidth = 0 }: Measures): CSSProperties => ({
  '--count': count,
  '--per-view': columnsOf(count, slidesPerView),
  '--per-view-tablet': columnsOf(count, slidesPerView > 1 ? slidesPerView * 2 : 1),
  '--gap': `${gap / 192}rem`,
  '--min-slide': `${minSlideWidth / 192}rem`,
})

const columnsOf = (count: number, perView: number) => (count > perView ? perView : Math.floor(perView))
