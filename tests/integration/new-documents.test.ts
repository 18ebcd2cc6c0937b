import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { richText } from '../support/rich-text'
import { type Account, Staff, visitor } from './support/accounts'

const staff = new Staff()
const made: string[] = []
let editor: Account

beforeAll(async () => {
  await staff.start()
  editor = await staff.make('editor')
})

afterAll(async () => {
  for (const path of made.reverse()) await staff.admin.call(`${path}?trash=true`, { method: 'DELETE' })
  await staff.end()
})

async function send(path: string, body: object, status: number) {
  const answer = await editor.call(path, { method: 'POST', body })
  expect(answer.status, answer.text).toBe(status)
  const { doc } = JSON.parse(answer.text)
  const [, , slug] = path.split(/[/?]/)
  made.push(`/cms-api/${slug}/${doc.id}`)
  return doc
}

const copy = (slug: string, id: number | string, data: object) =>
  send(`/cms-api/${slug}/${id}/duplicate?draft=true&depth=0`, { ...data, _status: 'draft' }, 200)

describe('a copy', () => {
  it('of an article is a draft of its own, with what was written and nothing that was only of the other', async () => {
    const past = '2020-02-02T02:02:00.000Z'
    const template = await send(
      '/cms-api/news?depth=0',
      {
        ...{ title: '模板', content: richText('写好的正文'), isNew: true, isTemplate: true, publishedAt: past, _status: 'published' },
        seo: { title: '搜索标题' },
      },
      201,
    )
    const begun = await copy('news', template.id, { title: '新的一篇' })
    expect(begun).toMatchObject({ title: '新的一篇', _status: 'draft' })
    expect(JSON.stringify(begun.content)).toContain('写好的正文')
    expect(begun.articleId).toBeGreaterThan(0)
    expect(begun.articleId).not.toBe(template.articleId)
    expect(begun.publishedAt > past).toBe(true)
    for (const value of [begun.isNew, begun.isTemplate, begun.seo?.title]) expect(value ?? false).toBe(false)
    const published = await editor.call(`/cms-api/news/${begun.id}`, { method: 'PATCH', body: { _status: 'published' } })
    expect(published.status, published.text).toBe(200)
  })

  it('of a product has a free number, and rows of its own', async () => {
    const parameters = [{ group: '电气', name: '额定电流', value: '100' }]
    const product = await send('/cms-api/products?draft=true&depth=0', { title: '原产品', kbsId: 'K-1', isHot: true, parameters }, 201)
    const begun = await copy('products', product.id, { title: '新产品' })
    expect(begun.articleId).toMatch(/^\d+$/)
    expect(begun.articleId).not.toBe(product.articleId)
    expect(begun.parameters).toMatchObject(parameters)
    expect(begun.parameters[0].id).not.toBe(product.parameters[0].id)
    for (const value of [begun.isHot, begun.kbsId]) expect(value ?? false).toBe(false)
  })

  it('says nothing of templates to visitors', async () => {
    const { text } = await visitor('/cms-api/news?limit=1&depth=0')
    expect(text).not.toContain('isTemplate')
  })
})
