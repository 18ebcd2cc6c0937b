import { type LegacyServer, startLegacyServer } from '../support/legacy-server/server'
import { type OwnSite, startOwnSite } from '../support/own-site'
import { expect, test } from './noisy-test'

let legacy: LegacyServer
let site: OwnSite

test.use({ viewport: { width: 1600, height: 900 } })
// Four imports, one after the other.
test.setTimeout(600_000)
test.beforeAll(async () => {
  legacy = await startLegacyServer({ products: 2, news: 3, documents: 1, stories: 1, solutions: 1, trainings: 1 })
  site = await startOwnSite({ LEGACY_IMPORT_HOSTS: new URL(legacy.address).host })
})
test.afterAll(async () => {
  await site.remove()
  await legacy.stop()
})

test('an administrator looks at a legacy site, takes it over, finds nothing new the second time, and takes all of it back', async ({
  page,
}) => {
  const data = { email: process.env.ADMINISTRATOR_EMAIL, password: process.env.ADMINISTRATOR_PASSWORD }
  expect((await page.request.post(`${site.baseUrl}/cms-api/users/login`, { data })).status()).toBe(200)
  await page.goto(`${site.baseUrl}/admin/legacy-import`)
  const form = page.getByRole('form', { name: '新的导入' })
  const runs = page.getByRole('region', { name: '以往的导入' }).getByRole('listitem')
  // The first one is a link to somewhere else.
  const [, { articleId } = { articleId: 0 }] = legacy.content.news
  const newsPage = async () => (await page.request.get(`${site.baseUrl}/NewsDetail?id=${articleId}`)).status()

  await test.step('a look, whose report says what would come', async () => {
    await form.getByRole('textbox', { name: '旧站地址' }).fill(legacy.address)
    await form.getByText('更多选项').click()
    await form.getByRole('textbox', { name: /每秒请求数/ }).fill('50')
    await form.getByRole('button', { name: '试运行' }).click()
    await expect(runs.first()).toContainText('试运行完成', { timeout: 120_000 })
    const report = page.waitForEvent('popup')
    await runs.first().getByRole('link', { name: '查看报告' }).click()
    await expect((await report).getByText(/没有写入任何内容/)).toBeVisible()
    expect(await newsPage()).toBe(404)
  })

  await test.step('the import, after a question', async () => {
    await form.getByRole('button', { name: '正式导入…' }).click()
    await form.getByRole('button', { name: '确认导入' }).click()
    await expect(runs.first()).toContainText('导入完成', { timeout: 120_000 })
    await expect(runs.first()).toContainText(/新建 \d+/)
    expect(await newsPage()).toBe(200)
  })

  await test.step('once more: nothing is new', async () => {
    await form.getByRole('button', { name: '试运行' }).click()
    await expect(runs).toHaveCount(3, { timeout: 120_000 })
    await expect(runs.first()).toContainText('没有变化')
    await expect(runs.first()).not.toContainText('新建')
  })

  await test.step('taken back, after a look at what goes', async () => {
    const imported = runs.filter({ hasText: '导入完成' })
    await imported.getByRole('button', { name: '撤销（先预览）…' }).click()
    const fates = page.getByRole('region', { name: '撤销预览' })
    await expect(fates.getByRole('row', { name: /^新闻/ })).toContainText('3', { timeout: 120_000 })
    expect(await newsPage()).toBe(200)
    await page.getByRole('button', { name: '确认撤销这次导入' }).click()
    await expect(runs.filter({ hasText: '已撤销' })).toHaveCount(1, { timeout: 120_000 })
    await expect(page.getByRole('region', { name: '撤销结果' })).toBeVisible()
    expect(await newsPage()).toBe(404)
  })
})
