import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { richText, richTextOf } from '../support/rich-text'
import { type Account, type Caller, Staff, visitor } from './support/accounts'

const staff = new Staff()
const made: string[] = []
let editor: Account

beforeAll(async () => {
  await staff.start()
  editor = await staff.make('editor')
})

afterAll(async () => {
  for (const path of made.reverse()) await staff.admin.call(`${path}?trash=true`, { method: 'DELETE' })
  await staff.admin.call('/cms-api/globals/wording-rules', { method: 'POST', body: { avoidedWords: [] } })
  await staff.end()
})

async function draft(slug: string, data: object) {
  const { status, text } = await editor.call(`/cms-api/${slug}?draft=true&depth=0`, { method: 'POST', body: { ...data, _status: 'draft' } })
  expect(status, text).toBe(201)
  const { doc } = JSON.parse(text)
  made.push(`/cms-api/${slug}/${doc.id}`)
  return { ...doc, path: `/cms-api/${slug}/${doc.id}`, name: `${slug}.${doc.id}` }
}

const ask = (call: Caller, body: object) => call('/cms-api/publish-check', { method: 'POST', body })

async function check(document: string, data?: object) {
  const { status, text } = await ask(editor.call, { document, data })
  expect(status, text).toBe(200)
  return JSON.parse(text).findings
}

const publish = (path: string, data: object = {}) => editor.call(path, { method: 'PATCH', body: { ...data, _status: 'published' } })

describe('the check before publishing', () => {
  it('names the fields that publishing would refuse, and publishing refuses them', async () => {
    const product = await draft('products', { title: '检查试验', parameters: [{ group: '电气', name: '额定电流' }] })
    const errors = (await check(product.name)).filter(({ severity }: { severity: string }) => severity === 'error')
    const labels = errors.map(({ label }: { label: string }) => label)
    expect(labels).toEqual(expect.arrayContaining(['型号', '简介', '封面', '产品分类', '技术参数，第 1 行 · 数值']))
    expect(errors.find(({ path }: { path: string }) => path === 'parameters.0.value')).toMatchObject({ kind: 'invalid' })
    expect((await publish(product.path)).status).toBe(400)
  })

  it('looks at what is typed, not at what was saved, and writes nothing', async () => {
    const news = await draft('news', { title: '没有正文' })
    expect(await check(news.name)).toMatchObject([{ severity: 'error', path: 'content', label: '正文' }])
    expect(await check(news.name, { content: richText('正文') })).toEqual([])
    expect(await check(news.name, { content: richText('正文'), title: '长'.repeat(120) })).toMatchObject([
      { severity: 'error', path: 'title' },
      { severity: 'warning', kind: 'long-title', path: 'title' },
    ])
    // MongoDB leaves out what a document does not have.
    const stored = { content: null, ...JSON.parse((await editor.call(`${news.path}?draft=true&depth=0`)).text) }
    expect(stored).toMatchObject({ title: '没有正文', content: null })
  })

  it('takes empty paragraphs for an empty page, whichever way it is published', async () => {
    const [paragraph] = richTextOf().root.children
    const empty = richTextOf()
    Object.assign(empty.root, { children: [paragraph, paragraph, paragraph] })
    const news = await draft('news', { title: '空段落', content: empty })
    expect(await check(news.name)).toMatchObject([
      { severity: 'error', path: 'content', sentence: '请填写正文：现在没有文字，也没有图片。' },
    ])
    expect((await publish(news.path)).status).toBe(400)
    const answer = await editor.call('/cms-api/news', { method: 'POST', body: { title: '空段落', content: empty, _status: 'published' } })
    expect(answer.status).toBe(400)
    expect((await publish(news.path, { content: richText('正文') })).status).toBe(200)
  })

  it('refuses a number that another document has, in Chinese, and names it: published, in the trash, or itself a draft', async () => {
    const first = await draft('news', { title: '第一篇', content: richText('正文') })
    const second = await draft('news', { title: '第二篇', content: richText('正文') })
    const invalid = async (articleId: number) =>
      (await check(second.name, { articleId })).map(({ severity, path, sentence }: Record<string, string>) => ({
        severity,
        path,
        sentence,
      }))
    const refusal = (number: number, holder: string) => ({
      ...{ severity: 'error', path: 'articleId' },
      sentence: `编号 ${number} 已被${holder}使用，请换一个。`,
    })
    expect(await invalid(first.articleId)).toEqual([refusal(first.articleId, '新闻“第一篇”')])
    // Only its newest version has this number yet; what visitors know keeps the other.
    const free = first.articleId + 5000
    await staff.admin.call(`${first.path}?draft=true`, { method: 'PATCH', body: { articleId: free, _status: 'draft' } })
    expect(await invalid(free)).toEqual([refusal(free, '新闻“第一篇”')])
    await editor.call(first.path, { method: 'PATCH', body: { deletedAt: new Date().toISOString() } })
    const { sentence } = refusal(free, '回收站中的新闻“第一篇”')
    expect(await invalid(free)).toMatchObject([{ sentence }])
    const refused = await staff.admin.call(second.path, { method: 'PATCH', body: { articleId: free, _status: 'published' } })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(sentence)
    expect(await check(second.name)).toEqual([])
  })

  it('names the product whose number is taken, also between two drafts', async () => {
    const first = await draft('products', { title: '先有编号的断路器' })
    const second = await draft('products', { title: '后来的断路器' })
    const free = `${first.articleId}_99`
    for (const { path } of [first, second]) {
      const kept = await staff.admin.call(`${path}?draft=true`, { method: 'PATCH', body: { articleId: free, _status: 'draft' } })
      expect(kept.status, 'what is typed is kept').toBe(200)
    }
    const sentence = `编号 ${free} 已被产品“先有编号的断路器”使用，请换一个。`
    expect(await check(second.name)).toEqual(
      expect.arrayContaining([expect.objectContaining({ severity: 'error', path: 'articleId', sentence })]),
    )
  })

  it('warns of what visitors would not get to, and of words that administrators have listed', async () => {
    const other = await draft('stories', { title: '还没写完的案例' })
    const body = { avoidedWords: [{ word: '最佳', instead: '合适' }] }
    expect((await editor.call('/cms-api/globals/wording-rules', { method: 'POST', body })).status).toBe(403)
    expect((await staff.admin.call('/cms-api/globals/wording-rules', { method: 'POST', body })).status).toBe(200)
    const product = await draft('products', { title: '最佳断路器', stories: [other.id] })
    const warnings = (await check(product.name)).filter(({ severity }: { severity: string }) => severity === 'warning')
    expect(warnings).toMatchObject([
      { kind: 'unpublished', path: 'stories', label: '相关案例', sentence: '客户案例“还没写完的案例”还没有发布，访客看不到它。' },
      { kind: 'avoided-word', path: 'title', sentence: '“最佳”是公司不用的词，可写“合适”。' },
    ])
    const news = await draft('news', { title: '链接试验', content: richText('正文'), officialAccountsUrl: '/NoSuchPage' })
    expect(await check(news.name)).toMatchObject([{ severity: 'warning', kind: 'link', path: 'officialAccountsUrl' }])
    expect((await publish(news.path)).status, 'a warning forbids nothing').toBe(200)
  })

  it('is for those who write content, and of what there is', async () => {
    const news = await draft('news', { title: '权限试验' })
    const service = await staff.make('service')
    for (const call of [visitor, service.call]) expect((await ask(call, { document: news.name })).status).toBe(403)
    expect((await ask(editor.call, { document: 'news.999999999' })).status).toBe(404)
    expect((await ask(editor.call, { document: 'users.1' })).status).toBe(404)
    expect((await ask(editor.call, { document: '../news' })).status).toBe(400)
    expect((await ask(editor.call, { document: 'news', data: {} })).status).toBe(404)
  })

  it('finds nothing wrong that would refuse what is published already, and no picture of it too small', async () => {
    for (const slug of ['products', 'stories', 'news', 'solutions', 'questions', 'single-pages', 'banners', 'documents']) {
      const { docs } = JSON.parse(
        (await editor.call(`/cms-api/${slug}?where[_status][equals]=published&limit=5&depth=0&select[updatedAt]=true`)).text,
      )
      for (const { id } of docs) {
        const findings: { severity: string; kind: string }[] = await check(`${slug}.${id}`)
        expect(
          findings.filter(({ severity, kind }) => severity === 'error' || kind === 'small-picture'),
          `${slug} ${id}`,
        ).toEqual([])
      }
    }
    expect((await check('home-page')).filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([])
  })
})
