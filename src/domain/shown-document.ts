import { pages } from './pages.mjs'

type Row = (typeof pages)[keyof typeof pages]
type Shown = Extract<Row, { shows: unknown }>['shows']

/** Collections whose documents have a page of their own. */
export type ShownCollection = Shown['collection']

/** Those whose documents are articles, in a wide sense: texts can link to them. */
export type ArticleCollection = Extract<Shown, { field: 'articleId' }>['collection']

/** A document that an address shows: where it is, and the value of which field it has. */
export type ShownDocument = { collection: ShownCollection; field: Shown['field']; value: string }

const shown = Object.entries(pages).flatMap(([path, page]): (Shown & { path: string })[] =>
  'shows' in page ? [{ path, ...page.shows }] : [],
)

/** In the order in which editors choose among them. */
export const articleCollections: readonly ArticleCollection[] = [
  ...new Set(shown.flatMap(({ collection, field }) => (field === 'articleId' ? [collection] : []))),
]

/** The document that a page shows; null for a page that shows none, or several. */
export function shownDocument(pathname: string, query: URLSearchParams): ShownDocument | null {
  const page = shown.find(({ path }) => path === pathname)
  const id = query.get('id')
  return page && id ? { collection: page.collection, field: page.field, value: id } : null
}

/** Is the number of such a document a text, other than those of all others (spec: addresses/ids)? */
export const hasTextNumber = (collection: ShownCollection): boolean => shown.some((page) => page.collection === collection && 'id' in page)

/** An address of this site in its parts; the host doesn't matter. */
export function parseAddress(path: string): { pathname: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  return { pathname, query: searchParams }
}
