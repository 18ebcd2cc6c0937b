import 'server-only'
import type { SeoTexts } from '../contract/seo'
import type { News } from '../payload-types'
import type { PictureFinder } from './pictures'

/** The group `seo` of a document or page, which has the same fields everywhere (collections/fields/seo.ts). */
export type SeoRow = News['seo']

/** What editors entered for search engines; nothing entered is empty. */
export function toSeo(row: SeoRow, pictures: PictureFinder): SeoTexts {
  return {
    title: row?.title ?? '',
    description: row?.description ?? '',
    keywords: row?.keywords ?? '',
    image: pictures(row?.image),
  }
}
