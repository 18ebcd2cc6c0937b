import { describe, expect, it, vi } from 'vitest'
import { getSitemap, MOST_ENTRIES } from '@/content/sitemap'
import type { Start } from '@/database/lists/list'

const PRODUCTS = 2 * MOST_ENTRIES + 7

vi.mock('@/cms', () => ({ getCms: async () => ({}) }))
vi.mock('@/content/find', () => ({ find: async () => ({ docs: [] }), findGlobal: async () => ({}) }))
vi.mock('@/content/memoised-by-version', () => ({ memoisedByVersion: (load: unknown) => load }))
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
    expect(asked.length).toBeGreaterThan(20)
  })

  it.each([0, 4, 1.5, Number.NaN])('has no part %s', async (part) => {
    expect(await getSitemap(part)).toBeNull()
  })
})
