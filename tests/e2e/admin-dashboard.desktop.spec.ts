import type { APIRequestContext, Page } from '@playwright/test'
import { asAdministrator, createStaff, removeStaff, type StaffMember, signInPages } from './admin-staff'
import { expect, test } from './test'

test.use({ viewport: { width: 1600, height: 1000 } })
test.describe.configure({ mode: 'default' })

const mark = `仪表板试稿 ${Date.now()}`
let admin: APIRequestContext
const created: string[] = []
let staff: Record<'admin' | 'editor' | 'service', StaffMember>
let product: { id: number; title: string }
let news: { id: number; title: string }

test.beforeAll(async () => {
  admin = await asAdministrator()
  staff = {
    admin: await createStaff(admin, 'admin', '王主管'),
    editor: await createStaff(admin, 'editor', '李编辑'),
    service: await createStaff(admin, 'service', '赵客服'),
  }
  product = await createDraft('products', { title: `${mark} 塑壳断路器` })
  news = await createDraft('news', { title: `${mark} 新闻`, content: linkTo('products', product.id) })
})

test.afterAll(async () => {
  for (const address of created.reverse()) await admin.delete(address)
  await removeStaff(admin)
  await admin.dispose()
})

test('an editor is greeted and begins with one click', async ({ page }) => {
  await openDashboard(page, staff.editor)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/，李编辑$/)
  await expect(page.getByRole('main').getByText('编辑', { exact: true }).first()).toBeVisible()
  const actions = page.getByRole('navigation', { name: '快捷操作' })
  await expect(actions.getByRole('link')).toHaveText(['新建产品', '新建新闻', '新建案例', '上传资料', '新建横幅', '编辑首页', '打开网站'])
  await actions.getByRole('link', { name: '编辑首页' }).click()
  await expect(page).toHaveURL(/\/admin\/globals\/home-page/)
})

test('an editor sees which drafts wait and what they lack, and goes to the form', async ({ page }) => {
  await openDashboard(page, staff.editor)
  const waiting = page.getByRole('region', { name: '待处理' })
  const draft = waiting.getByRole('listitem').filter({ hasText: product.title })
  await expect(draft).toContainText('从未发布')
  await expect(draft).toContainText('产品')

  const incomplete = page.getByRole('region', { name: '待完善' })
  for (const gap of ['没有封面', '没有介绍', '产品没有技术参数', '产品没有资料']) {
    await expect(incomplete.getByRole('region', { name: gap }).getByRole('link', { name: product.title })).toBeAttached()
  }
  // Groups that have come into a second row stand below the first one.
  const lefts = await incomplete.getByRole('heading', { level: 3 }).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  const first = Math.min(...lefts)
  expect(lefts.filter((left) => left < first + 60)).toEqual([first, first])
  // Others may have begun drafts since: the list is unfolded.
  const covers = incomplete.getByRole('region', { name: '没有封面' })
  for (const more of await covers.getByText(/^还有 \d+ 项$/).all()) await more.click()
  await covers.getByRole('link', { name: product.title }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/products/${product.id}`))
})

test('a link to something unpublished is found, with the field that holds it', async ({ page }) => {
  await openDashboard(page, staff.editor)
  const broken = page.getByRole('region', { name: '待完善' }).getByRole('region', { name: '站内链接失效' })
  const entry = broken.getByRole('listitem').filter({ has: page.getByRole('link', { name: news.title }) })
  await expect(entry).toContainText(`正文：产品“${product.title}”尚未发布`)
})

test('an editor learns nothing of requests, and service staff nothing of drafts', async ({ page }) => {
  await openDashboard(page, staff.editor)
  await expect(page.getByRole('region', { name: '待处理' }).getByText('未发布的草稿')).toBeVisible()
  await expect(page.getByText('待处理报修')).toHaveCount(0)

  await openDashboard(page, staff.service)
  await expect(page.getByRole('link', { name: /待处理报修/ })).toBeVisible()
  await expect(page.getByText('未发布的草稿')).toHaveCount(0)
  await expect(page.getByRole('region', { name: '待完善' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: '快捷操作' }).getByRole('link')).toHaveText(['服务请求', '项目咨询', '打开网站'])
})

test('a figure of new requests leads to the list that shows just these', async ({ page }) => {
  await signInPages(page.context(), staff.admin)
  const figure = page.getByRole('link', { name: /待处理项目咨询/ })
  // Other stories send consultations meanwhile.
  await expect(async () => {
    await page.goto('/admin')
    const total = Number(/\d+/.exec((await figure.textContent()) ?? '')?.[0])
    const { totalDocs } = await (await page.request.get('/cms-api/consultations?where[status][equals]=0&limit=1')).json()
    expect(total).toBe(totalDocs)
  }).toPass()
  await figure.click()
  await expect(page).toHaveURL(/\/admin\/collections\/consultations\?/)
})

test('the most viewed pages are a chart with names and numbers', async ({ page }) => {
  // The viewed page is counted within a second or two.
  await page.goto('/Download')
  await signInPages(page.context(), staff.service)
  const ranking = page.getByRole('region', { name: '近 30 天访问最多的页面' }).getByRole('table')
  await expect(async () => {
    await page.goto('/admin')
    await expect(ranking.getByRole('row').nth(1)).toBeVisible({ timeout: 15_000 })
  }).toPass()
  const numbers = (await ranking.getByRole('cell').allTextContents()).map((text) => Number(text.replaceAll(',', '')))
  expect(numbers.length).toBeLessThanOrEqual(10)
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one))
  await expect(page.getByRole('img', { name: /^共 [\d,]+ 次访问，最多的一天是/ })).toBeVisible()
})

test('every list stays reachable below', async ({ page }) => {
  await openDashboard(page, staff.editor)
  await page.getByRole('link', { name: '显示所有 下载分类' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/download-categories/)
  // On a laptop, beside the menu, it is in sight what of a list is published.
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/admin/collections/products')
  await expect(page.getByRole('columnheader', { name: /^状态/ })).toBeInViewport({ ratio: 1 })
})

async function openDashboard(page: Page, member: StaffMember) {
  await page.context().clearCookies()
  await signInPages(page.context(), member)
  await page.goto('/admin')
}

async function createDraft(collection: string, data: object) {
  const response = await admin.post(`/cms-api/${collection}?draft=true&depth=0`, { data: { ...data, _status: 'draft' } })
  expect(response.status()).toBe(201)
  const { doc } = await response.json()
  created.push(`/cms-api/${collection}/${doc.id}`)
  return doc
}

/** Formatted text with one link to a document. */
function linkTo(relationTo: string, value: number) {
  const text = { type: 'text', version: 1, text: '查看产品', format: 0, mode: 'normal', style: '', detail: 0 }
  const block = { version: 1, format: '', indent: 0, direction: null }
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo, value } }
  const link = { ...block, type: 'link', id: 'a-link-of-the-test', fields, children: [text] }
  const paragraph = { ...block, type: 'paragraph', textFormat: 0, textStyle: '', children: [link] }
  return { root: { ...block, type: 'root', children: [paragraph] } }
}
