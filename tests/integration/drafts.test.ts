import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, list, one, type Row } from './support/api'
import { fixtureFolder } from './support/fixtures'
import { get, send } from './support/http'
import { readZip } from './support/zip'

const { ADMINISTRATOR_EMAIL: email, ADMINISTRATOR_PASSWORD: password } = process.env

/** A text in the editor's own format. */
const richText = (text: string) => ({
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 },
    children: [
      {
        ...{ type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0, textFormat: 0, textStyle: '' },
        children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
      },
    ],
  },
})

const pdf = readFileSync(path.join(fixtureFolder, '../assets/documents/drawing-hpm-96.pdf'))

const missing = { code: 404, msg: '内容不存在或已下架' }

// Needs an account: `npm test` makes one and hands it on.
describe('what an editor writes', () => {
  const authorization = { authorization: '' }
  const trash: string[] = []

  beforeAll(async () => {
    const body = JSON.stringify({ email, password })
    const response = await get('/cms-api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(response.status).toBe(200)
    authorization.authorization = `JWT ${((await response.json()) as { token: string }).token}`
  })

  afterAll(async () => {
    for (const path of trash) await get(path, { method: 'DELETE', headers: authorization })
  })

  async function write(method: 'POST' | 'PATCH', path: string, data: Row) {
    const headers = { ...authorization, 'content-type': 'application/json' }
    const response = await get(path, { method, headers, body: JSON.stringify(data) })
    const answer = (await response.json()) as { doc: Row }
    expect(response.status, JSON.stringify(answer)).toBeLessThan(300)
    return answer.doc
  }

  /** What `/prod-api` says of a news article, to a visitor and to the editor. */
  async function seen(articleId: unknown) {
    const path = `/prod-api/api/article/news/${articleId}`
    const [visitor, editor] = await Promise.all([get(path), get(`${path}?draft=true`, { headers: authorization })])
    const answer = await visitor.json()
    expect(await editor.json(), 'whoever asks').toEqual(answer)
    return answer
  }

  it('is seen when it is published, not before and not after, and keeps its number', async () => {
    const title = `草稿试验 ${Date.now()}`
    const draft = await write('POST', '/cms-api/news?draft=true', { title, _status: 'draft' })
    const path = `/cms-api/news/${draft.id}`
    trash.push(path)
    expect(draft.articleId).toEqual(expect.any(Number))
    expect(await seen(draft.articleId)).toEqual(missing)
    expect((await list('/api/article/news/list', { title })).total).toBe(0)
    expect((await get(path)).status).toBe(403)

    const content = richText('正文 <script>alert(1)</script> & In')
    await write('PATCH', path, { content, publishedAt: '2026-03-01T01:02:03.000Z', _status: 'published' })
    expect(await seen(draft.articleId)).toMatchObject({
      code: 200,
      data: {
        articleId: draft.articleId,
        title,
        updateTime: '2026-03-01 09:02:03',
        cover: null,
        banner: null,
        isNew: 0,
        officialAccountsUrl: '',
        content: expect.stringContaining('&lt;script&gt;'),
      },
    })
    expect((await list('/api/article/news/list', { title })).total).toBe(1)
    expect((await list('/api/article/news/cover/list', { title })).total, 'it has no picture').toBe(0)

    await write('PATCH', `${path}?draft=true`, { title: `${title}（改）`, _status: 'draft' })
    expect(await seen(draft.articleId)).toMatchObject({ data: { title } })
    expect((await list('/api/article/news/list', { title: `${title}（改）` })).total).toBe(0)

    await write('PATCH', path, { title: `${title}（再改）`, _status: 'published' })
    expect(await seen(draft.articleId)).toMatchObject({ data: { articleId: draft.articleId, title: `${title}（再改）` } })

    await write('PATCH', path, { _status: 'draft' })
    expect(await seen(draft.articleId)).toEqual(missing)
  })

  it('gets different numbers when several are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, (_, index) => write('POST', '/cms-api/news?draft=true', { title: `并发 ${index}`, _status: 'draft' })),
    )
    trash.push(...made.map(({ id }) => `/cms-api/news/${id}`))
    expect(new Set(made.map(({ articleId }) => articleId)).size).toBe(5)
  })

  it('may be titled with any characters: titles are found by them', async () => {
    const title = `100%_纯铜 'A' "B" \\ [x] * 7.5 ${Date.now()}`
    const { id } = await write('POST', '/cms-api/news', { title, content: richText('正文'), _status: 'published' })
    trash.push(`/cms-api/news/${id}`)
    for (const part of [title, '100%_', "'A'", '"B"', '\\', '[x]', '* 7.5', '100%_纯铜 ']) {
      const { rows } = await list('/api/article/news/list', { title: part })
      expect(
        rows.map((row) => row.title),
        part,
      ).toContain(title)
    }
    for (const part of ['100_%', '1%纯', "'B'", '7*5 ']) {
      const { rows } = await list('/api/article/news/list', { title: part })
      expect(
        rows.map((row) => row.title),
        part,
      ).not.toContain(title)
    }
  })

  it('includes files: those of a draft are not served, and equal names are numbered in a zip', async () => {
    const { docs } = (await (await get('/cms-api/download-categories?limit=1&depth=0', { headers: authorization })).json()) as {
      docs: { id: number }[]
    }
    const upload = async (filename: string, status: string) => {
      const form = new FormData()
      form.set('_payload', JSON.stringify({ name: '同名资料', kind: '产品样本', category: docs[0]?.id, _status: status }))
      form.set('file', new Blob([pdf], { type: 'application/pdf' }), filename)
      const response = await get('/cms-api/documents', { method: 'POST', headers: authorization, body: form })
      const answer = (await response.json()) as { doc: { id: number; attachmentId: number; filename: string } }
      expect(response.status, JSON.stringify(answer)).toBe(201)
      trash.push(`/cms-api/documents/${answer.doc.id}`)
      return answer.doc
    }
    const draft = await upload(`draft-${Date.now()}.pdf`, 'draft')
    expect((await get(`/files/${draft.filename}`)).status).toBe(404)
    expect((await get(`/cms-api/documents/file/${draft.filename}`)).status).not.toBe(200)
    expect((await send(`/kbs/info/rar-attach?ids=${draft.attachmentId}`)).body).toHaveLength(0)
    expect((await list('/api/attachment/list', { name: '同名资料' })).total).toBe(0)

    const one = await upload(`same-a-${Date.now()}.pdf`, 'published')
    const other = await upload(`same-b-${Date.now()}.pdf`, 'published')
    const { body } = await send(`/kbs/info/rar-attach?ids=${one.attachmentId},${draft.attachmentId},${other.attachmentId}`)
    expect(readZip(body).map(({ name }) => name)).toEqual(['同名资料.pdf', '同名资料(1).pdf'])
  })

  it.each([
    ['page.html', 'text/html', '<script>alert(1)</script>'],
    ['drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['page.pdf', 'application/pdf', '<html><script>alert(1)</script></html>'],
    ['page.html', 'application/pdf', '%PDF-1.4\n<script>alert(1)</script>'],
  ])('may not be %s of type %s with markup in it', async (filename, type, content) => {
    const { docs } = (await (await get('/cms-api/download-categories?limit=1&depth=0', { headers: authorization })).json()) as {
      docs: { id: number }[]
    }
    const form = new FormData()
    form.set('_payload', JSON.stringify({ name: 'x', kind: '产品样本', category: docs[0]?.id, _status: 'published' }))
    form.set('file', new Blob([content], { type }), filename)
    const response = await get('/cms-api/documents', { method: 'POST', headers: authorization, body: form })
    const answer = (await response.json()) as { doc?: { id: number } }
    if (answer.doc) trash.push(`/cms-api/documents/${answer.doc.id}`)
    expect(response.status).toBe(400)
  })

  it('is not what visitors of a product see twice: a product keeps its id', async () => {
    expect(await ask('/api/product/153_2')).toEqual(missing)
    expect(await one('/api/product/153')).toMatchObject({ baseInfo: { articleId: '153' } })
  })
})
