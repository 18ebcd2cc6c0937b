import { useAutoplay } from './use-autoplay'
import { useSlider } from './use-slider'

type Options = {
  count: number
  slidesPerView: number
  loop: boolean
  /** 0: never moves by itself. */
  autoplayMs: number
  /** Something lies over the row. */
  isCovered?: boolean
}

/** A row of slides: what moves it, what moves it by itself, and the handlers of the element around both. */
export function useCarousel({ count, slidesPerView, loop, autoplayMs, isCovered = false }: Options) {
  const slider = useSlider({ count, slidesPerView, loop })
  const autoplay = useAutoplay({
    intervalMs: count > 1 ? autoplayMs : 0,
    canRun: slider.overflows && slider.isInView && !isCovered,
    position: slider.position,
    advance: slider.advance,
  })
  return { slider, autoplay, handlers: { ...slider.attention, ...autoplay.holdHandlers } }
}
