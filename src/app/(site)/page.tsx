import type { Metadata } from 'next'
import { JsonLd } from '@/components/json-ld/json-ld'
import { listBanners } from '@/content/banners'
import { getHomePage } from '@/content/home-page'
import { firstNews } from '@/content/news'
import { getProductCategories } from '@/content/product-categories'
import { countHotProducts } from '@/content/products'
import { getSinglePage } from '@/content/single-pages'
import { getSiteInformation } from '@/content/site-information'
import { recommendedStories } from '@/content/stories'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { homeFacts } from '@/shell/structured-data/company'
import { HomeDesktop } from '@/views/home/desktop'
import { HomeMobile } from '@/views/home/mobile'

/** The single page whose file is the promo video. */
const PROMO_VIDEO_PAGE = 436

/** At most so many recommended stories. */
const STORIES = 12

/** At most so many news. */
const NEWS = 4

export async function generateMetadata(): Promise<Metadata> {
  const { seo } = await getHomePage(await currentViewer())
  return pageMetadata({ path: '/', seo, hasFeed: true })
}

/** Home. */
export default async function HomeRoute() {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const [site, page, banners, video, categories, hotCount, stories, news] = await Promise.all([
    getSiteInformation(viewer),
    getHomePage(viewer),
    listBanners('home', viewer),
    getSinglePage(PROMO_VIDEO_PAGE, viewer),
    getProductCategories(viewer),
    countHotProducts(viewer),
    recommendedStories(STORIES, viewer),
    firstNews(NEWS, viewer),
  ])
  const content = {
    site,
    page,
    banners,
    video: video?.attachment ?? null,
    categories,
    hotCount,
    stories,
    news,
  }
  return (
    <>
      {layout === 'mobile' ? <HomeMobile {...content} /> : <HomeDesktop {...content} />}
      {/* Not in front: a page that is painted before its banner has come stands below the header at first, and jumps. */}
      <JsonLd facts={(absolute) => homeFacts(site, absolute)} />
    </>
  )
}
