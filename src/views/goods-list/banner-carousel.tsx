'use client'

import type { ReactNode } from 'react'
import { CarouselTrack } from '@/components/carousel/carousel-track'
import { useCarousel } from '@/components/carousel/use-carousel'
import { Icon } from '@/components/icon/icon'
import type { Banner } from '@/contract/site'
import { keyAt } from '@/lib/key-at'
import styles from './banner-carousel.module.css'

type Props = {
  title: string
  slides: { tone: Banner['tone']; name: string; content: ReactNode }[]
  /** Does the page have its heading here? */
  hasHeading: boolean
}

/** How long a slide stays (spec: common-parts/carousels). */
const AUTOPLAY_MS = 3000

/** The heading stands outside of the slides, because a slide that is not shown is out of reach. */
export function BannerCarousel({ title, slides, hasHeading }: Props) {
  const { slider, autoplay, handlers } = useCarousel({ count: slides.length, slidesPerView: 1, loop: true, autoplayMs: AUTOPLAY_MS })
  const tone = slides[slider.position]?.tone ?? 'dark'
  return (
    <section
      className={styles.banner}
      aria-roledescription="轮播"
      aria-label={title}
      data-dark={tone === 'dark' || undefined}
      {...handlers}
    >
      {hasHeading && <h1 className="visually-hidden">{title}</h1>}
      <CarouselTrack slider={slider} slides={slides.map(({ content }) => content)} />
      {slides.length > 1 && (
        <div className={`container ${styles.controls}`}>
          {slides.map(({ name }, index) => (
            <button
              key={keyAt(index, name)}
              type="button"
              className={styles.dash}
              aria-label={`第 ${index + 1} 张，共 ${slides.length} 张：${name}`}
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
