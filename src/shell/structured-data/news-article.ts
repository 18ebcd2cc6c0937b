import type { NewsArticle as ArticleFacts, WithContext } from 'schema-dts'
import type { NewsArticle } from '@/contract/articles'
import type { SiteInformation } from '@/contract/site'
import { beginningOf, DESCRIPTION_LENGTH } from '@/lib/beginning'
import { toInstant } from '@/lib/dates'
import type { Absolute } from '@/lib/site-origin'
import { organisation } from './company'

/** A news article; the company is its author. */
export function newsFacts(article: NewsArticle, site: SiteInformation, absolute: Absolute): WithContext<ArticleFacts> {
  const { id, title, content, cover, banner, updatedAt } = article
  const address = absolute(`/NewsDetail?id=${id}`)
  const company = organisation(site, absolute)
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    '@id': `${address}#article`,
    url: address,
    mainEntityOfPage: address,
    headline: title,
    description: beginningOf(content, DESCRIPTION_LENGTH),
    ...(updatedAt && { datePublished: toInstant(updatedAt) }),
    inLanguage: 'zh-CN',
    image: [cover, banner].flatMap((picture) => (picture ? [absolute(picture.src)] : [])),
    author: company,
    publisher: company,
  }
}
