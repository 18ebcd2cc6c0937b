import { getNewsFeed } from '@/content/news'
import { getSiteInformation } from '@/content/site-information'
import { absoluteAddresses } from '@/lib/site-origin'
import { newsFeed } from '@/shell/news-feed'

/** The news for feed readers. */
export async function GET(): Promise<Response> {
  const [articles, site, absolute] = await Promise.all([getNewsFeed(), getSiteInformation(), absoluteAddresses()])
  return new Response(newsFeed(articles, site, absolute), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
}

export const dynamic = 'force-dynamic'
