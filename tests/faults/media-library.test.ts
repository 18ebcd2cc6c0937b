import type { File, Payload, TypedUser } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type DocumentId, documentId } from '@/lib/document-id'
import { engineLacks } from '../support/engine'
import { mp4 } from '../support/mp4'
import { richText } from '../support/rich-text'
import { rest, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload
let editor: TypedUser

const all = { overrideAccess: true, depth: 0 } as const
const asEditor = () => ({ user: editor, overrideAccess: false, depth: 0 })

beforeAll(async () => {
  cms = await emptySite({})
  const data = { name: '编辑', email: 'editor@example.com', password: 'a-password-for-tests-only', role: 'editor' as const }
  editor = { ...(await cms.create({ collection: 'users', data, overrideAccess: true })), collection: 'users' }
})

async function picture(name: string): Promise<File> {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e60012' } })
    .webp()
    .toBuffer()
  return { name, data, mimetype: 'image/webp', size: data.length }
}

const upload = async (name: string, data: object = {}) =>
  cms.create({ collection: 'media', data: { alt: '色块', ...data }, file: await picture(name), ...asEditor() })

const video = async (name: string) => {
  const data = mp4()
  const file = { name, data, mimetype: 'video/mp4', size: data.length }
  return cms.create({ collection: 'media', data: { alt: '短片' }, file, ...asEditor() })
}

const read = (id: DocumentId) => cms.findByID({ collection: 'media', id, ...asEditor() })
const isUsed = async (id: DocumentId) => (await read(id)).isUsed

const made = z.object({ doc: z.object({ id: documentId }) })

const news = (data: object) => ({ title: '新闻', publishedAt: new Date().toISOString(), sortOrder: 1, content: richText('正文'), ...data })

describe('whether a picture is used', () => {
  it('is known as soon as a draft shows it, and no longer when none does, without a change of the picture', async () => {
    const { id, updatedAt } = await upload('used.webp')
    expect(await isUsed(id)).toBe(false)
    const draft = await cms.create({ collection: 'news', data: news({ cover: id }), draft: true, ...asEditor() })
    expect(await isUsed(id)).toBe(true)
    expect((await read(id)).updatedAt).toBe(updatedAt)
    await cms.update({ collection: 'news', id: draft.id, data: { cover: null, _status: 'published' }, ...asEditor() })
    expect(await isUsed(id)).toBe(false)
    const { docs } = await cms.find({ collection: 'media', where: { isUsed: { equals: false } }, ...asEditor() })
    expect(docs.map((one) => one.id)).toContain(id)
  })

  it.skipIf(engineLacks('conflict labels'))('counts as long as another one shows it, which two may begin at the same moment', async () => {
    const { id } = await upload('shared.webp')
    const token = await tokenOf('editor')
    const body = news({ cover: id, _status: 'published' })
    const answers = await Promise.all([1, 2].map(() => rest('/news?depth=0', { method: 'POST', token, body })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const [first, second] = answers.map((answer) => made.parse(answer.body).doc.id)
    await cms.delete({ collection: 'news', id: first ?? 0, ...all })
    expect(await isUsed(id)).toBe(true)
    await cms.delete({ collection: 'news', id: second ?? 0, ...all })
    expect(await isUsed(id)).toBe(false)
  })

  it('is so of the poster of a video, by its name, while there is the video', async () => {
    const { id } = await upload('film-poster.webp')
    expect(await isUsed(id)).toBe(false)
    const film = await video('film.mp4')
    expect(await isUsed(id)).toBe(true)
    await cms.delete({ collection: 'media', id: film.id, ...all })
    expect(await isUsed(id)).toBe(false)
  })

  it('is not what somebody says', async () => {
    const { id } = await upload('claimed.webp', { isUsed: true })
    expect(await isUsed(id)).toBe(false)
    await cms.update({ collection: 'media', id, data: { isUsed: true, alt: '别的色块' }, ...asEditor() })
    expect(await read(id)).toMatchObject({ isUsed: false, alt: '别的色块' })
  })
})

describe('the text of a picture', () => {
  it('can be put off, and is listed as lacking until it is written', async () => {
    const { id } = await upload('wordless.webp', { alt: undefined, altLater: true })
    expect(await read(id)).toMatchObject({ alt: '', altLater: true })
    const where = { altLater: { equals: true } }
    expect((await cms.find({ collection: 'media', where, ...asEditor() })).docs.map((one) => one.id)).toEqual([id])
    await cms.update({ collection: 'media', id, data: { alt: '红色色块' }, ...asEditor() })
    expect(await read(id)).toMatchObject({ alt: '红色色块', altLater: false })
    expect((await cms.find({ collection: 'media', where, ...asEditor() })).totalDocs).toBe(0)
  })

  it('is not put off by who has not said so, and what is put off is no file name', async () => {
    await expect(upload('asked.webp', { alt: ' ' })).rejects.toThrow('替代文字')
    await expect(upload('asked.webp', { alt: 'IMG_1234.jpg', altLater: true })).rejects.toThrow('替代文字')
    const { id } = await upload('asked.webp')
    await expect(cms.update({ collection: 'media', id, data: { alt: '' }, ...asEditor() })).rejects.toThrow('替代文字')
    expect(await read(id)).toMatchObject({ alt: '色块', altLater: false })
  })

  it('is not lacking because something else of the picture is changed', async () => {
    const { id } = await upload('moved.webp')
    await cms.update({ collection: 'media', id, data: { folder: '产品图' }, ...asEditor() })
    expect(await read(id)).toMatchObject({ alt: '色块', altLater: false, folder: '产品图' })
  })
})

describe('folders', () => {
  it('are the names that pictures have, each once', async () => {
    const { readFolders } = await import('../../collections/endpoints/media-folders')
    for (const folder of ['证书', ' 案例 ', '案例', '', '  ']) await upload('in-folder.webp', { folder })
    expect(await readFolders(cms)).toEqual(expect.arrayContaining(['证书', '案例']))
    expect(new Set(await readFolders(cms)).size).toBe((await readFolders(cms)).length)
    expect((await readFolders(cms)).map((name) => name.trim())).toEqual((await readFolders(cms)).filter(Boolean))
  })
})
