import type { Page } from '@playwright/test'
import { makeNewsDraft, type NewsDraft, removeNews } from './news-draft'
import { expect, test } from './noisy-test'

test.use({ viewport: { width: 1600, height: 900 } })

const text = (words: string) => ({
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 },
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words, format: 0 }] }],
  },
})

test.describe('a news article in the admin', () => {
  let draft: NewsDraft
  let title = ''

  test.beforeEach(async ({ page }) => {
    title = `发布试验 ${Date.now()}`
    draft = await makeNewsDraft(page, { title, content: text('正文') })
  })

  test.afterEach(({ page }) => removeNews(page, draft))

  /** What a visitor, who is not signed in, gets at this very moment. */
  async function seen(page: Page): Promise<{ status: number; title: string }> {
    const context = await page.context().browser()?.newContext()
    const response = await context?.request.get(`/NewsDetail?id=${draft.articleId}`)
    const html = (await response?.text()) ?? ''
    await context?.close()
    return { status: response?.status() ?? 0, title: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '' }
  }

  test('is published, changed, taken back to an older version and unpublished, each seen by the next visitor', async ({ page }) => {
    expect((await seen(page)).status).toBe(404)
    await page.goto(`/admin/collections/news/${draft.id}`)
    await page.getByRole('button', { name: /^发布/ }).first().click()
    await expect(page.getByText('状态: 已发布')).toBeVisible()
    expect(await seen(page)).toEqual({ status: 200, title })

    await page.getByRole('textbox', { name: /^标题/ }).first().fill(`${title}（改）`)
    await expect(page.getByText('已更改', { exact: true })).toBeVisible()
    expect((await seen(page)).title).toBe(title)
    await page.getByRole('button', { name: /^发布/ }).first().click()
    await expect(page.getByText('状态: 已发布')).toBeVisible()
    expect((await seen(page)).title).toBe(`${title}（改）`)

    await page.getByRole('link', { name: /^版本/ }).click()
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    const query = `where[parent][equals]=${draft.id}&where[version._status][equals]=published&sort=updatedAt&depth=0`
    const { docs } = await (await page.request.get(`/cms-api/news/versions?${query}`, { headers: draft.headers })).json()
    expect(docs[0].version).toMatchObject({ title, editedBy: '管理员' })
    await page.goto(`/admin/collections/news/${draft.id}/versions/${docs[0].id}`)
    await page.getByRole('button', { name: /恢复此版本/ }).click()
    await page.getByRole('button', { name: /确认|确定/ }).click()
    await expect(page.getByRole('textbox', { name: /^标题/ }).first()).toHaveValue(title)
    expect((await seen(page)).title).toBe(title)

    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: /取消发布/ }).click()
    await page.getByRole('button', { name: /确认|确定/ }).click()
    await expect(page.getByText('草稿', { exact: true })).toBeVisible()
    expect((await seen(page)).status).toBe(404)

    // The list: nothing of it is published any more; what nobody has written has a name all the same.
    await page.goto('/admin/collections/news?sort=-updatedAt')
    await expect(page.getByRole('columnheader', { name: /状态/ })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: title }).getByRole('cell', { name: '已下线', exact: true })).toBeVisible()
    await expect(page.getByRole('cell', { name: '系统', exact: true }).first()).toBeVisible()
    await expect(page.getByText('未填修改人')).toHaveCount(0)
  })

  test('goes into the trash and comes back out of it', async ({ page }) => {
    const { id, articleId, headers } = draft
    await page.request.patch(`/cms-api/news/${id}`, { headers, data: { _status: 'published' } })
    expect((await seen(page)).status).toBe(200)
    await page.request.patch(`/cms-api/news/${id}`, { headers, data: { deletedAt: new Date().toISOString() } })
    expect((await seen(page)).status).toBe(404)
    const { total } = await (await page.request.get(`/prod-api/api/article/news/list?title=${encodeURIComponent(title)}`)).json()
    expect(total).toBe(0)

    await page.goto('/admin/collections/news/trash')
    const row = page.getByRole('row').filter({ hasText: title })
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: /^恢复/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /确认|恢复/ })
      .click()
    await expect(row).toHaveCount(0)
    const { docs } = await (await page.request.get(`/cms-api/news?where[id][equals]=${id}&draft=true&depth=0`, { headers })).json()
    expect(docs).toMatchObject([{ title, articleId }])
  })
})
