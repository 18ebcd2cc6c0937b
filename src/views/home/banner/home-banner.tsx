'use client'

import { useState } from 'react'
import { CarouselButtons, CarouselPosition } from '@/components/carousel/carousel-controls'
import { CarouselTrack } from '@/components/carousel/carousel-track'
import { useAutoplay } from '@/components/carousel/use-autoplay'
import { useSlider } from '@/components/carousel/use-slider'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import type { Banner } from '@/contract/site'
import { BannerBars } from './banner-bars'
import { BannerSlide } from './banner-slide'
import styles from './home-banner.module.css'

const videoDialog = lazyPart(() => import('@/components/video-dialog/video-dialog').then(({ VideoDialog }) => VideoDialog))

/** How long a slide stays (spec: home/banners, common-parts/carousels). */
const AUTOPLAY_MS = 3000

type Props = {
  banners: Banner[]
  /** URL of the promo video. */
  video: string | null
}

/**
 * The banner of the home page. It goes up under the header, which stays transparent over it: `data-overlay-header` says
 * so, and on what (dark or light).
 */
export function HomeBanner({ banners, video }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { Part: VideoDialog, want } = useLazyPart(videoDialog)
  const slider = useSlider({ count: banners.length, slidesPerView: 1, loop: true })
  const autoplay = useAutoplay({
    intervalMs: banners.length > 1 ? AUTOPLAY_MS : 0,
    canRun: slider.isInView && !isOpen,
    position: slider.position,
    advance: slider.advance,
  })
  const tone = banners[slider.position]?.tone ?? 'dark'
  const playVideo = video ? () => want(() => setOpen(true)) : undefined
  const slides = banners.map((banner, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: banners have no other identity
    <BannerSlide key={index} banner={banner} isFirst={index === 0} onPlayVideo={playVideo} />
  ))
  return (
    <section
      className={styles.banner}
      aria-roledescription="轮播"
      aria-label="焦点图"
      data-carousel=""
      data-overlay-header={tone}
      {...slider.attention}
      {...autoplay.holdHandlers}
    >
      <CarouselTrack slider={slider} slides={slides} slidesPerView={1} />
      {banners.length > 1 && (
        <div className={`container ${styles.controls}`} data-dark={tone === 'dark' ? '' : undefined}>
          <CarouselPosition slider={slider} autoplay={autoplay} count={banners.length} />
          <BannerBars count={banners.length} slider={slider} autoplay={autoplay} intervalMs={AUTOPLAY_MS} />
          <CarouselButtons slider={slider} autoplay={autoplay} />
        </div>
      )}
      {video && VideoDialog && <VideoDialog title="宣传影片" src={video} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </section>
  )
}
