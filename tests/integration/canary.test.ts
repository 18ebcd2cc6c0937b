import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FROM, hasMarks } from '../../src/lib/source-marks'
import { routes } from '../support/routes'
import { publishedGlobals } from '../support/slugs'
import { Staff } from './support/accounts'
import { withCanary } from './support/canary'
import { endpoints, searchedLists } from './support/endpoints'
import { send } from './support/http'
import { type Doc, Samples } from './support/samples'

/** A word that nobody writes by chance; searches ask for its first half, because pages repeat what was asked for. */
const WORD = '金丝雀'
const CANARY = `${WORD}${randomUUID().slice(0, 8)}`

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const AT_ONCE = 4

/** Where a document of each kind is seen: its pages, and its endpoints. What others refer to comes first. */
const places: Record<string, (doc: Doc) => string[]> = {
  products: ({ articleId }) => [`/GoodsInfoView?id=${articleId}`, `/prod-api/api/product/${articleId}`],
  'product-categories': ({ categoryId }) => [
    `/GoodsListView?category=${categoryId}`,
    `/prod-api/api/product/list?categoryIds=${categoryId}`,
  ],
  stories: ({ articleId }) => [`/ExampleInfoView?id=${articleId}`, `/prod-api/api/case/${articleId}`],
  'story-categories': ({ categoryId }) => [`/ExampleView?id=${categoryId}`, `/prod-api/api/case/list?categoryIds=${categoryId}`],
  solutions: ({ articleId }) => [`/ResultInfoView?id=${articleId}`, `/prod-api/api/solution/detail/${articleId}`],
  'solution-categories': ({ categoryId }) => [`/ResultView?id=${categoryId}`, `/prod-api/api/solution/category/detail/${categoryId}`],
  news: ({ articleId }) => [`/NewsDetail?id=${articleId}`, `/prod-api/api/article/news/${articleId}`],
  trainings: ({ articleId }) => [`/RecruitingInfo?id=${articleId}`, `/prod-api/api/article/train/${articleId}`],
  'single-pages': ({ articleId }) => [
    ...['/RichText', '/RichTextInfo', '/VideoView'].map((path) => `${path}?id=${articleId}`),
    `/prod-api/api/article/single/${articleId}`,
  ],
  'download-categories': ({ categoryId }) => [`/prod-api/api/attachment/list?categoryIds=${categoryId}`],
  documents: ({ attachmentId, filename }) => [
    `/files/${filename}`,
    `/cms-api/documents/file/${filename}`,
    `/kbs/info/rar-attach?ids=${attachmentId}`,
    `/PDF?param=${encodeURIComponent(`/files/${filename}`)}`,
  ],
  questions: () => ['/Questions', '/CustomerView', '/SearchResult?val=%E6%96%AD%E8%B7%AF%E5%99%A8&search=true'],
  'staff-messages': () => [],
  banners: () => [],
}

/** What somebody adds to an address in the hope to see more. */
const tricks = ['draft=1', 'draft=1&edit=1', 'draft=true&preview=true&token=abc', 'layout=mobile&draft=1&edit=1']
const forged = { cookie: 'payload-token=abc.def.ghi; __prerender_bypass=1', 'x-site-draft': '1', authorization: 'JWT abc.def.ghi' }

const withQuery = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`

type Visit = { target: string; headers?: Record<string, string> }

describe('no word of a draft reaches a visitor', () => {
  const staff = new Staff()
  const samples = new Samples(() => staff.admin)
  const drafts: { slug: string; doc: Doc }[] = []
  const published = new Map<string, object>()

  /** A draft of each kind, and a newer draft of something published; a published product refers to drafts. */
  beforeAll(async () => {
    await staff.start()
    for (const slug of Object.keys(places)) {
      const words = withCanary(await samples.dataFor(slug), CANARY)
      drafts.push({ slug, doc: await samples.make(slug, { ...words, _status: 'draft' }) })
      const doc = await samples.make(slug, { ...related(slug), _status: 'published' })
      drafts.push({ slug, doc })
      await save(`/cms-api/${slug}/${doc.id}?draft=true`, 'PATCH', { ...words, _status: 'draft' })
    }
    for (const slug of publishedGlobals) {
      const { id: _, ...current } = JSON.parse((await staff.admin.call(`/cms-api/globals/${slug}?depth=0`)).text)
      published.set(slug, current)
      await save(`/cms-api/globals/${slug}?draft=true`, 'POST', { ...withCanary(current, CANARY), _status: 'draft' })
    }
  }, 300_000)

  afterAll(async () => {
    // The settings of the site first: whatever happens to the rest, they are as they were.
    for (const [slug, current] of published) await save(`/cms-api/globals/${slug}`, 'POST', { ...current, _status: 'published' })
    for (const { slug, doc } of drafts.reverse()) await samples.remove(slug, doc.id)
    await staff.end()
  }, 300_000)

  const draftOf = (kind: string) => drafts.find(({ slug }) => slug === kind)?.doc.id

  /** Something published may refer to what is not. */
  function related(slug: string): object {
    if (slug === 'stories') return { products: [draftOf('products')] }
    if (slug === 'documents') return { category: draftOf('download-categories') }
    return slug === 'solution-categories' ? { stories: [draftOf('stories')] } : {}
  }

  async function save(path: string, method: string, body: object): Promise<void> {
    const { status, text } = await staff.admin.call(path, { method, body })
    expect(status, `${path} ${text}`).toBeLessThan(300)
  }

  async function faultsAt({ target, headers }: Visit): Promise<string[]> {
    const { status, text, body } = await send(target, { headers })
    const isHeard = text.includes(CANARY) || body.includes(encodeURIComponent(CANARY))
    // Where texts come from is told to the panel of the admin alone (record 0070).
    const isMarked = hasMarks(text) || text.includes(FROM)
    return [...(status >= 500 ? [`${status} ${target}`] : []), ...(isHeard ? [target] : []), ...(isMarked ? [`marks in ${target}`] : [])]
  }

  async function expectSilence(visits: Visit[]): Promise<void> {
    const waiting = [...visits]
    const found: string[] = []
    const walk = async () => {
      for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
        found.push(...(await faultsAt(visit)))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
    expect(found).toEqual([])
  }

  /** Whatever is kept for the next visitor was asked for by the panel of the admin just before. */
  it('is there at all: the staff sees it, with marks', async () => {
    for (const route of routes) {
      const { text } = await staff.admin.call(withQuery(route, 'draft=1&edit=1'))
      if (!route.startsWith('/PDF')) expect(hasMarks(text), route).toBe(true)
    }
  })

  it('is there at all: the staff sees it', async () => {
    for (const { slug, doc } of drafts) {
      const { text } = await staff.admin.call(`/cms-api/${slug}/${doc.id}?draft=true&depth=0`)
      expect(text, slug).toContain(CANARY)
    }
    for (const slug of publishedGlobals)
      expect((await staff.admin.call(`/cms-api/globals/${slug}?draft=true&depth=0`)).text, slug).toContain(CANARY)
  })

  it('in the pages, on a desktop and on a phone, and by no trick', { timeout: 600_000 }, async () => {
    await expectSilence([
      ...routes.map((target) => ({ target })),
      ...routes.map((target) => ({ target, headers: { 'user-agent': PHONE } })),
      ...routes.map((target) => ({ target: withQuery(target, 'draft=1'), headers: forged })),
    ])
  })

  it('at the addresses of the drafts', { timeout: 600_000 }, async () => {
    const addresses = drafts.flatMap(({ slug, doc }) => places[slug]?.(doc) ?? [])
    await expectSilence([
      ...addresses.map((target) => ({ target })),
      ...addresses.flatMap((target) => tricks.map((trick) => ({ target: withQuery(target, trick), headers: forged }))),
    ])
  })

  it('in lists, searches, feeds and the sitemap', { timeout: 300_000 }, async () => {
    const keyword = encodeURIComponent(WORD)
    await expectSilence(
      [
        ...endpoints.map(({ path }) => `/prod-api${path}?pageSize=100&draft=true`),
        `/prod-api/api/suggest?q=${keyword}&limit=24`,
        ...searchedLists.map(({ path, parameter }) => `/prod-api${path}?${parameter}=${keyword}&pageSize=100`),
        `/SearchResult?search=true&val=${keyword}`,
        `/GoodsListView?search=true&val=${keyword}`,
        `/Download?name=${keyword}`,
        ...['/sitemap.xml', '/rss.xml', '/robots.txt', '/manifest.webmanifest', '/prod-api/openapi.json'],
      ].map((target) => ({ target })),
    )
  })

  it('in the API of the admin', { timeout: 300_000 }, async () => {
    const like = `[like]=${encodeURIComponent(WORD)}`
    await expectSilence(
      [
        ...drafts.flatMap(({ slug, doc }) => [
          `/cms-api/${slug}/${doc.id}?depth=3&draft=true&trash=true`,
          `/cms-api/${slug}/versions?where[parent][equals]=${doc.id}`,
          `/cms-api/${slug}?limit=200&depth=3&draft=true&sort=-id`,
          `/cms-api/${slug}?limit=200&where[or][0][title]${like}&where[or][1][name]${like}&draft=true`,
        ]),
        ...publishedGlobals.flatMap((slug) => [`/cms-api/globals/${slug}?depth=3&draft=true`, `/cms-api/globals/${slug}/versions`]),
        '/cms-api/media?limit=200',
      ].map((target) => ({ target, headers: forged })),
    )
  })

  it('as files: those of drafts are not served to visitors, and shown to the staff', async () => {
    const draft = drafts.find(({ slug }) => slug === 'documents')?.doc
    for (const path of [`/files/${draft?.filename}`, `/cms-api/documents/file/${draft?.filename}`]) {
      expect([403, 404]).toContain((await send(path)).status)
    }
    expect((await staff.admin.call(`/cms-api/documents/file/${draft?.filename}`)).status).toBe(200)
  })
})
