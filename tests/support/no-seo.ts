import type { SeoTexts } from '../../src/contract/seo'

/** A document for which nobody entered anything for search engines. */
export const noSeo: SeoTexts = { title: '', description: '', keywords: '', image: null }
