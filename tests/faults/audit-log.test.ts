import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WITHOUT_AUDIT } from '../../collections/hooks/audit'
import { makeUser, PASSWORD, rest, signIn, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload
let token = ''
let bossToken = ''
let editorId: number | string = 0

/** A text in the editor's own format. */
const block = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
const words = [{ type: 'text', version: 1, text: '正文', format: 0, detail: 0, mode: 'normal', style: '' }]
const content = {
  root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', textFormat: 0, textStyle: '', children: words }] },
}

const deletedAt = new Date().toISOString()

beforeAll(async () => {
  cms = await emptySite({ SMTP_HOST: '' })
  await makeUser(cms, 'boss', 'admin')
  editorId = (await makeUser(cms, 'editor', 'editor')).id
  token = await tokenOf('editor')
  bossToken = await tokenOf('boss')
})

beforeEach(() => cms.db.deleteMany({ collection: 'audit-log', where: { id: { exists: true } } }))

/** What the log says since the test began, oldest first. */
async function log(): Promise<string[]> {
  const { docs } = await cms.find({ collection: 'audit-log', sort: 'id', pagination: false, depth: 0, overrideAccess: true })
  return docs.map(({ action, actor, subject, detail }) => [actor, action, subject, detail].filter(Boolean).join(' '))
}

async function write(path: string, body: object, method = 'PATCH', as = token): Promise<{ id: number | string }> {
  const answer = await rest(path, { method, body, token: as })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return Object(answer.body.doc ?? answer.body)
}

const makeNews = (title: string, _status: 'draft' | 'published') =>
  write(`/news?depth=0&draft=${_status === 'draft'}`, { title, content, _status }, 'POST')

describe('the audit log', () => {
  it('follows a document through its life, and leaves out what is only saved', async () => {
    const { id } = await makeNews('新品', 'draft')
    const path = `/news/${id}`
    await write(`${path}?draft=true&autosave=true`, { title: '新品发布', _status: 'draft' })
    await write(path, { _status: 'published' })
    await write(`${path}?draft=true&autosave=true`, { title: '新品发布会', _status: 'draft' })
    await write(path, { _status: 'draft' })
    await write(path, { _status: 'draft' })
    await write(path, { _status: 'published' })
    await write(path, { deletedAt })
    await write(`${path}?trash=true`, { deletedAt: null, _status: 'draft' })
    await write(path, { deletedAt })
    await write(`${path}?trash=true`, { deletedAt: null, _status: 'published' })
    await write(path, {}, 'DELETE', bossToken)
    expect(await log()).toEqual([
      'editor publish 新闻：新品发布',
      'editor unpublish 新闻：新品发布会',
      'editor publish 新闻：新品发布会',
      'editor trash 新闻：新品发布会',
      'editor restore 新闻：新品发布会',
      'editor trash 新闻：新品发布会',
      'editor restore 新闻：新品发布会 恢复并发布',
      'boss delete 新闻：新品发布会',
    ])
  })

  it('knows what goes into the trash and has no drafts', async () => {
    const { id } = await write('/redirects', { from: '/thrown-away', to: '/News' }, 'POST')
    await write(`/redirects/${id}`, { to: '/Download' })
    await write(`/redirects/${id}`, { deletedAt })
    await write(`/redirects/${id}?trash=true`, { deletedAt: null })
    expect(await log()).toEqual(['editor trash 地址跳转：/thrown-away', 'editor restore 地址跳转：/thrown-away'])
    await write(`/redirects/${id}`, {}, 'DELETE', bossToken)
  })

  it('has a line for each of many that are changed at once', async () => {
    const made = [await makeNews('甲', 'draft'), await makeNews('乙', 'draft')]
    const where = `?where[id][in]=${made.map(({ id }) => id).join(',')}`
    await write(`/news${where}`, { _status: 'published' })
    await write(`/news${where}`, { deletedAt })
    await write(`/news${where}&trash=true`, {}, 'DELETE', bossToken)
    const lines = ['editor publish', 'editor trash', 'boss delete'].flatMap((deed) => ['甲', '乙'].map((title) => `${deed} 新闻：${title}`))
    expect((await log()).sort()).toEqual(lines.sort())
  })

  it('says who chose the time when something is published by the clock', async () => {
    const { id } = await makeNews('定时', 'draft')
    const user = { relationTo: 'users', value: editorId }
    for (const type of ['publish', 'unpublish']) {
      const input = { type, doc: { relationTo: 'news', value: String(id) }, user }
      await Reflect.apply(cms.jobs.queue, cms.jobs, [{ task: 'schedulePublish', input }])
      await cms.jobs.run({ silent: true })
    }
    expect(await log()).toEqual(['系统 publish 新闻：定时 定时任务，由 editor 设定', '系统 unpublish 新闻：定时 定时任务，由 editor 设定'])
  })

  it('knows pages and settings', async () => {
    const survey = { title: 'ESG', introduction: '说明', chineseUrl: '/a', englishUrl: '/b' }
    await write('/globals/survey-page', { ...survey, _status: 'published' }, 'POST')
    await write('/globals/survey-page?draft=true&autosave=true', { title: 'ESG 2', _status: 'draft' }, 'POST')
    await write('/globals/survey-page', { _status: 'draft' }, 'POST')
    expect(await log()).toEqual(['editor publish ESG 问卷', 'editor unpublish ESG 问卷'])
  })

  it('knows accounts and sign-ins, but no address of anybody who fails', async () => {
    const boss = await tokenOf('boss')
    const account = { name: '小王', email: 'wang@example.com', password: PASSWORD, role: 'editor' }
    const { body } = await rest('/users', { method: 'POST', token: boss, body: account })
    const { id } = Object(body.doc)
    await rest(`/users/${id}`, { method: 'PATCH', token: boss, body: { role: 'service', name: '小王' } })
    await rest(`/users/${id}`, { method: 'PATCH', token: boss, body: { name: '老王' } })
    await signIn('wang', 'wrong')
    await signIn('stranger', 'wrong')
    await rest(`/users/${id}`, { method: 'DELETE', token: boss })
    expect(await log()).toEqual([
      'boss sign-in 用户：boss',
      'boss create-user 用户：小王 角色：编辑',
      'boss change-role 用户：小王 编辑 → 客服',
      'wa***@example.com sign-in-failed 邮箱或密码不正确',
      'st***@example.com sign-in-failed 邮箱或密码不正确',
      'boss delete 用户：老王',
    ])
  })

  it('has the deletion of what visitors sent without their names', async () => {
    const sent = { name: '王工', mobile: '13912345678', profession: '设计院', area: '江苏省/南京市', content: '选型' } as const
    const { id } = await cms.create({ collection: 'consultations', data: { ...sent, status: '0' }, overrideAccess: true })
    await rest(`/consultations/${id}`, { method: 'DELETE', token: await tokenOf('boss') })
    expect((await log()).at(-1)).toBe(`boss delete 项目咨询：#${id}`)
  })

  it('has the exports of what visitors sent: who, which filter and how many, without whom it was about', async () => {
    const [{ handleEndpoints }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')])
    const exportAs = async (query: string) => {
      const url = `http://localhost:3000/cms-api/consultations/export?${query}`
      const { status, body } = await handleEndpoints({
        config,
        request: new Request(url, { headers: { authorization: `JWT ${bossToken}` } }),
      })
      await body?.cancel()
      return status
    }
    const sent = { name: '王工', mobile: '13912345678', profession: '设计院', area: '江苏省/南京市', content: '选型' } as const
    await cms.create({ collection: 'consultations', data: { ...sent, status: '1' }, overrideAccess: true })
    expect(await exportAs('')).toBe(200)
    expect(await exportAs('where[or][0][and][0][status][equals]=1&where[or][0][and][1][mobile][equals]=13912345678')).toBe(200)
    expect(await exportAs('search=13912345678&where[createdAt][less_than]=2001-01-01')).toBe(200)
    expect(await exportAs(`where[13912345678][equals]=1&where[status][13912345678]=13912345678`)).toBeGreaterThanOrEqual(200)
    const lines = await log()
    expect(lines.slice(0, 3)).toEqual([
      'boss export 项目咨询 CSV，1 行，筛选：全部',
      'boss export 项目咨询 CSV，1 行，筛选：状态 ＝ 处理中；手机号',
      'boss export 项目咨询 CSV，0 行，筛选：创建于 ＜ 2001-01-01；搜索文字',
    ])
    expect(lines.join()).not.toContain('13912345678')
  })

  it('has nothing of what is taken back', async () => {
    const { id } = await makeNews('撤回', 'draft')
    const transactionID = await cms.db.beginTransaction()
    const req = { transactionID: transactionID ?? '' }
    await cms.update({ collection: 'news', id, data: { _status: 'published' }, depth: 0, overrideAccess: true, req })
    await cms.db.rollbackTransaction(req.transactionID)
    expect(await log()).toEqual([])
  })

  it('leaves out the demo content', async () => {
    const data = { name: '演示', sortOrder: 1, _status: 'published' } as const
    await cms.create({ collection: 'download-categories', data, overrideAccess: true, context: WITHOUT_AUDIT })
    expect(await log()).toEqual([])
  })

  it('is changed by nobody, and read by administrators', async () => {
    await makeNews('记录', 'published')
    const boss = await tokenOf('boss')
    for (const somebody of [undefined, token, boss]) {
      const attempts = [
        await rest('/audit-log', { method: 'POST', token: somebody, body: { action: 'delete', actor: 'x' } }),
        await rest('/audit-log?where[id][exists]=true', { method: 'PATCH', token: somebody, body: { actor: 'x' } }),
        await rest('/audit-log?where[id][exists]=true', { method: 'DELETE', token: somebody }),
      ]
      expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403])
    }
    expect((await rest('/audit-log')).status).toBe(403)
    expect((await rest('/audit-log', { token })).status).toBe(403)
    expect((await rest('/audit-log', { token: boss })).body).toMatchObject({ totalDocs: 2 })
  })

  it('forgets after a year, as the privacy page says', async () => {
    await makeNews('旧', 'published')
    await makeNews('新', 'published')
    const { docs } = await cms.find({ collection: 'audit-log', sort: 'id', limit: 1, overrideAccess: true })
    const createdAt = new Date(Date.now() - 366 * 24 * 3_600_000).toISOString()
    await cms.db.updateOne({ collection: 'audit-log', id: docs[0]?.id ?? 0, data: { createdAt } })
    await cms.jobs.queue({ task: 'forget-old-requests', input: {}, queue: 'nightly' })
    await cms.jobs.run({ queue: 'nightly', silent: true })
    expect(await log()).toEqual(['editor publish 新闻：新'])
  })
})
