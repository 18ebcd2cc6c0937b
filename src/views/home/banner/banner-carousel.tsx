'use client'

import { type ReactNode, useState } from 'react'
import { CarouselButtons, CarouselPosition } from '@/components/carousel/carousel-controls'
import { CarouselTrack } from '@/components/carousel/carousel-track'
import { useCarousel } from '@/components/carousel/use-carousel'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import type { Banner } from '@/contract/site'
import { BannerBars } from './banner-bars'
import styles from './banner-carousel.module.css'
import { PlayVideo } from './play-video'

const videoDialog = lazyPart(() => import('@/components/video-dialog/video-dialog').then(({ VideoDialog }) => VideoDialog))

/** How long a slide stays (spec: home/banners, common-parts/carousels). */
const AUTOPLAY_MS = 3000

type Props = {
  /** The page's `h1`: within, so that it never arrives before the banner that goes up under the header. */
  heading: ReactNode
  slides: { tone: Banner['tone']; content: ReactNode }[]
  /** URL of the promo video. */
  video: string | null
}

/**
 * It goes up under the header, which stays transparent over it: `data-overlay-header` says so, and on what (dark or
 * light).
 */
export function BannerCarousel({ heading, slides, video }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { Part: VideoDialog, want } = useLazyPart(videoDialog)
  const row = { count: slides.length, slidesPerView: 1, loop: true, autoplayMs: AUTOPLAY_MS, isCovered: isOpen }
  const { slider, autoplay, handlers } = useCarousel(row)
  const tone = slides[slider.position]?.tone ?? 'dark'
  return (
    <section
      className={styles.banner}
      aria-roledescription="轮播"
      aria-label="焦点图"
      data-carousel=""
      data-overlay-header={tone}
      {...handlers}
    >
      {heading}
      <PlayVideo value={() => want(() => setOpen(true))}>
        <CarouselTrack slider={slider} slides={slides.map(({ content }) => content)} />
      </PlayVideo>
      {slides.length > 1 && (
        <div className={`container ${styles.controls}`} data-dark={tone === 'dark' ? '' : undefined}>
          <CarouselPosition slider={slider} autoplay={autoplay} count={slides.length} />
          <BannerBars count={slides.length} slider={slider} autoplay={autoplay} intervalMs={AUTOPLAY_MS} />
          <div className={styles.end}>
            <CarouselButtons slider={slider} autoplay={autoplay} />
          </div>
        </div>
      )}
      {video && VideoDialog && <VideoDialog title="宣传影片" src={video} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </section>
  )
}
