import type { ReactNode } from 'react'
import type { Banner } from '@/contract/site'
import { BannerCarousel } from './banner-carousel'
import { BannerSlide } from './banner-slide'

type Props = {
  /** The page's `h1`. */
  heading: ReactNode
  banners: Banner[]
  /** URL of the promo video. */
  video: string | null
}

/** The banner of the home page. Its slides are made on the server; only what moves them runs in the browser. */
export function HomeBanner({ heading, banners, video }: Props) {
  if (banners.length === 0) return heading
  const slides = banners.map((banner, index) => ({
    tone: banner.tone,
    // biome-ignore lint/suspicious/noArrayIndexKey: banners have no other identity
    content: <BannerSlide key={index} banner={banner} isFirst={index === 0} hasVideo={video !== null} />,
  }))
  return <BannerCarousel heading={heading} slides={slides} video={video} />
}
