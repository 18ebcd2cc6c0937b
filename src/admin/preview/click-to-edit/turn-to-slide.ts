import type { Swiper } from 'swiper'

/**
 * Turns a carousel to the slide that something stands on, at once. A row that Swiper has not taken over yet scrolls like anything
 * else, and one that nobody moves (spec: common-parts/carousels) shows all it has.
 */
export function turnToSlide(element: Element): void {
  const slide = element.closest('.swiper-slide')
  const row = slide?.closest('.swiper')
  const swiper: unknown = row && Reflect.get(row, 'swiper')
  if (!slide || !isSwiper(swiper) || slide.classList.contains('swiper-slide-fully-visible')) return
  // Where the last slide goes on to the first one, slides change places in the page and keep their number.
  const number = slide.getAttribute('data-swiper-slide-index')
  if (number === null) swiper.slideTo(Array.from<Element>(swiper.slides).indexOf(slide), 0)
  else swiper.slideToLoop(Number(number), 0)
}

/** It keeps itself at the row that it moves; its class is one of the page’s window. */
const isSwiper = (value: unknown): value is Pick<Swiper, 'slides' | 'slideTo' | 'slideToLoop'> =>
  typeof value === 'object' && value !== null && 'slides' in value && 'slideTo' in value && 'slideToLoop' in value
