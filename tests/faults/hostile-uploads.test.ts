import { readdirSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import process from 'node:process'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentId } from '@/lib/document-id'
import { type HostileFile, hostileContents, hostileNames } from '../support/hostile-files'
import { pdfOfPages } from '../support/pdf-of-pages'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite } from './support'

const MB = 1024 * 1024

let cms: Payload
let server: http.Server
let token = ''
let category: DocumentId = 0
let files: HostileFile[] = []

beforeAll(async () => {
  cms = await emptySite({ REQUESTS_PER_HOUR_BY_ADDRESS: '1000' })
  await makeUser(cms, 'editor', 'admin')
  token = await tokenOf('editor')
  const data = { name: '样本', sortOrder: 1, _status: 'published' as const }
  category = (await cms.create({ collection: 'download-categories', data, depth: 0, overrideAccess: true })).id
  files = await hostileContents()
  server = await publicServer()
})

afterAll(async () => {
  server.close()
})

/** The site's own server, as visitors meet it; pages are not asked for here. */
async function publicServer(): Promise<http.Server> {
  const [{ createHandler }, { readEnvironment }, { findPublishedEdition }] = await Promise.all([
    import('@/server/handler.mjs'),
    import('@/lib/environment.mjs'),
    import('@/content/documents'),
  ])
  const handle = async (_: http.IncomingMessage, response: http.ServerResponse) => void response.writeHead(404).end()
  const application = { handle, notReady: async () => [], publishedEdition: findPublishedEdition, close: async () => undefined }
  const made = http.createServer(createHandler({ environment: readEnvironment(), isDev: false, application }))
  await new Promise((resolve) => made.listen(0, '127.0.0.1', () => resolve(undefined)))
  return made
}

type Outcome = { status: number; message: string; address?: string }

const document = () => ({
  name: '资料',
  kind: '产品样本',
  category,
  sortOrder: 1,
  publishedAt: '2026-01-01T00:00:00.000Z',
  _status: 'published',
})

async function upload(collection: 'documents' | 'media', file: HostileFile): Promise<Outcome> {
  const body = collection === 'documents' ? document() : { alt: '配电柜前的工程师' }
  const answer = await rest(`/${collection}?depth=0`, {
    method: 'POST',
    body,
    token,
    file: { ...file, content: new Uint8Array(file.content) },
  })
  const filename = (answer.body.doc as { filename?: string } | undefined)?.filename
  const folder = collection === 'documents' ? 'files' : 'media'
  const address = filename && `/${folder}/${encodeURIComponent(filename)}`
  return { status: answer.status, message: JSON.stringify(answer.body.errors ?? ''), address }
}

async function sendPhoto(file: HostileFile): Promise<Outcome> {
  const [{ answerLeaveMessage }, { guarded }, { ADDRESS_HEADER }] = await Promise.all([
    import('@/prod-api/leave-message'),
    import('@/prod-api/guarded'),
    import('@/lib/internal-headers.mjs'),
  ])
  const columns = {
    template_id: 'Repair',
    customer_name: '王工',
    tel: `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    content: `断路器无法合闸 ${Math.random()}`,
    personal_field: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市',
  }
  const form = new FormData()
  form.set('form', 'true')
  form.set('tenantId', 'default')
  form.set('columns', JSON.stringify(Object.entries(columns).map(([name, value]) => ({ name, value }))))
  form.append('photos', new Blob([new Uint8Array(file.content)], { type: file.type }), file.name)
  const request = new Request('http://localhost/', { method: 'POST', body: form, headers: { [ADDRESS_HEADER]: '127.0.0.1' } })
  const response = await guarded(request, answerLeaveMessage)
  const { code, msg } = (await response.json()) as { code: number; msg: string }
  return { status: response.status === 200 && code !== 200 ? 400 : response.status, message: msg }
}

async function importSheet(file: HostileFile): Promise<Outcome> {
  const answer = await rest('/documents/import/check', {
    method: 'POST',
    token,
    body: {},
    file: { ...file, content: new Uint8Array(file.content) },
  })
  return { status: answer.status, message: answer.text }
}

const doors: [string, (file: HostileFile) => Promise<Outcome>][] = [
  ['documents', (file) => upload('documents', file)],
  ['pictures and videos', (file) => upload('media', file)],
  ['photos of a request', sendPhoto],
  ['a spreadsheet', importSheet],
]

const stored = () =>
  readdirSync(process.env.DATA_DIR ?? '', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(files|media|private)\//.test(name))
    .sort()

/** A refusal says in Chinese why; it leaves nothing behind. What is taken can't run when it is served. */
async function expectHarmless({ status, message, address }: Outcome, before: string[], what: string) {
  expect(status, `${what}: ${message}`).toBeLessThan(500)
  if (status >= 400) {
    expect(message, what).toMatch(/[一-鿿]{4}/)
    expect(message, what).not.toMatch(/invalid|wrong|error occurred|not allowed/i)
    expect(stored(), what).toEqual(before)
  }
  if (!address) return
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`)
  const { headers } = response
  await response.arrayBuffer()
  expect(response.status, what).toBe(200)
  expect(headers.get('x-content-type-options'), what).toBe('nosniff')
  expect(headers.get('content-type') ?? '', what).not.toMatch(/^text\/|^application\/(xml|xhtml|(x-)?javascript|x-httpd-php)|svg|\+xml/)
  const isShown = /^(application\/pdf|image\/(png|jpeg|webp|gif|avif)|video\/(mp4|webm))$/.test(headers.get('content-type') ?? '')
  expect(isShown || headers.get('content-disposition')?.startsWith('attachment'), what).toBe(true)
}

/** Without these, the doors could be shut for another reason. */
const honest: HostileFile[] = []
beforeAll(async () => {
  const { writeXlsx } = await import('@/spreadsheet/write-xlsx')
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const sheet = await writeXlsx([{ name: '资料', rows: [['资料编号'], ['1']] }])
  honest.push(
    { what: 'a PDF', name: 'manual.pdf', type: 'application/pdf', content: Buffer.from(pdfOfPages(1)) },
    { what: 'a JPEG', name: 'photo.jpg', type: 'image/jpeg', content: jpeg },
    { what: 'a JPEG', name: 'photo.jpg', type: 'image/jpeg', content: jpeg },
    { what: 'a workbook', name: 'sheet.xlsx', type: 'application/zip', content: sheet },
  )
})

describe('an honest file', () => {
  it('is taken at each door', async () => {
    for (const [index, [door, send]] of doors.entries()) {
      const file = honest[index]
      const { status, message } = file ? await send(file) : { status: 0, message: '' }
      expect([200, 201], `${door}: ${message}`).toContain(status)
    }
  })
})

describe.each(doors)('hostile files sent as %s', (_, send) => {
  it('are refused in Chinese without a trace, or can do no harm; none takes the memory or the processor', async () => {
    for (const file of files) {
      const before = stored()
      const memory = process.memoryUsage.rss()
      const processor = process.cpuUsage()
      const outcome = await send(file)
      const { user, system } = process.cpuUsage(processor)
      await expectHarmless(outcome, before, file.what)
      expect((user + system) / 1e6, `${file.what}: seconds of the processor`).toBeLessThan(2)
      expect(process.memoryUsage.rss() - memory, `${file.what}: memory`).toBeLessThan(200 * MB)
    }
  })
})

describe('hostile names', () => {
  it('become harmless, or the file is refused', async () => {
    const content = Buffer.from(pdfOfPages(1))
    for (const name of hostileNames) {
      const before = stored()
      const outcome = await upload('documents', { what: JSON.stringify(name), name, type: 'application/pdf', content })
      await expectHarmless(outcome, before, JSON.stringify(name))
      const added = stored().filter((file) => !before.includes(file))
      for (const file of added) expect(file).toMatch(/^files\/[0-9a-f-]{36}\.pdf$/)
      const { docs } = await cms.find({ collection: 'documents', sort: '-id', limit: 1, depth: 0, overrideAccess: true })
      const [{ filename = '' } = {}] = docs
      expect(path.win32.basename(filename ?? '')).toBe(filename)
      expect(filename).not.toMatch(/^\.|[\p{C}<>:"|?*%]/u)
    }
  })
})
