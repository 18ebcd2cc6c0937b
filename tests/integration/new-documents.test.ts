import type { ClientField } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copiedParts, emptied } from '@/admin/new-document/parts'
import { Products } from '../../collections/products'
import { Stories } from '../../collections/stories'
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

const fieldsOf = ({ fields }: { fields: unknown[] }) => fields as ClientField[]

/** A value without the ids of its rows, which are each document's own; nothing is nothing, however it is stored. */
const ownOf = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? [], (key, inner: unknown) => (key === 'id' && typeof inner === 'string' ? undefined : inner)))

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

  it.each([
    { collection: Products, where: 'where[articleId][equals]=153' },
    { collection: Stories, where: 'sort=articleId' },
  ])('of $collection.slug leaves behind each part that is unticked, takes the others over, and has a number of its own', async (one) => {
    const { slug } = one.collection
    const source = JSON.parse((await editor.call(`/cms-api/${slug}?depth=0&limit=1&${one.where}`)).text).docs[0]
    const numbers = new Set([source.articleId])
    const parts = copiedParts(slug)
    for (const left of parts) {
      // What the admin hands to browsers has the same names and kinds.
      const begun = await copy(slug, source.id, { title: `没有${left.label}`, ...emptied(fieldsOf(one.collection), [left]) })
      for (const name of left.fields) expect(begun[name] ?? [], `${left.label}: ${name}`).toEqual([])
      for (const name of parts.filter((part) => part !== left).flatMap(({ fields }) => fields)) {
        expect(ownOf(begun[name]), `${name} without ${left.label}`).toEqual(ownOf(source[name]))
      }
      numbers.add(begun.articleId)
    }
    expect(numbers.size).toBe(parts.length + 1)
  })

  it('of a story leaves no word of the other project behind where its texts are unticked', async () => {
    const words = { customerName: '青禾地铁', projectAddress: '青禾', requirementContent: '青禾的需求', outcomeContent: '青禾的成果' }
    const story = await send('/cms-api/stories?draft=true&depth=0', { title: '原案例', ...words }, 201)
    const begun = await copy('stories', story.id, { title: '新案例', ...emptied(fieldsOf(Stories), copiedParts('stories')) })
    expect(JSON.stringify(begun)).not.toContain('青禾')
  })

  it('says nothing of templates to visitors', async () => {
    const { text } = await visitor('/cms-api/news?limit=1&depth=0')
    expect(text).not.toContain('isTemplate')
  })
})
