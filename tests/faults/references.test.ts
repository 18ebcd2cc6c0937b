import fc from 'fast-check'
import type { File, Payload, TypedUser } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DocumentId } from '@/lib/document-id'
import { richText, richTextOf, words } from '../support/rich-text'
import { findWalkedUsages } from '../support/walked-usages'
import { emptySite } from './support'

type Id = DocumentId

let cms: Payload
let administrator: TypedUser

const all = { overrideAccess: true, depth: 0 } as const

beforeAll(async () => {
  cms = await emptySite({})
  const data = { name: '主管', email: 'admin@example.com', password: 'a-password-for-tests-only', role: 'admin' as const }
  administrator = { ...(await cms.create({ collection: 'users', data, overrideAccess: true })), collection: 'users' }
})

let pictures = 0

async function pictureFile(name: string): Promise<File> {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e60012' } })
    .webp()
    .toBuffer()
  return { name, data, mimetype: 'image/webp', size: data.length }
}

async function makePicture(): Promise<Id> {
  pictures += 1
  const file = await pictureFile(`picture-${pictures}.webp`)
  return (await cms.create({ collection: 'media', data: { alt: '色块' }, file, ...all })).id
}

const news = (title: string) => ({ title, publishedAt: new Date().toISOString(), sortOrder: 1, content: richText('正文') })

const textWith = (...nodes: object[]) => richTextOf(words('正文'), ...nodes)

const link = (fields: object) => ({ type: 'link', version: 3, fields: { newTab: false, ...fields }, children: [] })
const toAddress = (url: string) => link({ linkType: 'custom', url })
const toDocument = (relationTo: string, value: Id) => link({ linkType: 'internal', doc: { relationTo, value } })
const shown = (value: Id) => ({ type: 'upload', version: 3, id: 'x', fields: {}, relationTo: 'media', value })

/** The rows of a table without their own numbers. */
async function rowsOf(collection: 'content-references' | 'content-gaps'): Promise<string[]> {
  const { docs } = await cms.db.find({ collection, limit: 0, pagination: false })
  return docs.map((row: object) => JSON.stringify(Object.entries(row).filter(([name]) => name !== 'id' && name !== '_id'))).sort()
}

/** Writes the tables anew from all that is there. */
async function fillAnew(): Promise<void> {
  const { fillReferences } = await import('@/usage/fill')
  await cms.kv.delete('references')
  await fillReferences(cms, () => undefined)
}

/** Which pictures the library knows to be used. */
async function usedPictures(): Promise<string[]> {
  const { docs } = await cms.db.find({ collection: 'media', where: { isUsed: { equals: true } }, limit: 0, pagination: false })
  return docs.map(({ id }) => String(id)).sort()
}

const kept = async () => [await rowsOf('content-references'), await rowsOf('content-gaps'), await usedPictures()]

async function usagesOf(slug: string, id: Id) {
  const { findUsages } = await import('@/usage/find-usages')
  return (await findUsages({ payload: cms }, { slug, id }, true)).first
}

/** In an order of its own. */
const sorted = (usages: Awaited<ReturnType<typeof findWalkedUsages>>) =>
  usages.map((usage) => JSON.stringify({ ...usage, publication: undefined, fields: [...usage.fields].sort() })).sort()

const slots = fc.nat({ max: 2 })
const pointer = fc.record({
  kind: fc.constantFrom(...(['news', 'news', 'news', 'address', 'address', 'picture', 'cover', 'file', 'gone', 'nowhere'] as const)),
  to: slots,
})
const step = fc.record({
  what: fc.constantFrom(
    // Little of it is seen before something is published.
    ...(['publish', 'publish', 'publish', 'publish', 'publish', 'unpublish', 'unpublish', 'trash', 'restore', 'restore'] as const),
    ...(['draft', 'draft', 'draft', 'remove', 'goBack', 'changeAll', 'savePage'] as const),
    ...(['replacePicture', 'removePicture', 'redirect', 'removeRedirects', 'renumber'] as const),
  ),
  at: slots,
  pointers: fc.array(pointer, { minLength: 1, maxLength: 4 }),
})

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Pointer = Step['pointers'][number]

/** Some news and pictures that refer to each other, and what can be done with them through Payload. */
class Office {
  readonly #news: Id[] = []
  readonly #pictures: Id[] = []
  #nextNumber = 5_000_000

  async open(): Promise<void> {
    for (const slot of [0, 1, 2]) {
      this.#pictures[slot] = await makePicture()
      await this.#begin(slot)
    }
  }

  /** Everything that something can refer to. */
  targets(): [slug: string, id: Id][] {
    return [...this.#news.map((id): [string, Id] => ['news', id]), ...this.#pictures.map((id): [string, Id] => ['media', id])]
  }

  do({ what, at, pointers }: Step): Promise<unknown> {
    return this[what](at, pointers)
  }

  async draft(at: number, pointers: readonly Pointer[]) {
    await cms.update({ ...this.#find(at), data: await this.#data(pointers), draft: true })
  }

  async publish(at: number, pointers: readonly Pointer[]) {
    await cms.update({ ...this.#find(at), data: { ...(await this.#data(pointers)), _status: 'published' } })
  }

  async unpublish(at: number) {
    await cms.update({ ...this.#find(at), data: { _status: 'draft' } })
  }

  async trash(at: number) {
    await cms.update({ ...this.#find(at), data: { deletedAt: new Date().toISOString() } })
  }

  async restore(at: number) {
    await cms.update({ ...this.#find(at), data: { deletedAt: null } })
  }

  async renumber(at: number) {
    this.#nextNumber += 1
    await cms.update({ ...this.#find(at), data: { articleId: this.#nextNumber, _status: 'published' } })
  }

  async remove(at: number) {
    await cms.delete(this.#find(at))
    await this.#begin(at)
  }

  async goBack(at: number) {
    const where = { parent: { equals: this.#idAt(at) } }
    const { docs } = await cms.findVersions({ collection: 'news', where, sort: 'createdAt', limit: 1, ...all })
    // What lies in the trash is restored from there first.
    if (docs[0]) await cms.restoreVersion({ collection: 'news', id: docs[0].id, ...all }).catch(() => undefined)
  }

  async changeAll(_at: number, pointers: readonly Pointer[]) {
    await cms.update({ collection: 'news', where: { id: { in: this.#news } }, data: await this.#data(pointers), ...all })
  }

  /** A page of which there is one, as a draft: only that may lack what is required. */
  async savePage(at: number) {
    const data = { publicAccountQrcode: this.#pictureAt(at), bottomLinkInfo: textWith(shown(this.#pictureAt(0))) }
    await cms.updateGlobal({ slug: 'site-information', data, draft: true, ...all })
  }

  async replacePicture(at: number) {
    await cms.update({ collection: 'media', id: this.#pictureAt(at), data: {}, file: await pictureFile('new.webp'), ...all })
  }

  async removePicture(at: number) {
    await cms.delete({ collection: 'media', id: this.#pictureAt(at), ...all })
    this.#pictures[at] = await makePicture()
  }

  async redirect(at: number) {
    const data = { from: await this.#addressAt(at), to: '/News' }
    // There may be one already.
    await cms.create({ collection: 'redirects', data, ...all }).catch(() => undefined)
  }

  async removeRedirects() {
    await cms.delete({ collection: 'redirects', where: { to: { equals: '/News' } }, ...all })
  }

  async #begin(at: number): Promise<void> {
    const data = { ...news(`新闻 ${at}`), _status: at === 0 ? ('draft' as const) : ('published' as const) }
    this.#news[at] = (await cms.create({ collection: 'news', data, ...all })).id
  }

  #idAt = (at: number): Id => this.#news[at] ?? 0
  #pictureAt = (at: number): Id => this.#pictures[at] ?? 0
  #find = (at: number) => ({ collection: 'news' as const, id: this.#idAt(at), trash: true, ...all })

  async #addressAt(at: number): Promise<string> {
    return `/NewsDetail?id=${(await cms.findByID(this.#find(at))).articleId}`
  }

  async #data(pointers: readonly Pointer[]) {
    const cover = pointers.find(({ kind }) => kind === 'cover')
    const nodes = await Promise.all(pointers.filter(({ kind }) => kind !== 'cover').map((one) => this.#nodeOf(one)))
    return { cover: cover ? this.#pictureAt(cover.to) : null, content: textWith(...nodes) }
  }

  async #nodeOf({ kind, to }: Pointer): Promise<object> {
    if (kind === 'picture') return shown(this.#pictureAt(to))
    if (kind === 'news') return toDocument('news', this.#idAt(to))
    if (kind === 'address') return toAddress(await this.#addressAt(to))
    if (kind === 'gone') return toAddress('/NewsDetail?id=999999')
    if (kind === 'nowhere') return toAddress('/no-such-page')
    const { filename } = await cms.findByID({ collection: 'media', id: this.#pictureAt(to), ...all })
    return toAddress(`/media/${filename}`)
  }
}

describe('the table of references', () => {
  it('says after every change what a walk through all content says', async () => {
    const office = new Office()
    await office.open()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        for (const one of steps) await office.do(one)
        const before = await kept()
        await fillAnew()
        expect(before).toEqual(await kept())
        for (const [slug, id] of office.targets()) {
          const walked = await findWalkedUsages({ payload: cms }, { slug, id })
          expect(sorted(await usagesOf(slug, id))).toEqual(sorted(walked))
          if (slug === 'media') expect(before[2]?.includes(String(id))).toBe(walked.length > 0)
        }
      }),
      // The office goes on from one run to the next: a shorter list of steps would begin elsewhere.
      { numRuns: process.env.TEST_LONG ? 200 : 10, endOnFailure: true },
    )
  })

  it('is filled from where an earlier run was broken off', async () => {
    const { fillReferences } = await import('@/usage/fill')
    await fillAnew()
    const whole = await kept()
    await cms.db.deleteMany({ collection: 'content-references', where: {} })
    await cms.db.deleteMany({ collection: 'content-gaps', where: {} })
    await cms.kv.delete('references')
    const brokenOff = fillReferences(cms, (slug) => {
      if (slug === 'news') throw new Error('The power is off')
    })
    await expect(brokenOff).rejects.toThrow('The power is off')
    await fillReferences(cms, (slug) => expect(slug).not.toBe('products'))
    expect(await kept()).toEqual(whole)
  })
})

describe('the dashboard', () => {
  const groups = async () => {
    const { loadIncomplete } = await import('@/admin/dashboard/incomplete/load-incomplete')
    return new Map((await loadIncomplete({ payload: cms, user: administrator })).map((group) => [group.key, group]))
  }

  it('names what leads nowhere with its field, until it leads somewhere', async () => {
    const target = await cms.create({ collection: 'news', data: { ...news('目标新闻'), _status: 'draft' }, ...all })
    const content = textWith(toDocument('news', target.id), toAddress(`/NewsDetail?id=${target.articleId}`), toAddress('/old-address'))
    await cms.create({ collection: 'news', data: { ...news('引用新闻'), content, _status: 'published' }, ...all })
    const notes = async () => {
      const items = (await groups()).get('links')?.items ?? []
      return items.flatMap(({ title, note }) => (title === '引用新闻' ? [note] : [])).sort()
    }
    expect(await notes()).toEqual(['正文：新闻“目标新闻”尚未发布', '正文：新闻“目标新闻”尚未发布', '正文：网站上没有这个地址'])
    await cms.update({ collection: 'news', id: target.id, data: { _status: 'published' }, ...all })
    expect(await notes()).toEqual(['正文：网站上没有这个地址'])
    const { id: redirect } = await cms.create({ collection: 'redirects', data: { from: '/old-address', to: '/News' }, ...all })
    expect(await notes()).toEqual([])
    await cms.update({ collection: 'redirects', id: redirect, data: { deletedAt: new Date().toISOString() }, ...all })
    expect(await notes()).toEqual(['正文：网站上没有这个地址'])
    await cms.update({ collection: 'redirects', id: redirect, data: { deletedAt: null }, trash: true, ...all })
    expect(await notes()).toEqual([])
    await cms.update({ collection: 'news', id: target.id, data: { deletedAt: new Date().toISOString() }, ...all })
    expect(await notes()).toEqual(['正文：新闻“目标新闻”在回收站中', '正文：新闻“目标新闻”在回收站中'])
    await cms.delete({ collection: 'news', id: target.id, trash: true, ...all })
    expect(await notes()).toEqual(['正文：内容已不存在', '正文：内容已不存在'])
  })

  it('counts what has no cover, and begins with what was changed last', async () => {
    const before = (await groups()).get('cover')?.total ?? 0
    const { id } = await cms.create({ collection: 'news', data: { ...news('没有封面的新闻'), _status: 'published' }, ...all })
    const after = (await groups()).get('cover')
    expect([after?.total, after?.items[0]?.title]).toEqual([before + 1, '没有封面的新闻'])
    await cms.update({ collection: 'news', id, data: { deletedAt: new Date().toISOString() }, ...all })
    expect((await groups()).get('cover')?.total).toBe(before)
  })
})
