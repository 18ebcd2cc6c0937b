import 'server-only'
import type { NewsArticle } from '../contract/articles'
import type { DocumentFile } from '../contract/documents'
import type { Page, Paging } from '../contract/paging'
import type { ProductCard } from '../contract/product-cards'
import type { FoundKind } from '../domain/search/entry'
import { matchedParts } from '../domain/search/mark'
import { countFound } from '../finding/count-found'
import type { Interpretation } from '../finding/interpret'
import { type RankedList, rankedList } from '../finding/ranked-list'
import type { DocumentId } from '../lib/document-id'
import { listDocuments, readFiles } from './documents'
import { withPages } from './found-pages'
import { listNews, readArticles } from './news'
import { readProductCards } from './product-cards'
import { listProducts } from './products'
import { understand } from './search-space'
import type { Viewer } from './viewer'

/** What is found for a keyword: a page of each kind that has a list. */
export type SiteSearch = {
  product: Page<ProductCard>
  news: Page<NewsArticle>
  document: Page<DocumentFile>
  /** What of a text was asked for, in the spelling of the text. */
  marked: (text: string) => readonly string[]
  /** What the keyword was taken for, where nothing has it as it was typed; else null. */
  correctedTo: string | null
}

type Pagings = Readonly<Record<'product' | 'news' | 'document', Paging>>

/** So many of a list are put in order by how well they answer. */
const RANKED = 100

/**
 * Looks for a keyword in all lists (spec: search/page). A preview, in which drafts are looked for, keeps to the plain rule.
 */
export async function searchSite(keyword: string, pagings: Pagings, viewer: Viewer): Promise<SiteSearch> {
  if (viewer.kind !== 'visitor') return plainSearch(keyword, pagings, viewer)
  const { finder, meant } = await understand(keyword)
  // Signs alone are no words: they are looked for as they stand.
  if (meant.query.tokens.length === 0) return plainSearch(keyword, pagings, viewer)
  const list = (kind: FoundKind) => rankedList(finder, kind, meant, RANKED)
  const [product, news, document] = await Promise.all([list('product'), list('news'), list('document')])
  return {
    product: await pageOf(product, pagings.product, async (ids) => withCodes(await readProductCards(ids, viewer), product, meant)),
    news: await pageOf(news, pagings.news, (ids) => readArticles(ids, viewer)),
    document: await pageOf(document, pagings.document, async (ids) => withPages(await readFiles(ids, viewer), document.hits, meant)),
    marked: (text) => matchedParts(text, meant.query),
    correctedTo: meant.correctedTo,
  }
}

/** An order code that is just what was looked for, on the card of its product. */
function withCodes(cards: readonly ProductCard[], { hits }: RankedList, { codes }: Interpretation): ProductCard[] {
  const numbers = new Map(hits.map(({ document, number }) => [String(document), number]))
  const byNumber = new Map(codes.map(({ product, code }) => [numbers.get(String(product)), code]))
  return cards.map((card) => ({ ...card, orderCode: byNumber.get(card.id) }))
}

/** How much is found for a keyword, all three lists together; nothing for signs alone. */
export async function countSearched(keyword: string): Promise<number> {
  const { finder, meant } = await understand(keyword)
  return countFound(finder, meant)
}

async function plainSearch(keyword: string, pagings: Pagings, viewer: Viewer): Promise<SiteSearch> {
  const [product, news, document] = await Promise.all([
    listProducts({ title: keyword }, pagings.product, viewer),
    listNews({ title: keyword }, pagings.news, viewer),
    listDocuments({ name: keyword }, pagings.document, viewer),
  ])
  return { product, news, document, marked: () => [keyword], correctedTo: null }
}

/** A page past the end is answered with the last one, as in all lists (spec: prod-api/past-the-end). */
async function pageOf<T>(
  { hits, total, rest }: RankedList,
  { pageNum, pageSize }: Paging,
  read: (ids: readonly DocumentId[]) => Promise<T[]>,
): Promise<Page<T>> {
  const pageCount = Math.ceil(total / pageSize)
  const answered = pageCount === 0 ? pageNum : Math.min(pageNum, pageCount)
  const offset = (answered - 1) * pageSize
  const best = hits.slice(offset, offset + pageSize).map(({ document }) => document)
  const missing = pageSize - best.length
  const further = missing > 0 ? await rest({ offset: Math.max(0, offset - hits.length), limit: missing }) : []
  const ids = [...best, ...further]
  return { rows: ids.length > 0 ? await read(ids) : [], total, pageNum: answered, pageCount }
}
