import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { get } from './support/http'

const { ADMINISTRATOR_EMAIL: email, ADMINISTRATOR_PASSWORD: password } = process.env

type Kind = {
  collection: string
  /** The field that is the title. */
  title: 'title' | 'name' | 'headline' | 'question'
  /** Where a document is seen, by its public number. */
  page: (number: unknown) => string
  data?: Record<string, unknown>
}

/** Everything with a public face that can be begun without a file. */
const kinds: Kind[] = [
  { collection: 'products', title: 'title', page: (number) => `/GoodsInfoView?id=${number}` },
  { collection: 'product-categories', title: 'name', page: (number) => `/GoodsListView?category=${number}` },
  { collection: 'stories', title: 'title', page: (number) => `/ExampleInfoView?id=${number}` },
  { collection: 'story-categories', title: 'name', page: (number) => `/ExampleView?id=${number}` },
  { collection: 'solutions', title: 'title', page: (number) => `/ResultInfoView?id=${number}` },
  { collection: 'solution-categories', title: 'name', page: (number) => `/ResultView?id=${number}` },
  { collection: 'news', title: 'title', page: (number) => `/NewsDetail?id=${number}` },
  { collection: 'trainings', title: 'title', page: (number) => `/RecruitingInfo?id=${number}` },
  { collection: 'single-pages', title: 'title', page: (number) => `/RichText?id=${number}` },
  { collection: 'staff-messages', title: 'name', page: () => '/Recruiting' },
  { collection: 'questions', title: 'question', page: () => '/Questions' },
  { collection: 'download-categories', title: 'name', page: (number) => `/Download?categoryId=${number}` },
  { collection: 'banners', title: 'headline', page: () => '/', data: { placement: 'home' } },
]

type Doc = { id: number | string; articleId?: unknown; categoryId?: unknown }

// Needs an account: `npm test` makes one and hands it on.
describe('a draft', () => {
  const authorization = { authorization: '' }
  const trash: string[] = []

  beforeAll(async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await get('/cms-api/users/login', { method: 'POST', headers, body: JSON.stringify({ email, password }) })
    authorization.authorization = `JWT ${((await response.json()) as { token: string }).token}`
  })

  afterAll(async () => {
    for (const path of trash) await get(path, { method: 'DELETE', headers: authorization })
  })

  async function write(method: 'POST' | 'PATCH', path: string, data: object): Promise<Doc> {
    const headers = { ...authorization, 'content-type': 'application/json' }
    const response = await get(`${path}?draft=true&depth=0`, { method, headers, body: JSON.stringify({ ...data, _status: 'draft' }) })
    const { doc } = (await response.json()) as { doc: Doc }
    return doc
  }

  async function begin({ collection, data }: Kind): Promise<Doc> {
    const doc = await write('POST', `/cms-api/${collection}`, data ?? {})
    trash.push(`/cms-api/${collection}/${doc.id}`)
    return doc
  }

  async function linkTo(document: string): Promise<string> {
    const response = await get(`/cms-api/preview-link?document=${document}`, { headers: authorization })
    expect(response.status).toBe(200)
    return ((await response.json()) as { path: string }).path
  }

  /** What somebody sees at an address; scripts are left out, because they repeat what is on the page, and so is where a line may break. */
  async function see(path: string, headers = {}) {
    const response = await get(path, { headers })
    const html = await response.text()
    return { status: response.status, headers: response.headers, html: html.replaceAll(/<script[\s\S]*?<\/script>|<wbr\/?>/g, '') }
  }

  it.each(kinds)('of $collection is seen on its page before the first word and after, by staff and by its link alone', async (kind) => {
    const { collection, title, page } = kind
    const doc = await begin(kind)
    const path = page(doc.articleId ?? doc.categoryId)
    const asStaff = `${path}${path.includes('?') ? '&' : '?'}draft=1&of=${collection}.${doc.id}`
    expect((await see(asStaff, authorization)).html, 'before the first word').toContain('标题未填写')

    const text = `预览试验${Date.now()}`
    await write('PATCH', `/cms-api/${collection}/${doc.id}`, { [title]: text })
    const link = await linkTo(`${collection}.${doc.id}`)
    for (const layout of ['desktop', 'mobile']) {
      const [staff, colleague] = [await see(`${asStaff}&layout=${layout}`, authorization), await see(`${link}&layout=${layout}`)]
      expect([staff.status, colleague.status]).toEqual([200, 200])
      for (const { html } of [staff, colleague]) {
        expect(html).toContain(`data-layout="${layout}"`)
        expect(html.split('<aside aria-label="草稿预览"')[0], `${layout}, above the bar`).toContain(text)
      }
      expect(staff.html).toContain(`/admin/collections/${collection}/${doc.id}`)
      expect(colleague.html).not.toContain('/admin')
    }
    for (const address of [path, asStaff]) expect((await see(address)).html, 'a visitor').not.toContain(text)
  })

  it('by a link is the only one that its holder sees', async () => {
    const kind = kinds.find(({ collection }) => collection === 'news')
    if (!kind) throw new Error('no news')
    const [one, other] = [await begin(kind), await begin(kind)]
    await write('PATCH', `/cms-api/news/${one.id}`, { title: '第一份草稿' })
    await write('PATCH', `/cms-api/news/${other.id}`, { title: '第二份草稿' })
    const link = await linkTo(`news.${one.id}`)
    expect((await see(link)).html).toContain('第一份草稿')
    const elsewhere = await see(link.replace(`id=${one.articleId}`, `id=${other.articleId}`))
    expect(elsewhere.status).toBe(404)
    expect(elsewhere.html).not.toContain('第二份草稿')
    const token = new URL(link, 'http://localhost').searchParams.get('preview')
    expect((await see(`/News?preview=${token}`)).html).not.toContain('第二份草稿')

    const gone = await get(`/cms-api/news/${one.id}`, { method: 'DELETE', headers: authorization })
    expect(gone.status).toBe(200)
    expect((await see(link)).status, 'deleted').toBe(404)
  })

  it('by a changed link is not seen, but a page that says so', async () => {
    const link = await linkTo('home-page')
    for (const broken of [link.slice(0, -1), link.replace('home-page', 'about-page'), '/NewsDetail?id=541&preview=x']) {
      const { status, html, headers } = await see(broken)
      expect(status).toBe(403)
      expect(html).toContain('预览链接已失效')
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('is kept, found and passed on by nobody', async () => {
    const { headers, html } = await see(await linkTo('site-information'))
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(html).toContain('退出预览')
    const visitors = await see('/')
    expect(visitors.headers.get('x-robots-tag')).toBeNull()
    expect(visitors.html).not.toContain('草稿预览')
  })

  it('is shared by staff only, and only what has a public face', async () => {
    expect((await get('/cms-api/preview-link?document=home-page')).status).toBe(403)
    for (const document of ['users.1', 'service-settings', 'news.999999', 'nothing', '']) {
      expect((await get(`/cms-api/preview-link?document=${document}`, { headers: authorization })).status, document).toBe(404)
    }
  })
})
