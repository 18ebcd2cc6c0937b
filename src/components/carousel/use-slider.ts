import { useCallback, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import type { SwiperOptions } from 'swiper/types'

type Options = { count: number; slidesPerView: number; loop: boolean }

const START = { index: 0, isStart: true, isEnd: false }

/**
 * Runs Swiper on slides that CSS has laid out already (`slidesPerView: 'auto'`: widths stay those of the style sheet, so
 * nothing shifts). Swiper is fetched when the carousel comes near the view; without it the row scrolls.
 */
export function useSlider({ count, slidesPerView, loop }: Options) {
  const viewport = useRef<HTMLDivElement>(null)
  const slider = useRef<Swiper>(null)
  const [place, setPlace] = useState(START)
  const [isReady, setReady] = useState(false)
  const isInView = useInView(viewport)
  const isNear = useInView(viewport, '600px')
  const isNeeded = useStaysTrue(isNear) && count > 1

  useEffect(() => {
    const element = viewport.current
    if (!isNeeded || !element) return
    let isGone = false
    const show = (swiper: Swiper) => {
      prepareSlides(swiper)
      setPlace({ index: swiper.realIndex, isStart: swiper.isBeginning, isEnd: swiper.isEnd })
    }
    import('swiper').then(
      (loaded) => {
        if (isGone) return
        const canLoop = loop && count > Math.ceil(slidesPerView)
        slider.current = new loaded.Swiper(element, { ...optionsFor(element), loop: canLoop, rewind: loop && !canLoop, on: watch(show) })
        setReady(true)
      },
      // Not loaded: the row still scrolls.
      () => undefined,
    )
    return () => {
      isGone = true
      slider.current?.destroy()
      slider.current = null
      setReady(false)
    }
  }, [isNeeded, count, slidesPerView, loop])

  const previous = useCallback(() => slider.current?.slidePrev(), [])
  const next = useCallback(() => slider.current?.slideNext(), [])
  const goTo = useCallback((index: number) => {
    const swiper = slider.current
    if (swiper?.params.loop) swiper.slideToLoop(index)
    else swiper?.slideTo(index)
  }, [])
  /** On to the next slide, from the last one to the first. */
  const advance = useCallback(() => {
    const swiper = slider.current
    if (swiper && !swiper.params.loop && swiper.isEnd) swiper.slideTo(0)
    else swiper?.slideNext()
  }, [])

  const position = place.isEnd && !loop ? count - 1 : place.index
  return {
    viewport,
    isReady,
    isInView,
    position,
    isStart: !loop && place.isStart,
    isEnd: !loop && place.isEnd,
    previous,
    next,
    goTo,
    advance,
  }
}

/** What the parts of a carousel need to know of its slider. */
export type Slider = ReturnType<typeof useSlider>

/** Takes over where the visitor has scrolled to. */
function optionsFor(element: HTMLElement): SwiperOptions {
  const slideWidth = element.querySelector('.swiper-slide')?.getBoundingClientRect().width || 1
  const initialSlide = Math.round(element.scrollLeft / slideWidth)
  element.dataset.ready = ''
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return { slidesPerView: 'auto', initialSlide, speed: isStill ? 0 : 300, watchSlidesProgress: true }
}

function watch(show: (swiper: Swiper) => void): SwiperOptions['on'] {
  return { init: show, slideChange: show, transitionEnd: show, resize: show, destroy: restore }
}

/** Slides outside the view can't be reached by keyboard or screen reader; the next ones have their pictures ready. */
function prepareSlides({ slides }: Swiper) {
  const isVisible = (slide?: Element) => slide?.classList.contains('swiper-slide-visible') ?? false
  slides.forEach((slide, index) => {
    slide.inert = !isVisible(slide)
    const isNext = isVisible(slides[index - 1]) || isVisible(slides[index + 1])
    if (isNext) for (const image of slide.querySelectorAll('img')) image.loading = 'eager'
  })
}

function restore(swiper: Swiper) {
  for (const slide of swiper.slides) slide.inert = false
  delete swiper.el.dataset.ready
}

function useInView(target: { current: Element | null }, rootMargin = '0px'): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), { rootMargin })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, rootMargin])
  return isInView
}

function useStaysTrue(isTrue: boolean): boolean {
  const [hasBeenTrue, setHasBeenTrue] = useState(isTrue)
  if (isTrue && !hasBeenTrue) setHasBeenTrue(true)
  return hasBeenTrue
}
