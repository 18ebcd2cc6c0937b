import type { ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fakeBucket } from '../support/fake-bucket'
import { pdfOfPages } from '../support/pdf-of-pages'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload
let bucket: Awaited<ReturnType<typeof fakeBucket>>
let token = ''

beforeAll(async () => {
  bucket = await fakeBucket()
  cms = await emptySite(bucket.environment)
  await makeUser(cms, 'anna', 'admin')
  token = await tokenOf('anna')
})

const works = () => {
  bucket.instead.answer = () => false
}
afterEach(works)
afterAll(() => bucket.close())

type Behaviour = (response: ServerResponse) => void
const refuses: Behaviour = (response) => response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
const isFull: Behaviour = (response) => response.writeHead(507).end()
const hangsUp: Behaviour = (response) => response.destroy()

/** The storage from now on, or of one method only. */
function storage(behaviour: Behaviour, only?: string) {
  bucket.instead.answer = ({ method }, response) => {
    if (only !== undefined && method !== only) return false
    behaviour(response)
    return true
  }
}

async function sendWithPhoto(): Promise<string> {
  const { receiveServiceRequest } = await import('@/intake/service-requests')
  const tel = `139${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`
  const personalField = 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市'
  const repair = { kind: 'repair', customerName: '李师傅', questionType: '', msgChannel: '', channelName: '' } as const
  return receiveServiceRequest({ ...repair, tel, content: `合闸后跳闸 ${tel}`, personalField }, [await picture('jpeg')], tel)
}

const picture = (format: 'jpeg' | 'webp') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .toFormat(format)
    .toBuffer()

const count = async (collection: 'service-requests' | 'request-photos' | 'media') =>
  (await cms.count({ collection, overrideAccess: true })).totalDocs

it.each<[string, Behaviour]>([
  ['refuses', refuses],
  ['is full', isFull],
  ['hangs up', hangsUp],
  ['never answers', () => undefined],
])('while the storage host %s, a photo is no success, and the next form is', async (_, behaviour) => {
  storage(behaviour)
  const [requests, photos] = [await count('service-requests'), await count('request-photos')]
  await expect(sendWithPhoto()).rejects.toThrow()
  expect([await count('service-requests'), await count('request-photos')]).toEqual([requests, photos])
  works()
  await sendWithPhoto()
  expect([await count('service-requests'), await count('request-photos')]).toEqual([requests + 1, photos + 1])
})

const pdf = (pages: number) => ({ name: `upload-${pages}.pdf`, content: new Uint8Array(pdfOfPages(pages)), type: 'application/pdf' })

/** An editor is told in Chinese that nothing was stored, and the operator in one line why. */
async function refused(work: () => ReturnType<typeof rest>, event: string) {
  const logged = vi.spyOn(cms.logger, 'error').mockReturnValue(undefined)
  const { status, text } = await work()
  const lines = logged.mock.calls.map(([fields]) => fields)
  logged.mockRestore()
  expect([status === 503 || status === 507, text]).toEqual([true, expect.stringMatching(/没有保存：.*请稍后再试/)])
  expect(lines).toEqual([expect.objectContaining({ event, err: expect.any(Error) })])
}

/** Which storage fails how, and how it is told who sends a new file. */
const failures: [string, () => void, string][] = [
  ['takes nothing more', () => storage(isFull, 'PUT'), 'file not stored'],
  ['breaks off while it is sent something', () => storage(hangsUp, 'PUT'), 'file not stored'],
  ['lets nobody in', () => storage(refuses), 'files not reached'],
]

describe.each(failures)('while the storage host %s', (_, fail, event) => {
  it('an editor loses neither the document nor what visitors have of it, and goes on when it is back', async () => {
    const data = { name: '样本', sortOrder: 1, _status: 'published' as const }
    const category = (await cms.create({ collection: 'download-categories', data, depth: 0, overrideAccess: true })).id
    const all = { name: '样本', kind: '产品样本', category, sortOrder: 1, publishedAt: '2026-01-01T00:00:00.000Z', _status: 'published' }
    const { doc } = (await rest('/documents?depth=0', { method: 'POST', body: all, token, file: pdf(1) })).body
    const { id, edition } = Object(doc)
    const save = (body: object, file?: ReturnType<typeof pdf>) =>
      rest(`/documents/${id}?depth=0&draft=true`, { method: 'PATCH', body, token, file })
    const names = [...bucket.objects.keys()]

    fail()
    await refused(() => save({ note: '新版' }, pdf(2)), event)
    works()
    expect([...bucket.objects.keys()]).toEqual(names)
    const { findPublishedEdition } = await import('@/content/documents')
    expect(await findPublishedEdition(Object(doc).filename)).toBe(edition)
    const saved = Object((await save({ note: '新版' }, pdf(2))).body.doc)
    expect([saved.note, bucket.objects.get(`files/${saved.edition}`)?.body.equals(pdfOfPages(2))]).toEqual(['新版', true])
  })

  it('a picture is not stored in part, and is when it is back', async () => {
    const file = { name: 'panel.webp', content: new Uint8Array(await picture('webp')), type: 'image/webp' }
    const upload = () => rest('/media?depth=0', { method: 'POST', body: { alt: '配电柜' }, token, file })
    const [rows, names] = [await count('media'), [...bucket.objects.keys()]]
    fail()
    await refused(upload, event)
    works()
    expect([await count('media'), [...bucket.objects.keys()]]).toEqual([rows, names])
    expect((await upload()).status).toBe(201)
  })
})

it('while the storage can not be read, staff that looks at a file is told so', async () => {
  const { doc } = (
    await rest('/media?depth=0', {
      method: 'POST',
      body: { alt: '配电柜' },
      token,
      file: {
        name: 'seen.webp',
        content: new Uint8Array(await picture('webp')),
        type: 'image/webp',
      },
    })
  ).body
  storage(refuses)
  const { status, text } = await rest(`/media/file/${Object(doc).filename}`, { token })
  expect([status, text]).toEqual([503, expect.stringContaining('文件存储暂时不能访问，请稍后再试。')])
})
