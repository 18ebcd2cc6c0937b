import 'server-only'
import type { Metadata } from 'next'
import { getSitePicture } from '../content/share-picture'
import { getSiteInformation } from '../content/site-information'
import { withoutMarking } from '../content/viewer'
import type { Picture } from '../contract/picture'
import type { SeoTexts } from '../contract/seo'
import type { SiteInformation } from '../contract/site'
import { mayBeIndexed } from '../domain/page-at.mjs'
import { absoluteAddresses } from '../lib/site-origin'
import { deepWithoutMarks } from '../lib/source-marks'
import { currentViewer } from './current-request'
import { sharePicture } from './share-picture'

/** The colour of the browser's own parts around a page: the brand. */
export const THEME_COLOR = '#0b5fd7'

/** What all pages have, whatever they show. */
const everywhere: Metadata = {
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
}

/** What a page says about itself; what editors said to search engines (`seo`) goes before all of it. */
export type PageFacts = {
  /** The one address of what is shown, with those parameters alone that say so; null for what is no page. */
  path: string | null
  /** Of the page or document; the home page has none and is titled with the site's name alone. */
  title?: string
  /** Without one, the site's. */
  description?: string
  /** Without one, the site's. */
  image?: Picture | null
  seo?: SeoTexts
  /** When an article was published, with its offset from UTC. */
  publishedAt?: string
  /** Does the page announce the feed of the news? */
  hasFeed?: boolean
  /** May search engines keep this state of the page? Their robots follow its links in any case. */
  isIndexed?: boolean
}

/**
 * What the head of a page says to search engines and to those who show links: title, description and keywords
 * (spec: addresses/titles), the canonical address and the picture (record 0012).
 */
export async function pageMetadata(marked: PageFacts): Promise<Metadata> {
  const viewer = await currentViewer()
  // Nobody clicks at what stands in the head.
  const facts = deepWithoutMarks(marked)
  const [site, absolute] = await Promise.all([getSiteInformation(withoutMarking(viewer)), absoluteAddresses()])
  const { seo, path, hasFeed = false, isIndexed = true } = facts
  const title = seo?.title || facts.title
  const description = seo?.description || facts.description || site.description
  const url = path === null ? undefined : absolute(path)
  const isForSearchEngines = isIndexed && path !== null && mayBeIndexed(path) && viewer.kind === 'visitor'
  const picture = seo?.image ?? facts.image ?? (await getSitePicture(withoutMarking(viewer)))
  const images = picture ? [sharePicture(picture, absolute)] : []
  const shown = { title: title ?? site.siteName, description, images }
  return {
    ...everywhere,
    title: title ? `${title}-${site.siteName}` : site.siteName,
    description,
    keywords: seo?.keywords || site.keywords,
    alternates: { canonical: url, types: hasFeed ? feedOf(site, absolute('/rss.xml')) : undefined },
    openGraph: { ...shown, ...kindOf(facts), url, siteName: site.siteName, locale: 'zh_CN' },
    twitter: { ...shown, card: picture ? 'summary_large_image' : 'summary' },
    // A preview shows what is not published, whoever may have got its address.
    robots: isForSearchEngines ? undefined : { index: false, follow: true },
  }
}

/** The title of the page that says that there is none; search engines are told not to keep it. */
export const notFoundMetadata = () => pageMetadata({ path: null, title: '页面不存在' })

const kindOf = ({ publishedAt }: PageFacts) =>
  publishedAt ? { type: 'article' as const, publishedTime: publishedAt } : { type: 'website' as const }

const feedOf = ({ siteName }: SiteInformation, url: string) => ({ 'application/rss+xml': [{ url, title: `${siteName}新闻` }] })
