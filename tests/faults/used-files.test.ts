import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import type { File, Payload, TypedUser } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { pdfOfPages } from '../support/pdf-of-pages'
import { emptySite } from './support'

const EMPTY_ZIP = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

let cms: Payload
let editor: TypedUser
let administrator: TypedUser

beforeAll(async () => {
  cms = await emptySite({})
  editor = await makeUser('editor')
  administrator = await makeUser('admin')
})

async function makeUser(role: 'editor' | 'admin'): Promise<TypedUser> {
  const data = { name: role, email: `${role}@example.com`, password: 'a-password-for-tests-only', role }
  return { ...(await cms.create({ collection: 'users', data, overrideAccess: true })), collection: 'users' }
}

/** Everything is done with the rights of an editor … */
const asEditor = () => ({ user: editor, overrideAccess: false, depth: 0 })

/** … who deletes nothing for ever that can be thrown away. */
const asAdministrator = () => ({ ...asEditor(), user: administrator })

/** A PDF that is known again by its number of pages. */
const pdf = (name: string, pages: number): File => {
  const data = pdfOfPages(pages)
  return { name, data, mimetype: 'application/pdf', size: data.length }
}

async function picture(name: string): Promise<File> {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e60012' } })
    .webp()
    .toBuffer()
  return { name, data, mimetype: 'image/webp', size: data.length }
}

async function makeCategory(name: string) {
  return cms.create({ collection: 'download-categories', data: { name, sortOrder: 1, _status: 'published' }, ...asEditor() })
}

async function makeDocument(name: string) {
  const category = await makeCategory(`分类 ${name}`)
  const data = { name, kind: '产品样本' as const, category: category.id, publishedAt: new Date().toISOString(), sortOrder: 1 }
  return cms.create({ collection: 'documents', data: { ...data, _status: 'published' }, file: pdf(`${name}.pdf`, 1), ...asEditor() })
}

/** The content of a document as visitors get it. */
async function published(filename: string): Promise<string> {
  const { findPublishedEdition } = await import('@/content/documents')
  return readFile(path.join(process.env.DATA_DIR ?? '', 'files', (await findPublishedEdition(filename)) ?? 'missing'), 'utf8')
}

const paragraph = (...children: object[]) => ({
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 },
    children: [{ type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0, children }],
  },
})

const words = { type: 'text', version: 1, text: '正文', format: 0, detail: 0, mode: 'normal', style: '' }

describe('a replaced document', () => {
  it('keeps its number and its file name', async () => {
    const { id, attachmentId } = await makeDocument('replaced')
    const data = { _status: 'published' as const }
    const after = await cms.update({ collection: 'documents', id, data, file: pdf('other.pdf', 2), ...asEditor() })
    expect(after).toMatchObject({ id, attachmentId, filename: 'replaced.pdf' })
    expect(await published('replaced.pdf')).toContain('/Count 2 ')
  })

  it('is replaced for visitors when that is published, not before', async () => {
    const { id } = await makeDocument('drafted')
    const draft = await cms.update({ collection: 'documents', id, data: {}, draft: true, file: pdf('new.pdf', 2), ...asEditor() })
    expect([draft.filename, await published('drafted.pdf')]).toEqual(['drafted.pdf', expect.stringContaining('/Count 1 ')])
    const after = await cms.update({ collection: 'documents', id, data: { _status: 'published' }, ...asEditor() })
    expect([after.filename, await published('drafted.pdf')]).toEqual(['drafted.pdf', expect.stringContaining('/Count 2 ')])
  })

  it('stays as it was when its replacement is not good enough to be published', async () => {
    const { id } = await makeDocument('refused')
    await cms.update({ collection: 'documents', id, data: { name: '' }, draft: true, file: pdf('bad.pdf', 2), ...asEditor() })
    await expect(cms.update({ collection: 'documents', id, data: { _status: 'published' }, ...asEditor() })).rejects.toThrow()
    expect(await published('refused.pdf')).toContain('/Count 1 ')
  })

  it('of another type leads from its old address to the new one, however often', async () => {
    const { id } = await makeDocument('retyped')
    const zip = { name: 'retyped.zip', data: EMPTY_ZIP, mimetype: 'application/zip', size: EMPTY_ZIP.length }
    await cms.update({ collection: 'documents', id, data: { _status: 'published' }, file: zip, ...asEditor() })
    await cms.update({ collection: 'documents', id, data: { _status: 'published' }, file: pdf('back.pdf', 3), ...asEditor() })
    const { docs } = await cms.find({ collection: 'redirects', sort: 'from', ...asEditor() })
    expect(docs.map(({ from, to }) => [from, to])).toEqual([
      ['/files/retyped.pdf', '/files/back.pdf'],
      ['/files/retyped.zip', '/files/back.pdf'],
    ])
  })
})

describe('what is used', () => {
  it('a document in a text can neither be deleted nor thrown away, one by one or many at once', async () => {
    const { id } = await makeDocument('linked')
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'documents', value: id } },
      children: [],
    }
    const page = await cms.create({
      collection: 'single-pages',
      data: { title: '下载须知', content: paragraph(link), _status: 'published' },
      ...asEditor(),
    })
    const message = /正在使用，不能.*单页“下载须知”（正文）/
    await expect(cms.delete({ collection: 'documents', id, ...asAdministrator() })).rejects.toThrow(message)
    const deletedAt = new Date().toISOString()
    await expect(cms.update({ collection: 'documents', id, data: { deletedAt }, ...asEditor() })).rejects.toThrow(message)
    const many = await cms.update({ collection: 'documents', where: { id: { equals: id } }, data: { deletedAt }, ...asEditor() })
    expect(many).toMatchObject({ docs: [], errors: [{ message: expect.stringMatching(message) }] })
    expect((await cms.delete({ collection: 'documents', where: { id: { equals: id } }, ...asAdministrator() })).docs).toEqual([])
    expect(await published('linked.pdf')).toContain('/Count 1 ')

    // With the page in the trash it may go there, too, but not for ever: the page can come back.
    await cms.update({ collection: 'single-pages', id: page.id, data: { deletedAt }, ...asEditor() })
    await cms.update({ collection: 'documents', id, data: { deletedAt }, ...asEditor() })
    await expect(cms.delete({ collection: 'documents', id, trash: true, ...asAdministrator() })).rejects.toThrow('在回收站')
  })

  it('says of each place what visitors see of it, and names it once', async () => {
    const { id } = await makeDocument('stated')
    const fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'documents', value: id } }
    const content = paragraph({ type: 'link', version: 3, fields, children: [words] })
    const make = (title: string, _status: 'draft' | 'published') =>
      cms.create({ collection: 'single-pages', data: { title, content, _status }, ...asEditor(), draft: _status === 'draft' })
    const change = (page: { id: number | string }, draft: boolean) =>
      cms.update({ collection: 'single-pages', id: page.id, data: { _status: 'draft' }, draft, ...asEditor() })
    await make('公开', 'published')
    await change(await make('有新稿', 'published'), true)
    await change(await make('撤下', 'published'), false)
    await make('新写', 'draft')
    const { findUsages } = await import('@/usage/find-usages')
    const { first } = await findUsages({ payload: cms }, { slug: 'documents', id }, true)
    const said = first.map(({ title, publication }) => [title, publication])
    expect(said).toHaveLength(4)
    expect(Object.fromEntries(said)).toEqual({ 公开: 'published', 有新稿: 'changed', 撤下: 'withdrawn', 新写: 'draft' })
  })

  it('a picture is found in covers, texts, videos and drafts', async () => {
    const cover = await cms.create({ collection: 'media', data: { alt: '色块' }, file: await picture('cover.webp'), ...asEditor() })
    const inside = await cms.create({ collection: 'media', data: { alt: '色块' }, file: await picture('inside.webp'), ...asEditor() })
    const upload = { type: 'upload', version: 3, id: 'x', fields: {}, relationTo: 'media', value: inside.id }
    const news = { title: '新品上市', publishedAt: new Date().toISOString(), sortOrder: 1, content: paragraph(upload) }
    const { id } = await cms.create({ collection: 'news', data: { ...news, _status: 'published' }, ...asEditor() })
    await cms.update({ collection: 'news', id, data: { cover: cover.id }, draft: true, ...asEditor() })
    await expect(cms.delete({ collection: 'media', id: cover.id, ...asEditor() })).rejects.toThrow('新闻“新品上市”（封面）')
    await expect(cms.delete({ collection: 'media', id: inside.id, ...asEditor() })).rejects.toThrow('新闻“新品上市”（正文）')
    await cms.update({ collection: 'news', id, data: { cover: null, content: paragraph(words), _status: 'published' }, ...asEditor() })
    await cms.delete({ collection: 'media', id: cover.id, ...asEditor() })
    await cms.delete({ collection: 'media', id: inside.id, ...asEditor() })
  })

  it('a picture that only an older version names can be deleted, whatever it was there', async () => {
    const old = await cms.create({ collection: 'media', data: { alt: '色块' }, file: await picture('old.webp'), ...asEditor() })
    const title = '型谱更新'
    const used = { title, cover: old.id, seo: { image: old.id }, publishedAt: new Date().toISOString(), sortOrder: 1 }
    const { id } = await cms.create({
      collection: 'news',
      data: { ...used, content: paragraph(words), _status: 'published' },
      ...asEditor(),
    })
    await cms.update({ collection: 'news', id, data: { cover: null, seo: { image: null }, _status: 'published' }, ...asEditor() })
    await cms.delete({ collection: 'media', id: old.id, ...asEditor() })
    const { docs } = await cms.findVersions({ collection: 'news', where: { parent: { equals: id } }, sort: 'createdAt', ...asEditor() })
    expect(docs.map(({ version }) => [version.title, version.cover, version.seo?.image])).toEqual([
      [title, null, null],
      [title, null, null],
    ])
  })

  it('the poster of a video, which belongs to it by its name, stays with it', async () => {
    const make = async (name: string) =>
      cms.create({ collection: 'media', data: { alt: '展厅' }, file: { ...(await picture(name)), name }, ...asEditor() })
    const poster = await make('tour-poster.webp')
    const film = await make('tour.webp')
    await cms.db.updateOne({ collection: 'media', id: film.id, data: { filename: 'tour.mp4' } })
    await expect(cms.delete({ collection: 'media', id: poster.id, ...asEditor() })).rejects.toThrow('视频“展厅”（视频封面）')
    await cms.delete({ collection: 'media', id: film.id, ...asEditor() })
    await cms.delete({ collection: 'media', id: poster.id, ...asEditor() })
  })

  it('a category with content stays, an empty one goes', async () => {
    const { category } = await makeDocument('categorised')
    const id = typeof category === 'object' ? category.id : category
    await expect(cms.delete({ collection: 'download-categories', id, ...asAdministrator() })).rejects.toThrow(
      '资料文件“categorised”（下载分类）',
    )
    const empty = await makeCategory('空分类')
    await cms.delete({ collection: 'download-categories', id: empty.id, ...asAdministrator() })
  })
})

describe('a replaced picture', () => {
  it('gets a name that no browser has kept, and leads there from the old one', async () => {
    const { id } = await cms.create({ collection: 'media', data: { alt: '红色色块' }, file: await picture('swatch.webp'), ...asEditor() })
    for (const filename of ['swatch-2.webp', 'swatch-3.webp']) {
      const after = await cms.update({ collection: 'media', id, data: {}, file: await picture('swatch.webp'), ...asEditor() })
      expect(after).toMatchObject({ id, filename, alt: '红色色块' })
    }
    const { docs } = await cms.find({ collection: 'redirects', where: { from: { contains: 'swatch' } }, sort: 'from', ...asEditor() })
    expect(docs.map(({ from, to }) => [from, to])).toEqual([
      ['/media/swatch-2.webp', '/media/swatch-3.webp'],
      ['/media/swatch.webp', '/media/swatch-3.webp'],
    ])
    // What leads from files is found in the trash, too, and comes back: the address may stand in print.
    const deletedAt = new Date().toISOString()
    await cms.update({ collection: 'redirects', where: { from: { contains: 'swatch' } }, data: { deletedAt }, ...asEditor() })
    await cms.update({ collection: 'media', id, data: {}, file: await picture('swatch.webp'), ...asEditor() })
    const rules = await cms.find({ collection: 'redirects', where: { from: { contains: 'swatch' } }, sort: 'from', ...asEditor() })
    expect(rules.docs.map(({ from, to }) => [from, to])).toEqual([['/media/swatch-3.webp', '/media/swatch-4.webp']])
    const trashed = await cms.find({ collection: 'redirects', where: { deletedAt: { exists: true } }, trash: true, ...asEditor() })
    expect(trashed.docs.map(({ to }) => to)).toEqual(['/media/swatch-4.webp', '/media/swatch-4.webp'])
  })

  it.each(['IMG_1234.jpg', 'DSC 0042', '微信图片_20260101', '12345', ''])('needs words for what it shows: not “%s”', async (alt) => {
    const made = cms.create({ collection: 'media', data: { alt }, file: await picture('wordless.webp'), ...asEditor() })
    await expect(made).rejects.toThrow('替代文字')
  })
})
