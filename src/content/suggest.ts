import 'server-only'
import type { DocumentFile } from '../contract/documents'
import type { Suggestion } from '../contract/suggestions'
import type { Finder } from '../database/finding/finder'
import { documentAddress } from '../domain/public-addresses'
import { type Level, levels } from '../domain/search/condition'
import { type FoundKind, kinds } from '../domain/search/entry'
import { matchedParts } from '../domain/search/mark'
import { viewerAddress } from '../domain/viewer-address'
import type { Interpretation, NamedCode } from '../finding/interpret'
import { type Hit, rankedList } from '../finding/ranked-list'
import { codeDetails } from './code-details'
import { readFiles } from './documents'
import { withPages } from './found-pages'
import { readProductCards } from './product-cards'
import { getProductCategories } from './product-categories'
import { understandTyped } from './search-space'

/** So many of each kind at most. */
const MOST: Readonly<Record<FoundKind, number>> = { product: 6, category: 4, document: 5, solution: 3, story: 3, news: 3 }

/** So many order codes. */
const MOST_CODES = 5

/** So many of each are put in order by how well they answer. */
const RANKED: Readonly<Record<FoundKind, number>> = { product: 30, category: 15, document: 20, solution: 10, story: 10, news: 10 }

/**
 * What somebody may mean by what is typed so far, the best first.
 *
 * @param withDetails adds what a list of suggestions shows beside the titles
 */
export async function suggest(text: string, limit: number, withDetails = false): Promise<Suggestion[]> {
  const { finder, meant, codes: found, isCode } = await understandTyped(text, Math.min(limit, MOST_CODES))
  if (meant.query.tokens.length === 0) return []
  const [codes, named] = await Promise.all([
    suggestedCodes(found, finder, meant, withDetails),
    best(finder, meant, limit, isCode ? 'name' : 'details'),
  ])
  const all = named.length > 0 ? named : await best(finder, meant, limit, 'texts')
  const hits = all.slice(0, Math.max(0, limit - codes.length))
  const [products, files, categories] = await Promise.all([besideProducts(hits), besideFiles(hits, meant), besideCategories()])
  const besideOf: Partial<Record<FoundKind, ReadonlyMap<string, Beside>>> = { product: products, document: files, category: categories }
  const others = hits.map(({ kind, number, title, model }): Suggestion => {
    const { url = addressOf(kind, number), cover = '', detail = '' } = besideOf[kind]?.get(number) ?? {}
    return { ...{ kind, title, url, cover, code: model, matched: matchedParts(title, meant.query) }, ...(withDetails && { detail }) }
  })
  return [...codes, ...others].slice(0, limit)
}

/** What a suggestion has beside what it was found by. */
type Beside = { url?: string; cover?: string; detail: string }

/** Order codes, with the product that each chooses the options of. */
async function suggestedCodes(
  found: readonly NamedCode[],
  finder: Finder,
  { query }: Interpretation,
  withDetails: boolean,
): Promise<Suggestion[]> {
  const ids = [...new Set(found.map(({ product }) => product))]
  const [products, detailOf] = await Promise.all([finder.these('product', ids), withDetails ? codeDetails(ids) : null])
  return found.flatMap((named): Suggestion[] => {
    const { product, code, of } = named
    const entry = products.find(({ document }) => String(document) === String(product))
    if (!entry) return []
    const title = of ?? code
    const url = `${documentAddress('products', entry.number)}&code=${encodeURIComponent(code)}`
    const detail = detailOf && { detail: detailOf(named) }
    return [{ ...{ kind: 'code', title, url, cover: '', code, matched: matchedParts(title, query) }, ...detail }]
  })
}

async function best(finder: Finder, meant: Interpretation, limit: number, deepest: Level): Promise<Hit[]> {
  const lists = await Promise.all(
    kinds.map((kind) => {
      const isDeep = kind === 'product' || deepest === 'texts'
      return rankedList(finder, kind, meant, RANKED[kind], { enough: MOST[kind], deepest: isDeep ? deepest : 'name', isCounted: false })
    }),
  )
  const hits = lists.flatMap((list, index) => list.hits.slice(0, MOST[kinds[index] ?? 'news']))
  return hits.sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level) || other.score - one.score).slice(0, limit)
}

const collections = { product: 'products', solution: 'solutions', story: 'stories', news: 'news' } as const

function addressOf(kind: FoundKind, number: string): string {
  if (kind === 'category') return '/GoodsListView'
  return kind === 'document' ? '/Download' : documentAddress(collections[kind], number)
}

/**
 * Of files, by their numbers: where they are shown, or downloaded, where they can't be; the page that they were found by, else how long or large
 * they are.
 */
async function besideFiles(hits: readonly Hit[], meant: Interpretation): Promise<ReadonlyMap<string, Beside>> {
  const files = await withPages(await readFiles(idsOfKind(hits, 'document')), hits, meant)
  return new Map(files.map((file) => [String(file.id), { url: file.isViewable ? viewerAddress(file) : file.url, detail: aboutFile(file) }]))
}

const aboutFile = ({ page, note, ext, sizeText }: DocumentFile) => (page ? `第 ${page} 页` : note || `${ext.toUpperCase()} ${sizeText}`)

const idsOfKind = (hits: readonly Hit[], kind: FoundKind) => hits.filter((hit) => hit.kind === kind).map(({ document }) => document)

/** Of products, by their numbers: the narrowest width of their pictures, and their category. */
async function besideProducts(hits: readonly Hit[]): Promise<ReadonlyMap<string, Beside>> {
  const cards = await readProductCards(idsOfKind(hits, 'product'))
  return new Map(
    cards.map(({ id, cover, categoryName }) => [id, { cover: cover?.sources[0]?.src ?? cover?.src ?? '', detail: categoryName }]),
  )
}

/** Of categories, by their numbers: their list, and how many products it has. */
async function besideCategories(): Promise<ReadonlyMap<string, Beside>> {
  const categories = await getProductCategories()
  const detailOf = (count: number) => `${count} 款`
  return new Map(
    categories.flatMap(({ id, productCount, children }): [string, Beside][] => [
      [String(id), { url: `/GoodsListView?category=${id}`, detail: detailOf(productCount) }],
      ...children.map((child): [string, Beside] => [
        String(child.id),
        { url: `/GoodsListView?category=${id}&id=${child.id}`, detail: detailOf(child.productCount) },
      ]),
    ]),
  )
}
