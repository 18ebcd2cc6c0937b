import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runVerify } from '../../../src/legacy-import/verify/run'
import type { Verification } from '../../../src/legacy-import/verify/verify'
import * as bad from '../../support/legacy-server/misbehaviour'
import { type LegacyServer, startLegacyServer } from '../../support/legacy-server/server'

/** Two systems that answer the same contract: the legacy one, and one that it was moved to. */
let legacy: LegacyServer
let own: LegacyServer
let folder: string

const SINGLE_PAGES = [50, 436, 12]

beforeEach(async () => {
  ;[legacy, own] = await Promise.all([startLegacyServer(), startLegacyServer()])
  folder = mkdtempSync(path.join(tmpdir(), 'verify-'))
})
afterEach(async () => {
  await Promise.all([legacy.stop(), own.stop()])
  rmSync(folder, { recursive: true })
})

async function verified() {
  const ended = await runVerify({ from: legacy.address, to: own.address, singlePages: SINGLE_PAGES, folder, rate: 10_000 })
  const found: Verification = JSON.parse(readFileSync(path.join(folder, 'verify.json'), 'utf8'))
  return { ...ended, found, page: readFileSync(ended.report, 'utf8') }
}

it('two that are the same: each endpoint, number, page and filter was asked of both, and each page opened', async () => {
  const { found, isProof, summary } = await verified()
  expect(found.answers).toEqual([])
  expect(isProof).toBe(true)
  expect(found.fields).toMatchObject({ different: 0, equal: found.fields.compared })
  expect(summary).toContain('两边一致。')
  const asked = (server: LegacyServer) => new Set(server.requests.map(({ url }) => url).filter((url) => url.startsWith('/prod-api')))
  expect(asked(own)).toEqual(asked(legacy))
  for (const path of [
    '/api/product/list?pageSize=9&pageNum=3',
    '/api/product/list?isHot=1&pageSize=9&pageNum=1',
    '/api/product/list?categoryIds=201&pageSize=9&pageNum=1',
    '/api/product/1025',
    '/api/case/312',
    '/api/solution/category/detail/32',
    '/api/attachment/list?categoryId=12&pageSize=9&pageNum=2',
    '/api/article/train/909',
    '/api/article/single/12',
  ])
    expect(asked(own)).toContain(`/prod-api${path}`)
  const opened = own.requests.map(({ url }) => url)
  expect(opened).toEqual(expect.arrayContaining(['/GoodsInfoView?id=1001', '/GoodsListView?all=true', '/AboutView', '/NewsDetail?id=801']))
  // What is not there is on no page.
  expect(opened).not.toContain('/RichTextInfo?id=12')
})

it('a document that is missing, a file that does not open and a link that leads nowhere are named', async () => {
  const [kept, gone] = own.content.documents
  own.content.documents = own.content.documents.filter((row) => row !== gone)
  Object.assign(kept ?? {}, { url: '/files/sample-1.pdf' })
  own.misbehave('/files/sample-1.pdf', bad.status(404))
  Object.assign(legacy.content.news[0] ?? {}, { content: '<p>见<a href="/GoodsInfoView?id=4711">旧产品</a></p>' })
  Object.assign(own.content.news[0] ?? {}, { content: '<p>见<a href="/GoodsInfoView?id=4711">旧产品</a></p>' })
  own.misbehave('/GoodsInfoView?id=4711', bad.status(404))
  const { found, isProof, page } = await verified()
  expect(isProof).toBe(false)
  const different = found.answers.flatMap((answer) => answer.different.map(({ at }) => at))
  expect(different).toContain(`rows[${gone?.id}]`)
  expect(found.files.closed).toEqual([{ path: '/files/sample-1.pdf', status: '源站没有这个地址（HTTP 404）' }])
  expect(found.pages.closed).toEqual([{ path: '/GoodsInfoView?id=4711', status: '源站没有这个地址（HTTP 404）' }])
  for (const path of ['/files/sample-1.pdf', '/GoodsInfoView?id=4711']) expect(page).toContain(path)
})

it('differences are named by request and field, with what was allowed, in numbers, JSON and a page', async () => {
  own.content.products[0] = { ...own.content.products[0], title: '<b>别的</b>', isHot: 0, createBy: undefined }
  own.content.news.splice(4, 1)
  own.misbehave('/prod-api/api/case/301', bad.status(500))
  own.misbehave('/NewsDetail?id=803', bad.status(404))
  const { found, isProof, page, summary } = await verified()
  expect(isProof).toBe(false)
  expect(summary).toContain('仍有不同')
  const fieldsOf = (question: string) => found.answers.find((answer) => answer.question === question)?.different.map(({ at }) => at)
  expect(fieldsOf('/api/product/list?pageSize=9&pageNum=1')).toEqual(['rows[1001].title'])
  expect(fieldsOf('/api/article/news/805')).toEqual(['code', 'data'])
  expect(fieldsOf('/api/article/news/list?pageSize=10&pageNum=1')).toEqual(expect.arrayContaining(['total', 'rows[805]']))
  expect(found.answers.find(({ question }) => question === '/api/case/301')?.failure).toBe('本站：源站应答 HTTP 500')
  expect(found.fields.allowed).toMatchObject({ 'beyond-contract': expect.any(Number), flag: expect.any(Number) })
  expect(found.pages.closed).toEqual([{ path: '/NewsDetail?id=803', status: '源站没有这个地址（HTTP 404）' }])
  expect(page).toContain('&lt;b&gt;别的&lt;/b&gt;')
  expect(page).not.toContain('<b>别的')
})
