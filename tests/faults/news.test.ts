import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Viewer } from '@/content/viewer'
import type { DocumentId } from '@/lib/document-id'
import { richText } from '../support/rich-text'
import { makeCover } from './product-parts'
import { makeUser } from './rest'
import { emptySite } from './support'

const SIZES = { top: 3, page: 2 }

let cms: Payload
let cover: DocumentId
let staff: Viewer

const system = { overrideAccess: true, depth: 0 } as const

beforeAll(async () => {
  cms = await emptySite({})
  cover = await makeCover(cms)
  staff = { kind: 'staff', user: { ...(await makeUser(cms, 'li', 'admin')), collection: 'users' }, document: null, isMarked: false }
  // In the order of the page.
  await write('头条一', { isNew: true, cover })
  await write('无图头条', { isNew: true })
  await write('头条二', { isNew: true, cover })
  await write('普通一', { cover })
  await write('头条三', { isNew: true, cover })
  await write('头条四', { isNew: true, cover })
  await write('普通二', {})
})

let written = 0

async function write(title: string, more: object) {
  written += 1
  const common = { content: richText('正文'), publishedAt: '2026-01-01T00:00:00.000Z', _status: 'published' as const }
  return cms.create({ collection: 'news', data: { ...common, sortOrder: written, title, ...more }, ...system })
}

/** What a page of the news centre shows. */
async function centre(pageNum: number, viewer?: Viewer) {
  const { readNewsCentre } = await import('@/content/news')
  const { top, others } = await readNewsCentre(pageNum, SIZES, viewer)
  const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)
  return { top: titles(top), others: titles(others.rows), total: others.total, page: [others.pageNum, others.pageCount] }
}

const pages = [
  { top: ['头条一', '头条二', '头条三'], others: ['无图头条', '普通一'], total: 4, page: [1, 2] },
  { top: [], others: ['头条四', '普通二'], total: 4, page: [2, 2] },
]

describe('the news centre', () => {
  it('shows each article once: a fourth top news, and one without a picture, are among the others', async () => {
    expect([await centre(1), await centre(2), await centre(9)]).toEqual([pages[0], pages[1], pages[1]])
  })

  it('shows a preview the same, with drafts', async () => {
    expect([await centre(1, staff), await centre(2, staff), await centre(9, staff)]).toEqual([pages[0], pages[1], pages[1]])
    const { id } = await cms.create({
      collection: 'news',
      data: { title: '草稿头条', content: richText('正文'), publishedAt: '2026-01-01T00:00:00.000Z', sortOrder: 0, isNew: true, cover },
      draft: true,
      ...system,
    })
    expect(await centre(1, staff)).toMatchObject({ top: ['草稿头条', '头条一', '头条二'], others: ['无图头条', '普通一'], total: 5 })
    expect(await centre(1)).toEqual(pages[0])
    await cms.delete({ collection: 'news', id, ...system })
  })
})

describe('what is recommended beside an article', () => {
  it('are the first others with a picture, read without their texts', async () => {
    const { listOtherNews } = await import('@/content/news')
    const { docs } = await cms.find({ collection: 'news', where: { title: { equals: '头条二' } }, ...system })
    const reading = vi.spyOn(cms.db, 'find')
    const cards = await listOtherNews(docs[0]?.articleId ?? 0, 3)
    expect(cards.map(({ title }) => title)).toEqual(['头条一', '普通一', '头条三'])
    expect(cards.every((card) => card.cover !== null && card.updatedAt.startsWith('2026-01-01'))).toBe(true)
    const ofNews = reading.mock.calls.flatMap(([asked]) => (asked.collection === 'news' ? [asked.select] : []))
    expect(ofNews).toEqual([{ articleId: true, title: true, cover: true, publishedAt: true }])
    reading.mockRestore()
    expect((await listOtherNews(0, 3)).map(({ title }) => title)).toEqual(['头条一', '头条二', '普通一'])
  })
})

it('a later page of the news centre reads nothing that it does not show', async () => {
  const { readNewsCentre } = await import('@/content/news')
  const reading = vi.spyOn(cms.db, 'find')
  await readNewsCentre(2, SIZES)
  expect(reading.mock.calls.filter(([{ collection }]) => collection === 'news')).toHaveLength(1)
  reading.mockRestore()
})
