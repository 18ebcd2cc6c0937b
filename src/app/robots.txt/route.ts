import { endpoints, programs } from '@/domain/other-addresses.mjs'
import { pageRows } from '@/domain/page-at.mjs'
import { absoluteAddresses } from '@/lib/site-origin'

/** What is no page, and results of searches, of which there is no end. */
const kept = [...programs, ...pageRows.flatMap(({ path, indexing }) => (indexing === 'never' ? [path] : [])), ...endpoints]

/** What crawlers are asked to leave alone, and where the sitemap is (spec: addresses/sitemap). */
export async function GET(): Promise<Response> {
  const absolute = await absoluteAddresses()
  const lines = ['User-agent: *', ...kept.map((path) => `Disallow: ${path}`), '', `Sitemap: ${absolute('/sitemap.xml')}`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
}

export const dynamic = 'force-dynamic'
