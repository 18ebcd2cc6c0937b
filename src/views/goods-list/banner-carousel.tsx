'use client'

import { CarouselTrack } from '@/components/carousel/carousel-track'
import { useAutoplay } from '@/components/carousel/use-autoplay'
import { useSlider } from '@/components/carousel/use-slider'
import { Icon } from '@/components/icon/icon'
import type { Banner, PageHeader } from '@/contract/site'
import styles from './banner-carousel.module.css'
import { BannerSlide, type BannerSlideData } from './banner-slide'
import { PAGE_TITLE } from './trail'

type Props = {
  header: PageHeader | null
  banners: readonly Banner[]
  /** Does the page have its heading here? */
  hasHeading: boolean
}

/** How long a slide stays (spec: common-parts/carousels). */
const AUTOPLAY_MS = 3000

/**
 * Opens the product list: the page's own picture, then the banners that editors have set. The heading stands outside of
 * the slides, because a slide that is not shown is out of reach.
 */
export function BannerCarousel({ header, banners, hasHeading }: Props) {
  const title = header?.title || PAGE_TITLE
  const slides: BannerSlideData[] = [...(header || banners.length === 0 ? [opening(title, header)] : []), ...banners]
  const slider = useSlider({ count: slides.length, slidesPerView: 1, loop: true })
  const autoplay = useAutoplay({
    intervalMs: slides.length > 1 ? AUTOPLAY_MS : 0,
    canRun: slider.isInView,
    position: slider.position,
    advance: slider.advance,
  })
  const tone = slides[slider.position]?.tone ?? 'dark'
  return (
    <section
      className={styles.banner}
      aria-roledescription="轮播"
      aria-label={title}
      data-dark={tone === 'dark' || undefined}
      {...slider.attention}
      {...autoplay.holdHandlers}
    >
      {hasHeading && <h1 className="visually-hidden">{title}</h1>}
      <CarouselTrack
        slider={slider}
        slidesPerView={1}
        slides={slides.map((slide, index) => (
          <BannerSlide
            key={slide.headline.join('')}
            slide={slide}
            isFirst={index === 0}
            saysTitle={hasHeading && slide.headline.join('') === title}
          />
        ))}
      />
      {slides.length > 1 && (
        <div className={`container ${styles.controls}`}>
          {slides.map((slide, index) => (
            <button
              key={slide.headline.join('')}
              type="button"
              className={styles.dash}
              aria-label={`第 ${index + 1} 张，共 ${slides.length} 张：${slide.headline.join('')}`}
              aria-current={index === slider.position || undefined}
              onClick={() => slider.goTo(index)}
            />
          ))}
          <button
            type="button"
            className={styles.pause}
            aria-label={autoplay.isPlaying ? '暂停自动播放' : '开始自动播放'}
            onClick={autoplay.toggle}
          >
            <Icon name={autoplay.isPlaying ? 'pause' : 'play'} size={20} />
          </button>
        </div>
      )}
    </section>
  )
}

/** The page's header as a slide. */
function opening(title: string, header: PageHeader | null): BannerSlideData {
  const { line = '', image = null, tone = 'light' } = header ?? {}
  return { image, tone, kicker: '', headline: [title], description: line, url: '', linkLabel: '' }
}
