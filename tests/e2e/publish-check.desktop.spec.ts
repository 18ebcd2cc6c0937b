import type { Page } from '@playwright/test'
import { createStaff, signInPages } from './admin-staff'
import { editingStories, elsewhere, field, make, makeNews, office, open, pageOf, savedAs, stored } from './editing-office'
import { hold } from './hold'
import { expect, test } from './test'

editingStories(/status of 400|没有安排|ERR_FAILED/)

const panel = (page: Page) => page.getByRole('dialog', { name: '内容检查' })
const must = (page: Page) => panel(page).getByRole('region', { name: '必须改正，才能发布' })
const openPanel = (page: Page) => page.getByRole('button', { name: /^内容检查/ }).click()

test.beforeEach(({ page }) => signInPages(page.context(), office.li))

test('whoever presses publish in vain is told what is missing, and led there across tabs and rows', async ({ page }) => {
  const id = await make('products', {
    title: '试验断路器',
    model: 'HX-1',
    summary: '简介',
    parameters: [{ group: '电气', name: '额定电流' }],
  })
  await open(page, `collections/products/${id}`)
  await page.locator('#action-save').click()
  await expect(must(page).getByRole('button', { name: /^封面/ })).toBeVisible()
  await must(page)
    .getByRole('button', { name: /^技术参数，第 1 行 · 数值/ })
    .click()
  await expect(panel(page)).toHaveCount(0)
  const value = page.locator('#field-parameters__0__value')
  await expect(value).toBeFocused()
  await page.keyboard.type('100')
  await openPanel(page)
  await expect(must(page)).toBeVisible()
  await expect(must(page).getByRole('button', { name: /数值/ })).toHaveCount(0)
})

test('a number that another product has is said under its field while it is a draft, and on publishing a click leads there', async ({
  browser,
}) => {
  const data = { model: 'HX-1', summary: '简介' }
  const taken = await make('products', { title: '先有编号的断路器', ...data })
  const id = await make('products', { title: '后来的断路器', ...data })
  const { articleId } = await stored(`products/${taken}`)
  // Numbers are changed by administrators.
  const page = await pageOf(browser, await createStaff(elsewhere(), 'admin', '周敏'))
  await open(page, `collections/products/${id}`)
  await field(page, '产品编号').fill(articleId)
  const sentence = `编号 ${articleId} 已被产品“先有编号的断路器”使用，请换一个。`
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
  await savedAs(`products/${id}`, { articleId })
  await page.locator('#action-save').click()
  await must(page)
    .getByRole('button', { name: `产品编号 ${sentence}` })
    .click()
  await expect(field(page, '产品编号')).toBeFocused()
  await field(page, '产品编号').fill(`${articleId}_9`)
  await expect(page.getByText(sentence)).toHaveCount(0)
  await page.context().close()
})

test('a text over its limit says so with each key, is kept, and can be published when it is shorter', async ({ page }) => {
  const id = await makeNews()
  await open(page, `collections/news/${id}`)
  const long = '长'.repeat(105)
  await field(page, '标题').fill(long)
  await expect(page.getByText('105 / 100 · 超出 5 个字，需删短才能发布')).toBeVisible()
  await savedAs(`news/${id}`, { title: long })
  await openPanel(page)
  await must(page).getByRole('button', { name: /^标题/ }).click()
  await expect(field(page, '标题')).toBeFocused()
  await field(page, '标题').fill('合适的标题')
  await expect(page.getByText('5 / 100', { exact: true })).toBeVisible()
  await openPanel(page)
  await expect(panel(page).getByText('没有发现问题，可以发布。')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('#action-save').click()
  await expect(page.getByText('状态: 已发布')).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})

test('forms that are saved by hand count, too', async ({ page }) => {
  await page.goto('/admin/collections/redirects/create')
  await field(page, '新地址').fill('/News')
  await expect(page.getByText('5 / 500', { exact: true })).toBeVisible()
})

test('the link of a banner is chosen by name with the keyboard, and a link to a draft is told before publishing', async ({ page }) => {
  const news = await make('news', { title: '横幅要指向的新闻' })
  const { articleId } = await stored(`news/${news}`)
  const id = await make('banners', { placement: 'home', headline: '试验横幅' })
  await open(page, `collections/banners/${id}`)
  await page.getByRole('button', { name: '选择站内内容…' }).focus()
  await page.keyboard.press('Enter')
  const choosing = page.getByRole('dialog', { name: '选择站内内容' })
  await choosing.getByRole('searchbox', { name: '查找内容' }).fill('要指向')
  await expect(choosing.getByRole('button', { name: /^横幅要指向的新闻/ })).toHaveText('横幅要指向的新闻新闻 · 草稿')
  await page.keyboard.press('Enter')
  await expect(choosing).toHaveCount(0)
  const url = `/NewsDetail?id=${articleId}`
  await expect(field(page, '链接')).toHaveValue(url)
  await expect(page.getByText('新闻“横幅要指向的新闻”')).toBeVisible()
  await savedAs(`banners/${id}`, { url })
  await openPanel(page)
  await expect(panel(page).getByRole('button', { name: /^链接 .*横幅要指向的新闻.*还没有发布/ })).toBeVisible()
})

test('who types a name and presses Enter at once gets what it finds, not what was listed before', async ({ page }) => {
  const title = `匆忙中要选的新闻${Date.now()}`
  const news = await make('news', { title })
  const { articleId } = await stored(`news/${news}`)
  const id = await make('banners', { placement: 'home', headline: '试验横幅' })
  await open(page, `collections/banners/${id}`)
  await page.getByRole('button', { name: '选择站内内容…' }).click()
  const choosing = page.getByRole('dialog', { name: '选择站内内容' })
  const [box, status] = [choosing.getByRole('searchbox', { name: '查找内容' }), choosing.getByRole('status')]
  await expect(choosing.getByRole('button', { name: /^首页/ })).toBeVisible()
  const arrive = await hold(page, '**/cms-api/linkable?words=%**')
  await box.fill('匆忙中要')
  await box.press('Enter')
  await expect(status).toHaveText('正在查找，找到后选中第一个…')
  // What is listed meanwhile is seen to be of before.
  await expect(choosing.getByRole('list')).toHaveCSS('opacity', '0.5')
  await box.fill('匆忙中没有')
  await expect(status).toHaveText('正在查找…')
  arrive()
  await expect(status).toHaveText('没有找到这样的内容。')
  await box.press('Enter')
  await page.unrouteAll()
  await page.route('**/cms-api/linkable?words=%**', (route) => route.abort(), { times: 1 })
  await box.fill(title)
  await box.press('Enter')
  await expect(status).toHaveText('没能查找：网络不通，或登录已失效。按 Enter 再试。')
  await box.press('Enter')
  await expect(choosing).toHaveCount(0)
  await expect(field(page, '链接')).toHaveValue(`/NewsDetail?id=${articleId}`)
})

test('what is said of a picture within a text is counted, too, and the keyboard gets there', async ({ page }) => {
  const { docs } = await (await elsewhere().get('/cms-api/media?limit=1&depth=0&where[mimeType][contains]=image')).json()
  const picture = { type: 'upload', version: 3, relationTo: 'media', value: docs[0].id, fields: { caption: '' }, format: '' }
  const id = await makeNews({
    content: { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [picture] } },
  })
  await open(page, `collections/news/${id}`)
  const opener = page.locator('[class*="__upload-drawer-toggler"]')
  // Its buttons are seen when the pointer is over the picture, or the keyboard within it.
  await expect(page.locator('.LexicalEditorTheme__upload__overlay')).toHaveCSS('opacity', '0')
  await opener.focus()
  await expect(page.locator('.LexicalEditorTheme__upload__overlay')).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  const caption = page.getByRole('dialog').getByRole('textbox', { name: '图片说明' })
  await caption.fill('断路器的外形')
  await expect(page.getByText('6 / 100', { exact: true })).toBeVisible()
  await caption.fill('长'.repeat(103))
  await expect(page.getByText('103 / 100 · 超出 3 个字，需删短才能发布')).toBeVisible()
})

test('an incomplete draft can’t be scheduled, and the drawer says what is missing', async ({ page }) => {
  const id = await make('news', { title: '缺正文的新闻' })
  await open(page, `collections/news/${id}`)
  await page.locator('#action-save-popup button').first().click()
  await page.getByRole('button', { name: '定时发布' }).click()
  const drawer = page.locator('.schedule-publish')
  await expect(drawer.getByText('还没有安排。')).toBeVisible()
  const time = drawer.locator('.react-datepicker__input-container input')
  await time.fill('2031-12-01 09:30')
  await time.press('Enter')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('没有安排：到时会发布不了。请先在“内容检查”中补全“正文”。')).toBeVisible()
  await expect(drawer.getByText('还没有安排。')).toBeVisible()
})

test('before publishing, an editor sees what changes for visitors: field by field, and the page before and after', async ({ page }) => {
  const id = await makeNews({ title: '现在的标题' })
  await elsewhere().patch(`/cms-api/news/${id}`, { data: { _status: 'published' } })
  await open(page, `collections/news/${id}`)
  await field(page, '标题').fill('以后的标题')
  await savedAs(`news/${id}`, { title: '以后的标题' })
  await openPanel(page)
  await page.getByRole('button', { name: '看发布后的变化' }).click()
  const changes = page.getByRole('dialog', { name: '发布后的变化' })
  await expect(changes.getByRole('tab', { name: '改动的内容（1）' })).toBeVisible()
  await expect(changes.getByRole('definition')).toHaveText(['现在的标题', '以后的标题'])
  await expect(changes.locator('mark')).toHaveText(['现在', '以后'])
  await changes.getByRole('tab', { name: '页面对照' }).click()
  await expect(changes.frameLocator('iframe[title="现在的网站"]').getByRole('heading', { level: 1 })).toHaveText('现在的标题')
  await expect(changes.frameLocator('iframe[title="发布以后"]').getByRole('heading', { level: 1 })).toHaveText('以后的标题')
  await changes.getByRole('button', { name: /^手机/ }).click()
  await expect(changes.locator('iframe').first()).toHaveAttribute('src', /layout=mobile/)
  await changes.getByRole('tab', { name: /^改动的内容/ }).click()
  await changes.getByRole('button', { name: '标题' }).click()
  await expect(changes).toHaveCount(0)
  await expect(field(page, '标题')).toBeFocused()
})

test('what is typed while a saving ends, and published at once, stands as published', async ({ page }) => {
  const path = `news/${await makeNews()}`
  await open(page, `collections/${path}`)
  const isSaved = page.waitForResponse((response) => response.url().includes('autosave=true'))
  const draw = await hold(page, `**/admin/collections/${path}`, (request) => request.method() === 'POST')
  await field(page, '标题').fill('先保存的标题')
  await isSaved
  let lastAsked = Date.now()
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(path)) lastAsked = Date.now()
  })
  await field(page, '标题').fill('马上发布的标题')
  draw()
  await page.locator('#action-save').evaluate(pressAtOnce)
  await expect(page.getByText('状态: 已发布')).toBeVisible()
  // By itself, the form saves what it has published a moment later.
  await expect.poll(() => Date.now() - lastAsked, { intervals: [500] }).toBeGreaterThan(2000)
  await expect(page.getByText('状态: 已发布')).toBeVisible()
  expect(await stored(path)).toMatchObject({ title: '马上发布的标题', _status: 'published' })
  await field(page, '标题').fill('还没有发布的标题')
  await expect(page.getByText('状态: 已更改')).toBeVisible()
  await savedAs(path, { title: '还没有发布的标题', _status: 'draft' })
})

/** In the moment in which the form has ended a saving. */
async function pressAtOnce(button: HTMLElement): Promise<void> {
  while (button.matches(':disabled, [aria-disabled="true"]')) await new Promise(requestAnimationFrame)
  button.click()
}
