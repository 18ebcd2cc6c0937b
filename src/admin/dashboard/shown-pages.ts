import type { CollectionSlug } from 'payload'

/** Pages that show one document, the collection it is in, and the number by which their address knows it. */
const detailPages: Record<string, { collection: CollectionSlug; field: 'articleId' | 'categoryId' }> = {
  '/GoodsInfoView': { collection: 'products', field: 'articleId' },
  '/ExampleInfoView': { collection: 'stories', field: 'articleId' },
  '/ResultView': { collection: 'solution-categories', field: 'categoryId' },
  '/ResultInfoView': { collection: 'solutions', field: 'articleId' },
  '/NewsDetail': { collection: 'news', field: 'articleId' },
  '/RecruitingInfo': { collection: 'trainings', field: 'articleId' },
  '/RichText': { collection: 'single-pages', field: 'articleId' },
  '/RichTextInfo': { collection: 'single-pages', field: 'articleId' },
  '/VideoView': { collection: 'single-pages', field: 'articleId' },
}

/** A document that an address shows: where it is, and the value of which field it has. */
export type ShownDocument = { collection: CollectionSlug; field: string; value: string }

/** The document that a page shows; null for a page that shows none, or several. */
export function shownDocument(pathname: string, query: URLSearchParams): ShownDocument | null {
  const page = detailPages[pathname]
  const id = query.get('id')
  return page && id ? { ...page, value: id } : null
}

/** An address of this site in its parts; the host doesn't matter. */
export function parseAddress(path: string): { pathname: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  return { pathname, query: searchParams }
}
