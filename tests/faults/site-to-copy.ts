import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { File, Payload } from 'payload'
import sharp from 'sharp'
import type { DocumentId } from '@/lib/document-id'
import { mp4 } from '../support/mp4'
import { richTextOf, words } from '../support/rich-text'
import { fillFinding } from './finding-to-copy'
import { makeUser } from './rest'

const all = { overrideAccess: true, depth: 0 } as const

const fileOf = (name: string, data: Buffer, mimetype: string): File => ({ name, data, mimetype, size: data.length })

async function picture(name: string): Promise<File> {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e60012' } })
    .webp()
    .toBuffer()
  return fileOf(name, data, 'image/webp')
}

/** What refers to a document in every way in which a text can. */
const textAbout = (news: DocumentId, image: DocumentId, film: DocumentId) =>
  richTextOf(
    words('正文'),
    { type: 'link', version: 3, fields: { newTab: false, linkType: 'internal', doc: { relationTo: 'news', value: news } }, children: [] },
    { type: 'upload', version: 3, id: 'x', fields: { caption: '图' }, relationTo: 'media', value: image },
    {
      type: 'block',
      version: 2,
      format: '',
      fields: { id: 'b', blockType: 'video', blockName: '', file: film, poster: image, caption: '影片' },
    },
  )

const published = { _status: 'published' as const }

/** A site with a little of everything: drafts, trash, accounts, requests, limits, numbers and files. */
export async function fillSite(cms: Payload): Promise<void> {
  const { id: gone } = await cms.create({ collection: 'media', data: { alt: '旧' }, file: await picture('gone.webp'), ...all })
  const { id: image } = await cms.create({ collection: 'media', data: { alt: '图' }, file: await picture('image.webp'), ...all })
  const film = await cms.create({
    collection: 'media',
    data: { alt: '影片' },
    file: fileOf('film.mp4', Buffer.from(mp4(1)), 'video/mp4'),
    ...all,
  })
  // Numbers with a gap, as there are everywhere.
  await cms.delete({ collection: 'media', id: gone, ...all })

  const admin = await makeUser(cms, 'admin', 'admin')
  await makeUser(cms, 'service', 'service')
  const news = { title: '新品', publishedAt: '2026-03-01T01:02:03.000Z', sortOrder: 1, cover: image, content: richTextOf(words('正文')) }
  const { id: first } = await cms.create({ collection: 'news', data: { ...news, ...published }, ...all })
  const text = textAbout(first, image, film.id)
  const { id: second } = await cms.create({ collection: 'news', data: { ...news, content: text, ...published }, ...all })
  await cms.update({ collection: 'news', id: second, data: { title: '改了还没有发布' }, draft: true, ...all })
  await cms.update({ collection: 'news', id: first, data: { deletedAt: '2026-04-01T00:00:00.000Z' }, ...all })
  const chairman = { name: '王董', title: '董事长', portrait: image, profile: text }
  await cms.updateGlobal({ slug: 'group-page', data: { chairman, ...published }, ...all })
  await cms.updateGlobal({ slug: 'group-page', data: { chairman: { ...chairman, name: '未发布' } }, draft: true, ...all })

  const category = await cms.create({ collection: 'product-categories', data: { name: '断路器', sortOrder: 1, ...published }, ...all })
  const product = { title: '塑壳断路器', model: 'HM3', category: category.id, cover: image, ...published }
  const { id: asked } = await cms.create({ collection: 'products', data: product, draft: true, ...all })
  await saySelectivity(cms, product, asked)
  const inbox = 'consultations'
  await cms.jobs.queue({ task: 'notify-staff', input: { inbox, id: String(await sendRequests(cms, asked)) }, overrideAccess: true })
  await cms.db.create({
    collection: 'payload-preferences',
    data: { key: `collection-news-${second}`, user: { relationTo: 'users', value: admin.id }, value: { tabs: [1] } },
  })
  await cms.kv.set('seed', { finishedAt: '2026-01-01T00:00:00.000Z', seeded: ['news:536'] })
  const leaflet = path.join(process.env.DATA_DIR ?? '', 'files')
  mkdirSync(leaflet, { recursive: true })
  writeFileSync(path.join(leaflet, '说明 书.pdf'), Buffer.alloc(300_000, '%PDF-1.7'))
}

/** A product above others, one from before it and one that came later, which is published with a table, and has a longer one as a draft. */
async function saySelectivity(
  cms: Payload,
  { category: parent, ...plain }: { category: DocumentId; cover: DocumentId },
  below: DocumentId,
) {
  const { id: category } = await cms.create({
    collection: 'product-categories',
    data: { name: '塑壳断路器', parent, sortOrder: 1, ...published },
    ...all,
  })
  const row = { product: below, from: 250, upTo: 62.5, limit: '12.5' }
  const product = {
    ...plain,
    category,
    title: '万能式断路器',
    model: 'HM5',
    summary: '简介',
    publishedAt: '2026-03-01T00:00:00.000Z',
    sortOrder: 1,
    ...published,
  }
  const data = { ...product, selectivity: [row], selectivityConditions: '瞬时 12 倍' }
  const { id } = await cms.create({ collection: 'products', data, ...all })
  const { id: later } = await cms.create({ collection: 'products', data: { ...product, title: '微型断路器', model: 'HM1' }, ...all })
  const rows = [row, { ...row, product: later }]
  await cms.update({ collection: 'products', id, data: { selectivity: rows, ...published }, ...all })
  await fillFinding(cms, { category, cover: plain.cover })
  await cms.update({ collection: 'products', id, data: { selectivity: [...rows, { ...row, from: 400, limit: 'T' }] }, draft: true, ...all })
}

/** @returns the consultation */
async function sendRequests(cms: Payload, product: DocumentId): Promise<DocumentId> {
  const { receiveServiceRequest } = await import('@/intake/service-requests')
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const common = { customerName: '王工', content: '合闸后跳闸', questionType: '', msgChannel: '', channelName: '' }
  await receiveServiceRequest(
    { ...common, kind: 'repair', tel: '13911112222', personalField: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市' },
    [photo],
    '127.0.0.1',
  )
  const person = { name: '王工', mobile: '13911112222', email: 'wang@example.com', profession: '设计院' as const, area: '江苏省/南京市' }
  const data = { ...person, content: '选型', status: '0' as const, product }
  return (await cms.create({ collection: 'consultations', data, ...all })).id
}
