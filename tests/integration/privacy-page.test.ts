import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Caller, signInAdministrator, visitor } from './support/staff'

const settings = z.object({ retention: z.record(z.string(), z.number()), retentionAction: z.string() })
const list = z.object({ docs: z.tuple([z.object({ id: z.union([z.number(), z.string()]) })]) })

/** What a page says, without tags and scripts. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('the privacy page', () => {
  let administrator: Caller
  let before: z.infer<typeof settings>
  let previews: string[] = []

  beforeAll(async () => {
    administrator = await signInAdministrator()
    before = settings.parse(await (await administrator('/cms-api/globals/service-settings')).json())
    const { docs } = list.parse(await (await administrator('/cms-api/single-pages?where[articleId][equals]=69&depth=0')).json())
    const link = await administrator(`/cms-api/preview-link?document=single-pages.${docs[0].id}`)
    const { path } = z.object({ path: z.string() }).parse(await link.json())
    previews = [path, `/RichText?id=69&draft=1&of=single-pages.${docs[0].id}`]
  })
  afterAll(() => save(before))

  async function save(data: object) {
    const headers = { 'content-type': 'application/json' }
    const { status } = await administrator('/cms-api/globals/service-settings', { method: 'POST', headers, body: JSON.stringify(data) })
    expect(status).toBe(200)
  }

  /** What everybody reads: in both layouts, by the legacy address and in both kinds of preview. */
  async function seen(): Promise<string[]> {
    const pages = ['/RichText?id=69&layout=desktop', '/RichText?id=69&layout=mobile', '/prod-api/api/article/single/69']
    const asVisitor = pages.map(async (page) => (await visitor(page)).text())
    const asStaff = previews.map(async (page) => (await administrator(page)).text())
    return (await Promise.all([...asVisitor, ...asStaff])).map(wordsOf)
  }

  it('says as long as the demo content promises when it is new', async () => {
    for (const words of await seen()) {
      expect(words).toMatch(/咨询记录 自办结之日起 2 年 意见反馈记录 自办结之日起 2 年 报修记录与现场照片 自办结之日起 3 年/)
      expect(words).toContain('自产生之日起 365 天')
      expect(words).toContain('作匿名化处理')
    }
  })

  it('says at once what an administrator has set, wherever it is read', async () => {
    const retention = { ...before.retention, consultationMonths: 18, feedbackMonths: 6, repairMonths: 60, auditDays: 200 }
    await save({ retention, retentionAction: 'delete' })
    for (const words of await seen()) {
      expect(words).toMatch(/咨询记录 自办结之日起 18 个月 意见反馈记录 自办结之日起 6 个月 报修记录与现场照片 自办结之日起 5 年/)
      expect(words).toContain('自产生之日起 200 天')
      expect(words).toContain('予以删除')
      expect(words).not.toMatch(/保存两年|保存三年|匿名化处理，照片/)
    }
  })
})
