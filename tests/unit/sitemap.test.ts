import { describe, expect, it, vi } from 'vitest'
import { sitemapXml } from '@/app/sitemap.xml/sitemap-xml'
import { getSitemap, MOST_ENTRIES } from '@/content/sitemap'
import type { Start } from '@/database/lists/list'
import { readEnvironment } from '@/lib/environment.mjs'
import { Entry } from '@/server/page-cache/entry.mjs'
import { Store } from '@/server/page-cache/store.mjs'

const PRODUCTS = 2 * MOST_ENTRIES + 7

vi.mock('@/cms', () => ({ getCms: async () => ({}) }))
vi.mock('@/content/find', () => ({ find: async () => ({ docs: [] }), findGlobal: async () => ({}) }))
vi.mock('@/content/memoised-by-version', () => ({ memoisedByVersion: (load: unknown) => load, lastChangeOf: async () => 0 }))
vi.mock('@/content/pictures', () => ({ loadMedia: async () => new Map() }))
vi.mock('@/database/lists/reader', () => ({
  listReader: () => ({
    count: async (collection: string) => (collection === 'products' ? PRODUCTS : 0),
    lastChanges: async () => new Map(),
    changes: async (_collection: string, _field: string, start: Start, limit: number) => {
      asked.push(start)
      const first = 'after' in start ? Number(start.after) + 1 : start.offset
      return Array.from({ length: Math.min(limit, PRODUCTS - first) }, (_, index) => ({
        id: first + index,
        number: first + index,
        changedAt: '2026-11-24T00:00:00.000Z',
      }))
    },
  }),
}))

/** Where each reading of products began. */
const asked: Start[] = []

async function entriesOf(part: number): Promise<string[]> {
  const sitemap = await getSitemap(part)
  if (!sitemap || !('entries' in sitemap)) throw new Error(`There is no part ${part}`)
  const entries: string[] = []
  for await (const some of sitemap.entries) entries.push(...some.map(({ path }) => path))
  return entries
}

describe('the sitemap of more pages than one file may name', () => {
  it('lies in parts, which have each page once and are full but for the last', async () => {
    expect(await getSitemap()).toEqual({ parts: 3 })
    const parts = await Promise.all([1, 2, 3].map(entriesOf))
    expect(parts.slice(0, 2).map(({ length }) => length)).toEqual([MOST_ENTRIES, MOST_ENTRIES])
    const all = parts.flat()
    const products = all.filter((path) => path.startsWith('/GoodsInfoView?id='))
    expect([new Set(all).size, products.length]).toEqual([all.length, PRODUCTS])
    expect(products.at(-1)).toBe(`/GoodsInfoView?id=${PRODUCTS - 1}`)
    // Only the beginning of a part is looked for by counting.
    expect(asked.filter((start) => 'offset' in start)).toHaveLength(3)
    expect(asked.filter((start) => 'after' in start)).toHaveLength(2)
  })

  it('is read once for all crawlers: each part is small enough to be kept like a page', async () => {
    const sitemap = await getSitemap(2)
    if (!sitemap || !('entries' in sitemap)) throw new Error('There is no second part')
    const pieces: Uint8Array[] = []
    for await (const piece of sitemapXml(sitemap.entries, (path) => `https://www.a-company-with-a-long-name.com.cn${path}`))
      pieces.push(piece)
    const store = new Store(readEnvironment({ PAYLOAD_SECRET: 'x'.repeat(64) }).PAGE_CACHE_MB * 1024 * 1024)
    const common = { status: 200, headers: {}, reads: null, version: 1, withdrawals: 0, isOneOff: false, filledAt: 0 }
    store.set('/sitemap.xml?part=2', Entry.of({ ...common, body: Buffer.concat(pieces) }))
    expect(store.get('/sitemap.xml?part=2')).toBeDefined()
  })

  it.each([0, 4, 1.5, Number.NaN])('has no part %s', async (part) => {
    expect(await getSitemap(part)).toBeNull()
  })
})
