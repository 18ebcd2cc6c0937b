import { Readable } from 'node:stream'
import { sitemapIndex, sitemapXml } from '@/app/sitemap.xml/sitemap-xml'
import { getSitemap } from '@/content/sitemap'
import { absoluteAddresses } from '@/lib/site-origin'
import { toWebStream } from '@/lib/web-stream'

/** Every page that search engines may keep, with the date of its last change; in parts, when there are many (spec: addresses/sitemap). */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('part')
  const [sitemap, absolute] = await Promise.all([getSitemap(asked === null ? undefined : Number(asked)), absoluteAddresses()])
  if (!sitemap) return new Response('没有这一部分站点地图。', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  const xml = 'parts' in sitemap ? sitemapIndex(sitemap.parts, absolute) : toWebStream(Readable.from(sitemapXml(sitemap.entries, absolute)))
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' } })
}

export const dynamic = 'force-dynamic'
