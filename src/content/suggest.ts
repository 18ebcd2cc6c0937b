import 'server-only'
import { getCms } from '../cms'
import type { Suggestion } from '../contract/suggestions'
import type { Finder } from '../database/finding/finder'
import { documentAddress } from '../domain/public-addresses'
import { type Level, levels } from '../domain/search/condition'
import { type FoundKind, kinds } from '../domain/search/entry'
import { matchedParts } from '../domain/search/mark'
import type { Interpretation } from '../finding/interpret'
import { codesBeginning } from '../finding/named-codes'
import { type Hit, rankedList } from '../finding/ranked-list'
import { readFiles } from './documents'
import { readProductCards } from './product-cards'
import { getProductCategories } from './product-categories'
import { understand } from './search-space'

/** So many of each kind at most. */
const MOST: Readonly<Record<FoundKind, number>> = { product: 6, category: 4, document: 5, solution: 3, story: 3, news: 3 }

/** So many order codes. */
const MOST_CODES = 5

/** So many of each are put in order by how well they answer. */
const RANKED: Readonly<Record<FoundKind, number>> = { product: 30, category: 15, document: 20, solution: 10, story: 10, news: 10 }

/** What somebody may mean by what is typed so far, the best first. */
export async function suggest(text: string, limit: number): Promise<Suggestion[]> {
  const { finder, meant } = await understand(text)
  if (meant.query.tokens.length === 0) return []
  const codes = await suggestedCodes(text, finder, meant, limit)
  const named = await best(finder, meant, limit, 'details')
  const hits = named.length > 0 ? named : await best(finder, meant, limit, 'texts')
  const [covers, files, addresses] = await Promise.all([coversOf(hits), fileAddresses(hits), categoryAddresses()])
  const placesOf = (kind: FoundKind) => (kind === 'category' ? addresses : kind === 'document' ? files : undefined)
  const others = hits.map(({ kind, number, title, model }) => ({
    ...{ kind, title, code: model, cover: kind === 'product' ? (covers.get(number) ?? '') : '', matched: matchedParts(title, meant.query) },
    url: placesOf(kind)?.get(number) ?? addressOf(kind, number),
  }))
  return [...codes, ...others].slice(0, limit)
}

/** Order codes that are what was typed, else those that begin so, with the product that each chooses the options of. */
async function suggestedCodes(text: string, finder: Finder, { codes, query }: Interpretation, limit: number): Promise<Suggestion[]> {
  const found = codes.length > 0 ? codes : await codesBeginning(await getCms(), text, Math.min(limit, MOST_CODES))
  const products = await finder.these('product', [...new Set(found.map(({ product }) => product))])
  return found.flatMap(({ product, code, of }): Suggestion[] => {
    const entry = products.find(({ document }) => String(document) === String(product))
    if (!entry) return []
    const title = of ?? code
    const url = `${documentAddress('products', entry.number)}&code=${encodeURIComponent(code)}`
    return [{ kind: 'code', title, url, cover: '', code, matched: matchedParts(title, query) }]
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

/** Where files are shown, by their numbers; what can't be shown is downloaded. */
async function fileAddresses(hits: readonly Hit[]): Promise<ReadonlyMap<string, string>> {
  const files = await readFiles(idsOfKind(hits, 'document'))
  return new Map(files.map(({ id, url, isViewable }) => [String(id), isViewable ? `/PDF?param=${encodeURIComponent(url)}` : url]))
}

const idsOfKind = (hits: readonly Hit[], kind: FoundKind) => hits.filter((hit) => hit.kind === kind).map(({ document }) => document)

/** Of products, the narrowest width of their pictures, by their numbers. */
async function coversOf(hits: readonly Hit[]): Promise<ReadonlyMap<string, string>> {
  const cards = await readProductCards(idsOfKind(hits, 'product'))
  return new Map(cards.map(({ id, cover }) => [id, cover?.sources[0]?.src ?? cover?.src ?? '']))
}

async function categoryAddresses(): Promise<ReadonlyMap<string, string>> {
  const categories = await getProductCategories()
  return new Map(
    categories.flatMap(({ id, children }): [string, string][] => [
      [String(id), `/GoodsListView?category=${id}`],
      ...children.map((child): [string, string] => [String(child.id), `/GoodsListView?category=${id}&id=${child.id}`]),
    ]),
  )
}
