import type { IncomingMessage } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { searchResultOf } from '@/admin/seo-preview/search-result'
import { GET as robots } from '@/app/robots.txt/route'
import { isExistingPage } from '@/content/existing-page'
import { getSitemap } from '@/content/sitemap'
import type { SitemapEntry } from '@/contract/sitemap'
import { canonicalPath } from '@/domain/canonical-path.mjs'
import { mayBeIndexed, pageAt } from '@/domain/page-at.mjs'
import { hasOwnPage, hasPublicFace, previewAddress } from '@/domain/preview-address'
import { publicAddress } from '@/domain/public-addresses'
import { articleCollections } from '@/domain/shown-document'
import { takesId, viewedPath } from '@/domain/viewed-path'
import { routeClass } from '@/server/metrics/route-class.mjs'
import { cacheRequestOf } from '@/server/page-cache/cache-request.mjs'
import { previewRequest } from '@/server/preview-request.mjs'
import { menuSections } from '@/shell/menu/menu-sections'
import { addressTarget } from '@/usage/address-target'

// What a developer writes for new pages (record 0034): exhibitions with a list, a page each, and a search among them.
vi.mock('@/domain/pages.mjs', async (original) => {
  const { pages } = await original<typeof import('@/domain/pages.mjs')>()
  const rows = {
    '/Exhibitions': {
      name: '展会活动',
      parameters: { year: 'number', pageNum: 'number' },
      lists: 'exhibitions',
      parts: [{ of: 'exhibition-partners' }],
      menu: 'about',
    },
    '/ExhibitionInfo': { name: '展会详情', shows: { collection: 'exhibitions', field: 'articleId' }, parameters: { tab: 'word' } },
    '/ExhibitionSearch': { name: '展会搜索', parameters: { val: 'text' }, indexing: 'never', isCached: false },
  }
  return { pages: { ...pages, ...rows } }
})

const exhibition = { id: 1, articleId: 7, updatedAt: '2026-05-06T00:00:00.000Z' }
const find = vi.hoisted(() => vi.fn())
vi.mock('@/content/find', () => ({ find, findGlobal: async () => ({}) }))
vi.mock('@/content/memoised-by-version', () => ({ memoisedByVersion: (load: unknown) => load, lastChangeOf: async () => 0 }))
vi.mock('@/content/pictures', () => ({ loadMedia: async () => new Map() }))
vi.mock('@/cms', () => ({ getCms: async () => ({}) }))
vi.mock('@/database/lists/reader', () => ({ listReader: () => ({ count: async () => 0, lastChanges: async () => new Map() }) }))
vi.mock('@/lib/site-origin', () => ({ absoluteAddresses: async () => String }))
find.mockImplementation(async (_, { collection }) => ({ docs: collection === 'exhibitions' ? [exhibition] : [] }))

function ask(target: string) {
  const request: Pick<IncomingMessage, 'method' | 'headers'> = { method: 'GET', headers: { host: 'www.example.com' } }
  return cacheRequestOf(request as IncomingMessage, new URL(target, 'http://localhost'), () => true)
}

const query = (text: string) => new URLSearchParams(text)

describe('with its row, a new page', () => {
  it('is led to from any letter case', () => {
    expect(['/exhibitions', '/EXHIBITIONINFO/'].map(canonicalPath)).toEqual(['/Exhibitions', '/ExhibitionInfo'])
  })

  it('is kept by what it reads, in one order', () => {
    expect(ask('/Exhibitions?pageNum=2&utm_source=x&year=2026')).toMatchObject({
      target: '/Exhibitions?year=2026&pageNum=2',
      isRegular: true,
    })
    expect(ask('/ExhibitionInfo?tab=map&id=7')).toMatchObject({ target: '/ExhibitionInfo?id=7&tab=map', isRegular: true })
    expect(ask('/ExhibitionInfo?id=x')?.isRegular).toBe(false)
    expect(ask('/ExhibitionSearch?val=a')).toBeNull()
    expect(routeClass('/Exhibitions')).toBe('page')
  })

  it('is counted, and has a name on the dashboard', () => {
    expect(viewedPath('/Exhibitions', query('year=2026'))).toBe('/Exhibitions')
    expect(viewedPath('/ExhibitionInfo', query('id=7&tab=map'))).toBe('/ExhibitionInfo?id=7')
    expect(viewedPath('/ExhibitionInfo', query('id=x'))).toBeNull()
    expect(pageAt('/Exhibitions')?.name).toBe('展会活动')
  })

  it('is where its documents are linked, previewed and looked for', async () => {
    expect(publicAddress('exhibitions', { number: 7 })).toBe('/ExhibitionInfo?id=7')
    expect(articleCollections).toContain('exhibitions')
    expect(previewAddress('exhibitions', { articleId: 7 })).toBe('/ExhibitionInfo?id=7')
    expect(previewAddress('exhibition-partners', {})).toBe('/Exhibitions')
    expect([hasPublicFace('exhibition-partners'), hasOwnPage('exhibitions'), hasOwnPage('exhibition-partners')]).toEqual([
      true,
      true,
      false,
    ])
    expect(previewRequest(new URL('http://localhost/ExhibitionInfo?id=7&draft=1&of=exhibitions.1'), 'secret').isPreview).toBe(true)
    expect(await isExistingPage('/ExhibitionInfo?id=7')).toBe(true)
    expect(find).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ collection: 'exhibitions', where: { articleId: { equals: 7 } } }),
    )
  })

  it('is known to editors: as a target of links, as no old address, as a search result', () => {
    expect(addressTarget('/exhibitions')).toEqual({ kind: 'page' })
    expect(addressTarget('/exhibitioninfo?id=7')).toEqual({
      kind: 'document',
      document: { collection: 'exhibitions', field: 'articleId', value: '7' },
    })
    expect([takesId('/ExhibitionInfo'), takesId('/Exhibitions')]).toEqual([true, false])
    const site = { siteName: '', brandName: '', description: '', host: 'www.example.com' }
    expect(searchResultOf('exhibitions', () => '7', site).address).toBe('www.example.com/ExhibitionInfo?id=7')
  })

  it('is told to search engines, with the day of its last change, unless its row says otherwise', async () => {
    const sitemap = await getSitemap()
    if (!sitemap || !('entries' in sitemap)) throw new Error('This sitemap lies in parts')
    const entries: SitemapEntry[] = []
    for await (const some of sitemap.entries) entries.push(...some)
    expect(entries).toContainEqual({ path: '/Exhibitions', changedAt: exhibition.updatedAt })
    expect(entries).toContainEqual({ path: '/ExhibitionInfo?id=7', changedAt: exhibition.updatedAt })
    expect(entries.filter(({ path }) => path.startsWith('/ExhibitionSearch'))).toEqual([])
    expect(await (await robots()).text()).toContain('Disallow: /ExhibitionSearch\n')
    expect([mayBeIndexed('/ExhibitionInfo?id=7'), mayBeIndexed('/ExhibitionSearch?val=a')]).toEqual([true, false])
  })

  it('marks its section of the menu', () => {
    const navigation = { site: { brandName: '' }, productCategories: [], solutionCategories: [], storyCategories: [] }
    const sections = menuSections(navigation)
    expect(sections.about.pages.split(' ')).toContain('/Exhibitions')
  })
})
