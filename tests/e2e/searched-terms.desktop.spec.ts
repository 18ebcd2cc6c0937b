import http from 'node:http'
import type { APIRequestContext, Page } from '@playwright/test'
import { asAdministrator, createStaff, removeStaff, type StaffMember, signInPages } from './admin-staff'
import { untilReported } from './alive'
import { expect, test } from './test'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ mode: 'default' })

/** Characters that stand nowhere else, so that nothing is found and no other run has searched it. */
const RARE = [...'鱻龘靐齉爨麤灪龗厵纞飝骉羴猋淼焱垚犇']
const term = Array.from({ length: 6 }, () => RARE[Math.floor(Math.random() * RARE.length)]).join('')

let admin: APIRequestContext
let staff: Record<'editor' | 'service', StaffMember>

test.beforeAll(async () => {
  admin = await asAdministrator()
  staff = { editor: await createStaff(admin, 'editor', '周编辑'), service: await createStaff(admin, 'service', '吴客服') }
})

test.afterAll(async () => {
  const { docs } = await (await admin.get('/cms-api/synonyms?limit=100&depth=0')).json()
  for (const { id, title, words } of docs) {
    if (!title.includes(term)) continue
    const others = words.filter(({ word }: { word: string }) => word !== term)
    if (others.length > 1) await admin.patch(`/cms-api/synonyms/${id}`, { data: { words: others } })
    else await admin.delete(`/cms-api/synonyms/${id}`)
  }
  await removeStaff(admin)
  await admin.dispose()
})

/** Another visitor searches: one address counts once. */
function searchFrom(localAddress: string, baseUrl: string, userAgent: string): Promise<number> {
  const { port } = new URL(baseUrl)
  const headers = { 'user-agent': userAgent, 'content-type': 'text/plain' }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', family: 4, port, path: '/searches', method: 'POST', headers, localAddress, agent: false }
    const request = http.request(options, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    request.on('error', reject)
    request.end(JSON.stringify({ term }))
  })
}

const openDashboard = async (page: Page, member: StaffMember) => {
  await page.context().clearCookies()
  await signInPages(page.context(), member)
  await page.goto('/admin')
}

test('what visitors search without a result is made a synonym in a click, and then it is found', async ({ page, baseURL }) => {
  await page.goto(`/SearchResult?val=${encodeURIComponent(term)}`)
  await expect(page.getByRole('status').first()).toContainText('共找到 0 条')
  await untilReported(page)
  const userAgent = await page.evaluate(() => navigator.userAgent)
  const part = () => 2 + Math.floor(Math.random() * 250)
  for (const third of [1, 2, 3]) {
    expect(await searchFrom(`127.${part()}.${third}.${part()}`, baseURL ?? '', userAgent)).toBe(204)
  }

  await openDashboard(page, staff.editor)
  const unfound = page.getByRole('region', { name: '没有结果的搜索' })
  const entry = unfound.getByRole('listitem').filter({ hasText: term })
  // It is counted within a second.
  await expect(async () => {
    await page.goto('/admin')
    await expect(unfound).toBeVisible({ timeout: 15_000 })
    for (const more of await unfound.getByRole('button', { name: /^还有/ }).all()) await more.click()
    await expect(entry).toContainText('4 次', { timeout: 1000 })
  }).toPass()

  await entry.getByRole('button', { name: '加同义词' }).click()
  const meaning = entry.getByLabel(`“${term}”就是网站上的`)
  await meaning.fill('小型断路器')
  await entry.getByRole('button', { name: '保存' }).click()
  await expect(entry.getByRole('status')).toHaveText(/^已添加同义词：现在搜索“.+”有 [1-9]\d* 条结果。$/)

  await entry.getByRole('link', { name: term }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('搜索是怎样回答的')
  await expect(page.getByRole('region', { name: '怎样理解' })).toContainText('同义词：小型断路器')
  const products = page.getByRole('region', { name: '找到了什么' }).getByRole('region', { name: /^产品 / })
  await expect(products.getByRole('listitem').first()).toContainText(/名称里有同义词“小型断路器”/)

  await page.context().clearCookies()
  await page.goto(`/SearchResult?val=${encodeURIComponent(term)}`)
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('link', { name: /小型断路器/ })
      .first(),
  ).toBeVisible()
})

test('an editor sees how a search is read and why each result stands where it stands', async ({ page }) => {
  await openDashboard(page, staff.editor)
  await page.goto('/admin/search-answers')
  await page.getByLabel('搜索词').fill('hm3250')
  await page.getByRole('button', { name: '查看' }).click()
  await expect(page).toHaveURL(/\?q=hm3250$/)
  const products = page.getByRole('region', { name: /^产品 / })
  const first = products.getByRole('listitem').first()
  await expect(first).toContainText('名称完全相同')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\/collections\/products\/\d+/)

  await page.goto(`/admin/search-answers?q=${encodeURIComponent('断路气')}`)
  await expect(page.getByRole('region', { name: '怎样理解' })).toContainText(/按“断路器”查找/)
})

test('a product that lacks something leads to the place in its form', async ({ page }) => {
  await openDashboard(page, staff.editor)
  await page.goto('/admin/incomplete?gap=filters')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品没有筛选属性')
  const { docs } = await (await admin.get('/cms-api/products?limit=1&depth=0')).json()
  await page.goto(`/admin/collections/products/${docs[0].id}#field-orderingRule`)
  await expect(page.getByRole('heading', { name: '选项（按型号里的顺序）' }).or(page.getByText('这个产品还没有规则'))).toBeVisible()
})

test('service staff sees nothing of it', async ({ page }) => {
  await openDashboard(page, staff.service)
  await expect(page.getByRole('region', { name: '待处理' })).toBeVisible()
  await expect(page.getByRole('region', { name: '近 30 天访客搜索' })).toHaveCount(0)
  for (const address of ['/admin/search-answers?q=hm3250', '/admin/incomplete?gap=filters']) {
    await page.goto(address)
    await expect(page.getByText('没有权限。')).toBeVisible()
  }
})
