import { describe, expect, it } from 'vitest'
import { richText } from '../support/rich-text'
import { signedInEditor } from './support/editor'
import { get } from './support/http'

/** The pages on which a question of the product 153 and of the service is seen. */
const pages = (mark: string) => ['/Questions', '/CustomerView', '/GoodsInfoView?id=153', `/SearchResult?val=${mark}&search=true`]

const unique = () => `标记${Date.now()}${Math.floor(Math.random() * 1e6)}`

// Needs an account: `npm test` makes one and hands it on.
describe('a question', () => {
  const editor = signedInEditor()

  /** About the service and the product 153, before all others. */
  async function data(mark: string) {
    const { docs } = await editor.ask('GET', 'products?where[articleId][equals]=153&limit=1&depth=0')
    const answer = richText(`答复${mark}`)
    return { question: `${mark}？`, answer, topics: ['service'], products: [docs[0]?.id], sortOrder: 0 }
  }

  /** On which of the pages a visitor reads the question; the keyword in it is marked, and words may part. */
  async function seenOn(mark: string): Promise<string[]> {
    const seen = await Promise.all(
      pages(mark).map(async (path) => {
        const text = (await (await get(path)).text()).replaceAll(/<[^>]*>/g, '')
        return text.includes(`${mark}？`) ? [path] : []
      }),
    )
    return seen.flat()
  }

  /** spec: content/drafts, content/publishing */
  it('is nowhere as a draft, everywhere once it is published, as it was while a newer draft waits, and gone when it is withdrawn', async () => {
    const [mark, newer] = [unique(), unique()]
    const { id } = await editor.create('questions?draft=true', { ...(await data(mark)), _status: 'draft' })
    expect(await seenOn(mark)).toEqual([])
    expect((await get(`/cms-api/questions/${id}`)).status).toBe(403)

    await editor.change(`questions/${id}`, { _status: 'published' })
    expect(await seenOn(mark)).toEqual(pages(mark))

    await editor.change(`questions/${id}?draft=true`, { question: `${newer}？`, _status: 'draft' })
    expect(await seenOn(newer)).toEqual([])
    expect(await seenOn(mark)).toEqual(pages(mark))

    await editor.change(`questions/${id}`, { _status: 'draft' })
    expect(await seenOn(mark)).toEqual([])
  })

  it('that goes to the trash is gone', async () => {
    const mark = unique()
    const { id } = await editor.create('questions', { ...(await data(mark)), _status: 'published' })
    expect(await seenOn(mark)).toEqual(pages(mark))
    await editor.change(`questions/${id}`, { deletedAt: new Date().toISOString() })
    expect(await seenOn(mark)).toEqual([])
  })

  /** spec: questions/places */
  it.each([
    ['belongs to nothing', { topics: [], products: [] }, '主题、产品、产品分类至少选一项，否则问题没有地方显示。'],
    ['is no question', { question: '这是一句话。' }, '请写成一句问话，以问号“？”结尾。'],
  ])('that %s is not published, but kept as a draft', async (_, mistake, message) => {
    const wrong = { ...(await data(unique())), ...mistake }
    const refused = await editor.ask('POST', 'questions', { ...wrong, _status: 'published' })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.errors)).toContain(message)
    await editor.create('questions?draft=true', { ...wrong, _status: 'draft' })
  })

  it('longer than 80 characters is refused', async () => {
    const refused = await editor.ask('POST', 'questions', {
      ...(await data(unique())),
      question: `${'长'.repeat(80)}？`,
      _status: 'published',
    })
    expect(refused.status).toBe(400)
  })

  /** spec: addresses/sitemap */
  it('is told of by the sitemap with its page, which no product endpoint changes for', async () => {
    expect(await (await get('/sitemap.xml')).text()).toContain('/Questions</loc>')
    const product = await (await get('/prod-api/api/product/153')).json()
    expect(Object.keys(product.data)).toEqual(['baseInfo', 'caseList', 'details'])
  })
})
