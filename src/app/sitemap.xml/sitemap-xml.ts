import type { SitemapEntry } from '../../contract/sitemap'
import { escapeHtml } from '../../lib/html'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

type Absolute = (path: string) => string

/** A sitemap as search engines read it (sitemaps.org), in pieces, as its entries come; `absolute` makes the addresses whole. */
export async function* sitemapXml(entries: AsyncIterable<readonly SitemapEntry[]>, absolute: Absolute): AsyncGenerator<Uint8Array> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  yield bytes(`${XML}<urlset ${NAMESPACE}>\n`)
  for await (const some of entries) yield bytes(some.map((entry) => `${urlOf(entry, absolute)}\n`).join(''))
  yield bytes('</urlset>\n')
}

function urlOf({ path, changedAt }: SitemapEntry, absolute: Absolute): string {
  const lastmod = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
  return `<url><loc>${escapeHtml(absolute(path))}</loc>${lastmod}</url>`
}

/** Where the parts of a sitemap are that is too long for one file. */
export function sitemapIndex(parts: number, absolute: Absolute): string {
  const all = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeHtml(absolute(`/sitemap.xml?part=${index + 1}`))}</loc></sitemap>\n`,
  )
  return `${XML}<sitemapindex ${NAMESPACE}>\n${all.join('')}</sitemapindex>\n`
}
