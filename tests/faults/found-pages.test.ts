import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { pdfOfPages } from '../support/pdf-of-pages'
import { emptySite } from './support'

const system = { overrideAccess: true, depth: 0 } as const
const paging = { pageNum: 1, pageSize: 12 }

let cms: Payload

beforeAll(async () => {
  cms = await emptySite({})
  const { id: category } = await cms.create({ collection: 'download-categories', data: { name: '样本', sortOrder: 1 }, ...system })
  for (const name of ['Catalogue', 'Guide to page 7']) await makeDocument(name, category)
  const { readLackingPages } = await import('@/finding/keep-pages')
  expect(await readLackingPages(cms, new AbortController().signal)).toBe(2)
})

/** Each of its twelve pages says its number. */
async function makeDocument(name: string, category: number | string) {
  const data = pdfOfPages(12)
  const file = { name: `${name.replaceAll(' ', '-')}.pdf`, data, mimetype: 'application/pdf', size: data.length }
  const texts = { name, kind: '产品样本', note: '2026 版', category } as const
  const standing = { publishedAt: '2026-01-01T00:00:00.000Z', sortOrder: 1, _status: 'published' } as const
  await cms.create({ collection: 'documents', data: { ...texts, ...standing }, file, ...system })
}

/** Names of what a search finds, each with the page that it leads to. */
async function resultsFor(text: string) {
  const { searchSite } = await import('@/content/search')
  const { visitor } = await import('@/content/viewer')
  const { document } = await searchSite(text, { product: paging, news: paging, document: paging }, visitor)
  return new Map(document.rows.map(({ name, page }) => [name, page]))
}

async function suggestionsFor(text: string) {
  const { suggest } = await import('@/content/suggest')
  return new Map((await suggest(text, 24, true)).map(({ title, url, detail }) => [title, { url, detail }]))
}

/** spec: search/pdf-pages */
it('a document that was found by what stands in it leads to that page, one that was found by its name to its beginning', async () => {
  expect(await resultsFor('page 12')).toEqual(
    new Map([
      ['Catalogue', 12],
      ['Guide to page 7', 12],
    ]),
  )
  expect(await resultsFor('page 7')).toEqual(
    new Map([
      ['Guide to page 7', undefined],
      ['Catalogue', 7],
    ]),
  )
})

/** spec: search/pdf-pages, search/suggestions */
it('so do suggestions, which say the page', async () => {
  expect(await suggestionsFor('page 12')).toEqual(
    new Map([
      ['Catalogue', { url: '/PDF?param=%2Ffiles%2FCatalogue.pdf#page=12', detail: '第 12 页' }],
      ['Guide to page 7', { url: '/PDF?param=%2Ffiles%2FGuide-to-page-7.pdf#page=12', detail: '第 12 页' }],
    ]),
  )
  expect(await suggestionsFor('guide')).toEqual(
    new Map([['Guide to page 7', { url: '/PDF?param=%2Ffiles%2FGuide-to-page-7.pdf', detail: '2026 版' }]]),
  )
})
