import 'server-only'
import { Feed } from 'feed'
import type { NewsArticle } from '@/contract/articles'
import type { SiteInformation } from '@/contract/site'
import { beginningOf, DESCRIPTION_LENGTH } from '@/lib/beginning'
import { toInstant } from '@/lib/dates'
import type { Absolute } from '@/lib/site-origin'

/** Addresses of this site in attributes; feed readers don't know where a text comes from. */
const OWN_ADDRESS = /(?<= (?:href|src)=")\/(?!\/)[^"]*/g

/** Other widths of pictures: the one in `src` is enough. */
const WIDTHS = / (?:srcset|sizes)="[^"]*"/g

/** The news as RSS 2.0, with their whole text. */
export function newsFeed(articles: readonly NewsArticle[], site: SiteInformation, absolute: Absolute): string {
  const feed = new Feed({
    id: absolute('/'),
    title: `${site.siteName}新闻`,
    description: site.description,
    link: absolute('/News'),
    language: 'zh-CN',
    copyright: site.copyright,
    generator: false,
    feedLinks: { rss: absolute('/rss.xml') },
    ...(articles[0] && { updated: new Date(toInstant(articles[0].updatedAt)) }),
  })
  for (const { id, title, content, updatedAt } of articles) {
    const link = absolute(`/NewsDetail?id=${id}`)
    feed.addItem({
      id: link,
      title,
      link,
      date: new Date(toInstant(updatedAt)),
      description: beginningOf(content, DESCRIPTION_LENGTH),
      content: content
        .replace(WIDTHS, '')
        .replace(OWN_ADDRESS, (address) => absolute(address.replaceAll('&amp;', '&')).replaceAll('&', '&amp;')),
    })
  }
  return feed.rss2()
}
