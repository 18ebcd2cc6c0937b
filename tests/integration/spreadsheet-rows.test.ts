import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeCsv } from '@/spreadsheet/csv'
import { pdfOfPages } from '../support/pdf-of-pages'
import { REFUSED_ORDER, whileVersionsAreRefused } from './support/refused-version'
import {
  administrator,
  checked,
  cover,
  csv,
  editor,
  exported,
  find,
  found,
  HEADINGS,
  imported,
  NEW_ROW,
  NUMBER,
  send,
} from './support/spreadsheet-calls'
import { visitor } from './support/staff'

// Needs an account: `npm test` makes one and hands it on.
describe('rows of a spreadsheet', () => {
  describe('a new product', () => {
    const row = () => NEW_ROW.map((cell, index) => (HEADINGS[index] === '封面' ? cover : cell))
    const stored = () => find(`products?where[articleId][equals]=${NUMBER}&draft=true&depth=0`)

    afterAll(async () => {
      await administrator(`/cms-api/products?where[articleId][equals]=${NUMBER}&draft=true`, { method: 'DELETE' })
      await administrator(`/cms-api/products?where[title][equals]=${encodeURIComponent('自动编号的产品')}&draft=true`, { method: 'DELETE' })
    })

    it('is imported as a draft, to the letter', async () => {
      const report = await checked('products', csv(row()))
      expect([report.counts.created, report.problems]).toEqual([1, []])
      expect((await stored()).totalDocs).toBe(0)
      await imported('products', csv(row()), { fingerprint: report.fingerprint })
      const [doc] = (await stored()).docs
      expect(doc).toMatchObject({
        articleId: NUMBER,
        title: NEW_ROW[1],
        model: NEW_ROW[2],
        summary: NEW_ROW[5],
        isHot: true,
        sortOrder: 7,
        publishedAt: '2026-03-18T01:30:00.000Z',
        _status: 'draft',
        editedBy: 'Test editor',
        mainParameters: [{ name: '电流', value: '100 A' }],
        parameters: [
          { group: '额定参数', name: '额定电流', value: '100', unit: 'A' },
          { group: '额定参数', name: '极数', value: '3P' },
        ],
      })
      expect(await (await visitor(`/prod-api/api/product/${NUMBER}`)).json()).toMatchObject({ code: 404 })
    })

    it('survives its own round trip, as CSV and as XLSX', async () => {
      for (const format of ['csv', 'xlsx'] as const) {
        const { file } = await exported('products', format, `where[articleId][equals]=${NUMBER}`)
        expect((await checked('products', file, { publish: true })).counts).toMatchObject({ rows: 1, unchanged: 1 })
      }
    })

    it('is published only when that was asked for, and then stays so while drafts are imported', async () => {
      const published = csv(row().map((cell) => (cell === '草稿' ? '已发布' : cell)))
      const unasked = await checked('products', published)
      expect([unasked.counts.unchanged, unasked.notes.map(({ column }) => column)]).toEqual([1, ['状态']])
      const asked = await checked('products', published, { publish: true })
      expect(asked.changes).toMatchObject([{ publishes: true, fields: [{ label: '状态', before: '草稿', after: '已发布' }] }])
      await imported('products', published, { publish: true, fingerprint: asked.fingerprint })
      const visible = async () =>
        // Without `draft=true` it is what visitors see.
        found.parse(await (await administrator(`/cms-api/products?where[articleId][equals]=${NUMBER}&depth=0`)).json()).docs
      expect(await visible()).toMatchObject([{ sortOrder: 7 }])

      const changed = csv(row().map((cell) => (cell === '7' ? '8' : cell === '草稿' ? '已发布' : cell)))
      const { fingerprint } = await checked('products', changed)
      await imported('products', changed, { fingerprint })
      expect((await stored()).docs).toMatchObject([{ sortOrder: 8, _status: 'draft' }])
      expect(await visible()).toMatchObject([{ sortOrder: 7 }])
    })

    it('is not imported when the content has changed since the check', async () => {
      const [doc] = (await stored()).docs
      const file = csv(row().map((cell) => (cell === '7' ? '9' : cell)))
      const { fingerprint } = await checked('products', file)
      const body = JSON.stringify({ sortOrder: 30 })
      await editor.call(`/cms-api/products/${doc?.id}?draft=true`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body,
      })
      const outdated = await imported('products', file, { fingerprint })
      expect([outdated.outcome, outdated.changes[0]?.fields]).toEqual(['outdated', [{ label: '排序号', before: '30', after: '9' }]])
      expect((await stored()).docs).toMatchObject([{ sortOrder: 30 }])
      const done = await imported('products', file, { fingerprint: outdated.fingerprint })
      expect(done.outcome).toBe('imported')
      expect((await stored()).docs).toMatchObject([{ sortOrder: 9 }])
    })

    it('is not imported when a later row fails: nothing is half imported', async () => {
      const [doc] = (await stored()).docs
      const before = await find('products/versions?limit=1&depth=0')
      const first = row().map((cell, index) => (index === 0 ? `${NUMBER}_1` : cell))
      const second = row().map((cell) => (cell === '7' ? String(REFUSED_ORDER) : cell))
      const file = csv(first, second)
      const { counts, fingerprint } = await checked('products', file)
      expect(counts).toMatchObject({ created: 1, changed: 1 })
      const refused = await whileVersionsAreRefused(() => send('products/import', file, { fingerprint }))
      expect(refused.status).toBe(500)
      expect((await find(`products?where[articleId][equals]=${NUMBER}_1&draft=true`)).totalDocs).toBe(0)
      expect((await find('products/versions?limit=1&depth=0')).totalDocs).toBe(before.totalDocs)
      expect((await stored()).docs).toEqual([doc])
    })

    it('without a number is given one', async () => {
      const file = csv(row().map((cell, index) => (index === 0 ? '' : index === 1 ? '自动编号的产品' : cell)))
      const { fingerprint } = await checked('products', file)
      await imported('products', file, { fingerprint })
      const { docs } = await find(`products?where[title][equals]=${encodeURIComponent('自动编号的产品')}&draft=true&depth=0`)
      expect(docs).toMatchObject([{ articleId: expect.stringMatching(/^\d+$/) }])
    })

    it('is noted in the audit log, and so is the export', async () => {
      const response = await administrator('/cms-api/audit-log?where[actor][equals]=Test%20editor&sort=-createdAt&limit=100')
      const { docs } = found.parse(await response.json())
      expect(docs).toContainEqual(expect.objectContaining({ action: 'import', collectionSlug: 'products', detail: '新建 1，修改 0' }))
      expect(docs).toContainEqual(expect.objectContaining({ action: 'export', collectionSlug: 'products' }))
    })
  })

  describe('a document', () => {
    const changed = (number: unknown) =>
      Buffer.from(
        writeCsv([
          ['资料编号', '名称', '资料类型', '版本说明', '状态'],
          [String(number), '改名的资料', '使用说明书', '', '已发布'],
        ]),
      )
    const uploaded = z.object({ doc: z.object({ id: z.union([z.string(), z.number()]), attachmentId: z.number(), filename: z.string() }) })

    it('is changed as a draft or published; its file stays', async () => {
      const { docs } = await find('download-categories?limit=1')
      const data = { name: '表格测试资料', kind: '产品样本', category: docs[0]?.id, note: '旧', _status: 'published' }
      const body = new FormData()
      body.set('_payload', JSON.stringify(data))
      body.set('file', new File([new Uint8Array(pdfOfPages(1))], `sheet-${NUMBER}.pdf`, { type: 'application/pdf' }))
      const response = await editor.call('/cms-api/documents?depth=0', { method: 'POST', body })
      expect(response.status).toBe(201)
      const { id, attachmentId, filename } = uploaded.parse(await response.json()).doc
      try {
        const file = changed(attachmentId)
        const draft = await checked('documents', file)
        expect(draft.changes.map(({ fields }) => fields.map(({ label }) => label))).toEqual([['名称', '资料类型', '版本说明']])
        await imported('documents', file, { fingerprint: draft.fingerprint })
        const read = (query: string) => find(`documents?where[id][equals]=${id}&depth=0${query}`)
        expect((await read('&draft=true')).docs).toMatchObject([{ name: '改名的资料', note: null, filename, _status: 'draft' }])
        expect((await read('')).docs).toMatchObject([{ name: '表格测试资料', note: '旧', filename, _status: 'published' }])
        const { fingerprint } = await checked('documents', file, { publish: true })
        await imported('documents', file, { publish: true, fingerprint })
        expect((await read('')).docs).toMatchObject([{ name: '改名的资料', kind: '使用说明书', filename, _status: 'published' }])
      } finally {
        await administrator(`/cms-api/documents/${id}`, { method: 'DELETE' })
      }
    })
  })
})
