import timers from 'node:timers/promises'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTENT_VERSION, slugOfPart } from '@/database/content-counters.mjs'
import { isMongoose } from '@/database/is-mongoose'
import { isSqlite } from '@/database/is-sqlite'
import { listReader } from '@/database/lists/reader'
import type { DocumentId } from '@/lib/document-id'
import type { ContentVersion } from '@/server/content-version/content-version.mjs'
import { pdfOfPages } from '../support/pdf-of-pages'
import { richText } from '../support/rich-text'
import { completeProduct, makeCategories, makeCover } from './product-parts'
import { emptySite, versionAsServed } from './support'

let cms: Payload
let version: ContentVersion

beforeAll(async () => {
  cms = await emptySite({})
  version = await versionAsServed()
})

afterAll(() => version.close())

const lastChanges = async (part: string) => {
  const { current, lastChange } = await version.state()
  return { current, all: lastChange([slugOfPart(part)]), narrow: lastChange([part]) }
}

/** Whether a change of a collection is one of its narrow part, too. */
async function concerns(part: string, change: () => Promise<unknown>): Promise<boolean> {
  const before = await lastChanges(part)
  await change()
  const after = await lastChanges(part)
  expect(after.all).toBe(after.current)
  expect(after.current).toBeGreaterThan(before.current)
  expect([before.narrow, after.current]).toContain(after.narrow)
  return after.narrow !== before.narrow
}

describe('what the menus of every page show of products', () => {
  const products = { collection: 'products', depth: 0, overrideAccess: true } as const
  let category: DocumentId
  let other: DocumentId
  let id: DocumentId
  let data: ReturnType<typeof completeProduct>

  const publishNew = async () => {
    const draft = await cms.create({ ...products, data, draft: true })
    return (await cms.update({ ...products, id: draft.id, data: { _status: 'published' } })).id
  }

  beforeAll(async () => {
    const [cover, categories] = await Promise.all([makeCover(cms), makeCategories(cms, ['框架断路器', '塑壳断路器'])])
    ;[category = 0, other = 0] = categories
    data = completeProduct({ title: '断路器', day: 1, category: 0 }, { cover, categories })
    id = await publishNew()
  })

  const concernsMenus = (change: () => Promise<unknown>) => concerns('menus:products', change)
  const update = (data: object) => () => cms.update({ ...products, id, data: { ...data, _status: 'published' }, trash: true })

  it('changes with where a product is listed, with its tick, and with all of a product that has one', async () => {
    const steps: [string, object, boolean][] = [
      ['its title', { title: '改过的断路器' }, false],
      ['again', { summary: '改过的简介' }, false],
      ['its category', { category: other }, true],
      ['its title there', { title: '断路器' }, false],
      ['a tick', { isHot: true }, true],
      ['its title with a tick', { title: '热门断路器' }, true],
      ['no tick', { isHot: false }, true],
      ['the other tick', { isNew: true }, true],
      ['no tick again', { isNew: false }, true],
      ['its title without', { title: '断路器' }, false],
      ['the trash', { deletedAt: new Date().toISOString() }, true],
      ['back from there, into the first category', { deletedAt: null, category }, true],
      ['its title once more', { title: '又改了' }, false],
    ]
    for (const [what, data, isTheirs] of steps) expect(await concernsMenus(update(data)), what).toBe(isTheirs)
    expect(await concernsMenus(() => cms.update({ ...products, id, data: { _status: 'draft' } })), 'taken back').toBe(true)
    expect(await concernsMenus(update({})), 'published again').toBe(true)
  })

  it('changes when one comes or goes, and when many are written at once', async () => {
    let made: DocumentId = 0
    const make = async () => {
      made = await publishNew()
    }
    expect(await concernsMenus(make)).toBe(true)
    expect(await concernsMenus(() => cms.delete({ ...products, id: made }))).toBe(true)
    const many = { collection: 'products' as const, where: { id: { equals: id } }, data: { summary: '改' } }
    expect(await concernsMenus(async () => cms.db.updateMany(many))).toBe(true)
  })

  it('changes with whatever an instance of an earlier version writes, which says nothing of menus', async () => {
    expect(await concernsMenus(update({ title: '先改' }))).toBe(false)
    expect(await concernsMenus(countAsBefore)).toBe(true)
    expect(await concernsMenus(update({ title: '再改' }))).toBe(false)
    expect(await concernsMenus(countAsBefore)).toBe(true)
  })

  it('is the same for who renders as for the server before it', async () => {
    const { readContentState } = await import('@/database/content-version')
    for (const data of [{ title: '一' }, { isHot: true }, { isHot: false }, { title: '二' }]) {
      await update(data)()
      const { narrow } = await lastChanges('menus:products')
      expect((await readContentState(cms)).lastChange(['menus:products']), JSON.stringify(data)).toBe(narrow)
    }
  })

  /** As it counted a change of a product before there was a part for menus. */
  async function countAsBefore(): Promise<void> {
    const adapter: { name: string } = cms.db
    if (isSqlite(adapter)) {
      await adapter.client.execute("UPDATE counters SET value = value + 1 WHERE name = 'content'")
      await adapter.client.execute(
        "UPDATE counters SET value = (SELECT value FROM counters WHERE name = 'content') WHERE name = 'content:products'",
      )
      return
    }
    if (!isMongoose(adapter)) throw new Error('No database')
    const counting = [
      { $set: { content: { $add: ['$content', 1] } } },
      { $set: { 'content:products': '$content', acknowledged: '$content' } },
    ]
    await adapter.connection.collection<{ _id: string }>(CONTENT_VERSION).updateOne({ _id: 'published' }, counting)
  }
})

describe('what the footer of every page shows of documents', () => {
  const system = { overrideAccess: true, depth: 0 } as const
  let category: DocumentId

  beforeAll(async () => {
    const data = { name: '样本', sortOrder: 1, _status: 'published' as const }
    category = (await cms.create({ collection: 'download-categories', data, ...system })).id
  })

  const makeDraft = async (name: string) => {
    const data = Buffer.from(pdfOfPages(1))
    const file = { name: `${name}.pdf`, data, mimetype: 'application/pdf', size: data.length }
    const document = { name, kind: '检测报告' as const, category }
    return (await cms.create({ collection: 'documents', data: document, file, draft: true, ...system })).id
  }
  const rename = (id: DocumentId, name: string) => () =>
    cms.update({ collection: 'documents', id, data: { name, _status: 'published' }, ...system })
  const pageWith = (id: DocumentId) => ({
    title: '社会责任',
    content: richText('正文'),
    attachment: { relationTo: 'documents' as const, value: id },
    _status: 'published' as const,
  })

  it('are files of single pages: of another document nothing changes there', async () => {
    const id = await makeDraft('报告')
    const counted = async () => [...(await listReader(cms).countByCategory('documents', {})).values()]
    expect(await counted()).toEqual([])
    expect(await concerns('menus:documents', rename(id, '报告一'))).toBe(false)
    // Where documents are listed, everything of them counts.
    expect(await counted()).toEqual([1])
    await cms.create({ collection: 'single-pages', data: pageWith(id), ...system })
    expect(await concerns('menus:documents', rename(id, '报告二'))).toBe(true)
  })

  it('is never missed of one that comes there while somebody renames it', async () => {
    const id = await makeDraft('年报')
    await rename(id, '年报一')()
    const { id: page } = await cms.create({ collection: 'single-pages', data: { title: '年报' }, draft: true, ...system })
    const shown = async () => {
      const { attachment } = await cms.findByID({ collection: 'single-pages', id: page, ...system })
      return attachment ? (await cms.findByID({ collection: 'documents', id, ...system })).name : null
    }
    const use = () => cms.update({ collection: 'single-pages', id: page, data: pageWith(id), ...system })
    await expectNothingOld({ change: rename(id, '年报二'), use, shown, madeOf: ['single-pages', 'menus:documents'] })
    expect(await shown()).toBe('年报二')
  })
})

describe('what pages show of media', () => {
  const system = { overrideAccess: true, depth: 0 } as const
  const upload = (name: string) => async () =>
    (await cms.create({ collection: 'media', data: { alt: '图' }, file: pictureFile(name), ...system })).id
  const describeIt = (id: DocumentId) => (alt: string) => () => cms.update({ collection: 'media', id, data: { alt }, ...system })
  const concernsPages = (change: () => Promise<unknown>) => concerns('used:media', change)

  let pictureFile: (name: string) => { name: string; data: Buffer; mimetype: string; size: number }

  beforeAll(async () => {
    const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e60012' } })
      .webp()
      .toBuffer()
    pictureFile = (name) => ({ name, data, mimetype: 'image/webp', size: data.length })
  })

  it('is what something refers to, in a draft, too: what nothing does comes, is described, and goes without a page being made new', async () => {
    let id: DocumentId = 0
    expect(await concernsPages(async () => (id = await upload('unused.webp')()))).toBe(false)
    const say = describeIt(id)
    expect(await concernsPages(say('没有人用的图'))).toBe(false)
    const news = await cms.create({ collection: 'news', data: { title: '新闻' }, draft: true, ...system })
    await cms.update({ collection: 'news', id: news.id, data: { cover: id }, draft: true, ...system })
    expect(await concernsPages(say('草稿里的图'))).toBe(true)
    await cms.update({ collection: 'news', id: news.id, data: { cover: null }, draft: true, ...system })
    expect(await concernsPages(say('不再用的图'))).toBe(false)
    await cms.update({ collection: 'news', id: news.id, data: { content: richText('正文'), cover: id, _status: 'published' }, ...system })
    expect(await concernsPages(say('公开的图'))).toBe(true)
    await cms.update({ collection: 'news', id: news.id, data: { cover: null }, draft: true, ...system })
    expect(await concernsPages(say('公开的图，新草稿里没有'))).toBe(true)
    await cms.update({ collection: 'news', id: news.id, data: { cover: null, _status: 'published' }, ...system })
    expect(await concernsPages(() => cms.delete({ collection: 'media', id, ...system }))).toBe(false)
  })

  it('is never missed of a picture that comes into use while somebody describes it', async () => {
    const id = await upload('busy.webp')()
    const news = await cms.create({ collection: 'news', data: { title: '新闻' }, draft: true, ...system })
    const shown = async () => {
      const { cover } = await cms.findByID({ collection: 'news', id: news.id, ...system })
      return cover === id ? (await cms.findByID({ collection: 'media', id, ...system })).alt : null
    }
    const data = { content: richText('正文'), cover: id, _status: 'published' as const }
    const use = () => cms.update({ collection: 'news', id: news.id, data, ...system })
    await expectNothingOld({ change: describeIt(id)('描述好的图'), use, shown, madeOf: ['news', 'used:media'] })
    expect(await shown()).toBe('描述好的图')
  })

  it('is also what is a poster by its name', async () => {
    let id: DocumentId = 0
    expect(await concernsPages(async () => (id = await upload('film-poster.webp')()))).toBe(true)
    expect(await concernsPages(describeIt(id)('封面'))).toBe(true)
    expect(await concernsPages(() => cms.delete({ collection: 'media', id, ...system }))).toBe(true)
  })
})

type Race = { change: () => Promise<unknown>; use: () => Promise<unknown>; shown: () => Promise<unknown>; madeOf: string[] }

/** Whoever uses a document while a change of it has written all it wants and is not committed yet: nobody goes on showing it as it was. */
async function expectNothingOld({ change, use, shown, madeOf }: Race): Promise<void> {
  const { isHeld, letGo } = holdNextCommit()
  const changing = change()
  await isHeld
  const using = use().then(
    () => 'used',
    () => 'refused',
  )
  // It goes ahead, or waits for the other one, or is refused because of it.
  await Promise.race([using, timers.setTimeout(300)])
  const kept = { version: (await version.state()).current, shown: await shown() }
  letGo()
  await changing
  if ((await using) === 'refused') await use()
  const { lastChange } = await version.state()
  if (lastChange(madeOf) <= kept.version) expect(kept.shown).toEqual(await shown())
}

function holdNextCommit() {
  const { commitTransaction } = cms.db
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const isHeld = new Promise<void>((resolve) => {
    cms.db.commitTransaction = async (id) => {
      cms.db.commitTransaction = commitTransaction
      resolve()
      await isFree
      await commitTransaction(id)
    }
  })
  return { isHeld, letGo }
}
