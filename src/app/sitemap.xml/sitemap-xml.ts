import type { SitemapEntry } from '../../contract/sitemap'
import { escapeHtml } from '../../lib/html'

/** A sitemap as search engines read it (sitemaps.org); `absolute` makes the addresses whole. */
export function sitemapXml(entries: readonly SitemapEntry[], absolute: (path: string) => string): string {
  const urls = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
    return `<url><loc>${escapeHtml(absolute(path))}</loc>${lastmod}</url>`
  })
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return `${[head, ...urls, '</urlset>'].join('\n')}\n`
}
