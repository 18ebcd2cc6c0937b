import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import { dismissMissing, tellMissing, whenOnline } from '../lazy-part/missing-scripts'

/** Without scrolling for so long, a row stands still. */
const STANDS_STILL_MS = 250

type Move = (swiper: Swiper) => unknown

/** Waits for Swiper; a press of the visitor, or the row moving on by itself. */
type AwaitedMove = { how: Move; isPressed: boolean }

type Options = { count: number; slidesPerView: number; loop: boolean }

const START = { index: 0, isStart: true, isEnd: false }

/**
 * Runs Swiper on slides that CSS has laid out already (`slidesPerView: 'auto'`: widths stay those of the style sheet, so
 * nothing shifts). Swiper is fetched when the carousel is to move for the first time, or when the visitor turns to it;
 * until then, and where it can't be fetched, the row scrolls. A row whose slides all fit never moves (spec: common-parts/carousels).
 */
export function useSlider(options: Options) {
  const { count, loop } = options
  const viewport = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const overflows = useOverflow(viewport, count)
  const { place, isReady, move, press } = useSwiper(viewport, isWanted && overflows, options, setWanted)
  const isInView = useInView(viewport)

  const previous = useCallback(() => press((swiper) => swiper.slidePrev()), [press])
  const next = useCallback(() => press((swiper) => swiper.slideNext()), [press])
  const goTo = useCallback(
    (index: number) => press((swiper) => (swiper.params.loop ? swiper.slideToLoop(index) : swiper.slideTo(index))),
    [press],
  )
  /** On to the next slide, from the last one to the first. */
  const advance = useCallback(
    () => move((swiper) => (!swiper.params.loop && swiper.isEnd ? swiper.slideTo(0) : swiper.slideNext())),
    [move],
  )

  const position = place.isEnd && !loop ? count - 1 : place.index
  return {
    viewport,
    overflows,
    isReady,
    isInView,
    position,
    isStart: !loop && place.isStart,
    isEnd: !loop && place.isEnd,
    previous,
    next,
    goTo,
    advance,
    ...useAttention(setWanted),
  }
}

/**
 * Swiper on a row, as long as it is needed.
 *
 * @param setWanted asks for it
 * @returns where the row stands, whether Swiper has it, and what moves it now or as soon as it can: `press` when the visitor wants
 *   it, who is told when it can't
 */
function useSwiper(
  viewport: RefObject<HTMLElement | null>,
  isNeeded: boolean,
  { count, slidesPerView, loop }: Options,
  setWanted: (isWanted: boolean) => void,
) {
  const slider = useRef<Swiper>(null)
  const awaited = useRef<AwaitedMove>(undefined)
  const [place, setPlace] = useState(START)
  const [isReady, setReady] = useState(false)
  const want = useCallback(() => setWanted(true), [setWanted])

  const move = useCallback(
    (how: Move) => {
      if (slider.current) return how(slider.current)
      awaited.current ??= { how, isPressed: false }
      want()
    },
    [want],
  )
  const press = useCallback(
    (how: Move) => {
      if (slider.current) return how(slider.current)
      awaited.current = { how, isPressed: true }
      want()
    },
    [want],
  )

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
        const canLoop = loop && count > Math.ceil(Math.max(slidesPerView, slidesInView(element)))
        slider.current = new loaded.Swiper(element, { ...optionsFor(element), loop: canLoop, rewind: loop && !canLoop, on: watch(show) })
        awaited.current?.how(slider.current)
        if (awaited.current?.isPressed) dismissMissing()
        awaited.current = undefined
        setReady(true)
      },
      () => {
        if (isGone) return
        // The row still scrolls, and whatever wants Swiper next asks for it again.
        setWanted(false)
        if (!awaited.current?.isPressed) return whenOnline(want)
        const { how } = awaited.current
        awaited.current = undefined
        tellMissing(() => press(how))
      },
    )
    return () => {
      isGone = true
      slider.current?.destroy()
      slider.current = null
      setPlace(START)
      setReady(false)
    }
  }, [viewport, isNeeded, count, slidesPerView, loop, setWanted, want, press])

  return { place, isReady, move, press }
}

/**
 * What says that a visitor turns to a carousel: for the whole of it, and for the row. A finger scrolls the row, which may
 * not be taken over in the middle: that is waited for.
 */
function useAttention(setWanted: (isWanted: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const want = () => setWanted(true)
  return {
    attention: {
      onPointerOver: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && want(),
      onFocusCapture: want,
      onClickCapture: want,
    },
    onScroll: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(want, STANDS_STILL_MS)
    },
  }
}

/** What the parts of a carousel need to know of its slider. */
export type Slider = ReturnType<typeof useSlider>

const slideWidth = (element: HTMLElement) => element.querySelector('.swiper-slide')?.getBoundingClientRect().width || 1

const rowWidth = (element: HTMLElement) => element.querySelector('.swiper-wrapper')?.clientWidth ?? 0

/** How many slides the style sheet shows, which may be more than on a narrower screen of the same layout. */
const slidesInView = (element: HTMLElement) => Math.round((element.clientWidth / slideWidth(element)) * 100) / 100

/** Takes over where the visitor has scrolled to. */
function optionsFor(element: HTMLElement): SwiperOptions {
  const initialSlide = Math.round(element.scrollLeft / slideWidth(element))
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

/** Are there more slides than fit? A narrow or zoomed window shows fewer of them, and a tablet more. */
function useOverflow(viewport: RefObject<HTMLElement | null>, count: number): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    const measure = () => setOverflows(slideWidth(element) * count > rowWidth(element) + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [viewport, count])
  return overflows
}

function useInView(target: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return isInView
}
