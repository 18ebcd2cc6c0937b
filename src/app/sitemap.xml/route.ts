import { sitemapXml } from '@/app/sitemap.xml/sitemap-xml'
import { getSitemap } from '@/content/sitemap'
import { absoluteAddresses } from '@/lib/site-origin'

/** Every page that search engines may keep, with the date of its last change (spec: addresses/sitemap). */
export async function GET(): Promise<Response> {
  const [entries, absolute] = await Promise.all([getSitemap(), absoluteAddresses()])
  return new Response(sitemapXml(entries, absolute), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
}

export const dynamic = 'force-dynamic'
