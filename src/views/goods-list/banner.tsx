import type { Banner as BannerData, PageHeader } from '@/contract/site'
import { keyAt } from '@/lib/key-at'
import { BannerCarousel } from './banner-carousel'
import { BannerSlide, type BannerSlideData } from './banner-slide'
import { PAGE_TITLE } from './trail'

type Props = {
  header: PageHeader | null
  banners: readonly BannerData[]
  /** Does the page have its heading here? */
  hasHeading: boolean
}

/**
 * Opens the product list: the page's own picture, then the banners that editors have set. The slides are made on the
 * server; only what moves them runs in the browser.
 */
export function Banner({ header, banners, hasHeading }: Props) {
  const title = header?.title || PAGE_TITLE
  const opening = header || banners.length === 0 ? [openingOf(title, header)] : []
  const slides = [...opening, ...banners].map((slide, index) => {
    const headline = slide.headline.join('')
    const saysTitle = hasHeading && headline === title
    const name = headline || slide.image?.alt || '图片'
    return {
      tone: slide.tone,
      name,
      content: <BannerSlide key={keyAt(index, name)} slide={slide} isFirst={index === 0} saysTitle={saysTitle} />,
    }
  })
  return <BannerCarousel title={title} slides={slides} hasHeading={hasHeading} />
}

/** The page's header as a slide. */
function openingOf(title: string, header: PageHeader | null): BannerSlideData {
  const { line = '', image = null, tone = 'light' } = header ?? {}
  return { image, tone, kicker: '', headline: [title], description: line, url: '', linkLabel: '' }
}
