import type { BrowserContext, Locator, Page } from '@playwright/test'
import { clickIn, openPanel, previewed } from './click-in-page'
import { hold } from './hold'
import { expect, test } from './noisy-test'
import { openAsEditor } from './preview-account'
import { documentOf, kinds } from './preview-kinds'

/** How long it takes from typing to the preview is noted for the bench; the goal is a second. */
const WORDS = 5

test.use({ viewport: { width: 1600, height: 900 } })

// They edit and publish what everybody sees, one after the other, and put it back.
test.describe.configure({ mode: 'default' })

let opened: Awaited<ReturnType<typeof openAsEditor>>
let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser }) => {
  opened = await openAsEditor(browser, 'preview', {
    viewport: { width: 1600, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  ;({ context, page } = opened)
})

test.afterAll(() => opened?.end())

/** Everything that a page says, whether in view or not. */
const textOf = async (address: string) => (await context.request.get(address)).text()

/** Collections and a page that are previewed in every run; all others in the long one (record 0110). */
const IN_EVERY_RUN = ['products', 'news', 'globals/home-page']

for (const kind of kinds) {
  const tag = IN_EVERY_RUN.includes(kind.api) ? [] : ['@long']
  test(`${kind.name} is previewed in both layouts while visitors see no change, until it is published`, { tag }, async ({ browser }) => {
    const { path, admin, address, document, original } = await documentOf(context.request, kind)
    const visitor = await browser.newContext()
    const seen = async () => (await visitor.request.get(address)).text()
    const mark = `试${Date.now() % 100_000}`
    await openPanel(page, admin)
    try {
      // A click in the page opens its tab and its row.
      await clickIn(page, { document, path: kind.field.replaceAll('__', '.') })
      const field = page.locator(`#field-${kind.field}`)
      await expect(field).toBeFocused()
      await field.fill(`${(await field.inputValue()).slice(0, 8)}${mark}${kind.ending ?? ''}`)
      const body = previewed(page).locator('body')
      await expect(body).toContainText(mark)
      await expect(previewed(page).locator('html')).toHaveAttribute('data-layout', 'desktop')

      await page.getByRole('button', { name: /^手机/ }).click()
      await expect(previewed(page).locator('html')).toHaveAttribute('data-layout', 'mobile')
      await expect(body).toContainText(mark)
      await expect(previewed(page).getByText('草稿预览').first()).toBeVisible()
      expect(await seen(), 'before publishing').not.toContain(mark)

      await page.locator('#action-save').click()
      await expect(async () => expect(await seen()).toContain(mark)).toPass()
    } finally {
      // Globals are changed by POST.
      const method = kind.api.startsWith('globals/') ? 'POST' : 'PATCH'
      const response = await context.request.fetch(path, { method, data: { ...original, _status: 'published' } })
      expect(response.status(), await response.text()).toBe(200)
      await visitor.close()
    }
    expect(await textOf(address), 'put back').not.toContain(mark)
  })
}

/** Milliseconds from a word typed into the title until the previewed page says it. */
async function timeOfTyping(word: string): Promise<number> {
  const element = await page.locator('iframe[title="实时预览"]').elementHandle()
  const frame = await element?.contentFrame()
  const shown = frame?.waitForFunction((text) => document.body.textContent.includes(text), word, { timeout: 60_000 })
  await page.locator('#field-title').press('End')
  const start = Date.now()
  await page.keyboard.insertText(word)
  await shown
  return Date.now() - start
}

for (const kind of kinds.filter(({ api }) => api === 'products' || api === 'news')) {
  test(`typing into ${kind.name} is seen in the preview word by word, and the page is not loaded anew`, async () => {
    const { path, admin, original } = await documentOf(context.request, kind)
    await openPanel(page, admin)
    try {
      const shown = previewed(page).locator('html')
      await shown.evaluate((html) => html.setAttribute('data-kept', 'yes'))
      const times: number[] = []
      for (let word = 0; word < WORDS; word += 1) times.push(await timeOfTyping(`字${word}号`))
      await expect(shown).toHaveAttribute('data-kept', 'yes')
      test.info().annotations.push({ type: 'typing', description: times.join(' ') })
    } finally {
      const response = await context.request.patch(path, { data: { ...original, _status: 'published' } })
      expect(response.status(), await response.text()).toBe(200)
    }
  })
}

/** Its scripts have come: they say what the parts of the page are. */
const untilAlive = () => expect(page.locator('.doc-header, .collection-list').first()).toHaveAttribute('role', /^(region|main)$/)

/** Opens or closes the menu, which is kept with the account: a page that is loaded anew before would break that off. */
async function turn(menu: Locator) {
  await untilAlive()
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/payload-preferences/'))
  await menu.click()
  expect((await kept).ok()).toBe(true)
}

test('in a window of 1440 the menu stands beside lists, and the preview is as wide as somebody makes it', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const openMenu = page.getByRole('button', { name: '打开 菜单' })
  const closeMenu = page.getByRole('button', { name: '关闭 菜单' })
  const { docs } = await (await context.request.get('/cms-api/news?where[articleId][equals]=536&depth=0')).json()
  await page.goto('/admin/collections/news')
  await expect(closeMenu).toBeVisible()

  await openPanel(page, `/admin/collections/news/${docs[0].id}`)
  await expect(openMenu).toBeVisible()
  await expect(page.getByRole('button', { name: '关闭预览' })).toBeVisible()
  const border = page.getByRole('separator', { name: '预览宽度' })
  const panel = page.getByRole('region', { name: '实时预览' })
  const form = page.getByRole('textbox', { name: /^标题/ }).first()
  const width = async (place: Locator) => (await place.boundingBox())?.width ?? 0
  const [panelBefore, formBefore] = [await width(panel), await width(form)]
  await border.hover()
  await page.mouse.down()
  await page.mouse.move(720, 500, { steps: 4 })
  await page.mouse.up()
  await expect(border).toHaveAttribute('aria-valuetext', '预览占 50%')
  expect(await width(panel)).toBeLessThan(panelBefore - 100)
  expect(await width(form)).toBeGreaterThan(formBefore + 100)
  await border.press('Shift+ArrowRight')
  await expect(border).toHaveAttribute('aria-valuenow', '40')

  await turn(openMenu)
  await page.reload()
  await expect(border, 'as this device has it').toHaveAttribute('aria-valuenow', '40')
  await expect(closeMenu, 'as somebody left it').toBeVisible()
  await expect(panel).toBeInViewport({ ratio: 1 })

  await page.goto('/admin/collections/news')
  await turn(closeMenu)
  await page.reload()
  await expect(openMenu).toBeVisible()
  await untilAlive()
  await page.getByRole('link', { name: docs[0].title }).first().click()
  await expect(border).toBeVisible()
  await expect(closeMenu).toBeVisible()
  await border.press('Enter')
  await expect(border).toHaveAttribute('aria-valuenow', '60')
  await page.setViewportSize({ width: 1600, height: 900 })
})

test('a menu that is opened before it is known how it was left stays open', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const left = await context.request.post('/cms-api/payload-preferences/nav', { data: { value: { open: false } } })
  expect(left.ok()).toBe(true)
  const answer = await hold(page, '**/payload-preferences/nav', (request) => request.method() === 'GET')
  await page.goto('/admin/collections/news')
  await expect(page.locator('.collection-list')).toHaveAttribute('role', 'main')
  const kept = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/nav'))
  await page.getByRole('button', { name: '打开 菜单' }).click()
  answer()
  // It is kept with what the account has, and so after that was told.
  await kept
  await expect(page.getByRole('button', { name: '关闭 菜单' })).toBeVisible()
  await page.unroute('**/payload-preferences/nav')
  await page.setViewportSize({ width: 1600, height: 900 })
})

test('a category that is renamed shows on the other pages that have it, as a draft, and one step leads back', async () => {
  const category = kinds.find(({ api }) => api === 'product-categories')
  if (!category) throw new Error('No kind of product categories')
  const { path, admin, address, original } = await documentOf(context.request, category)
  await openPanel(page, admin)
  try {
    const name = page.locator('#field-name')
    await name.fill(`${await name.inputValue()}改名`)
    await expect(previewed(page).locator('body')).toContainText('改名')
    const places = page.getByRole('combobox', { name: '还显示在' })
    const main = previewed(page).getByRole('main')
    const back = page.getByRole('button', { name: '回到正在编辑的页面' })

    await places.selectOption('首页')
    await expect(main.getByRole('link', { name: /改名/ }).first()).toBeVisible()
    await expect(previewed(page).getByRole('complementary', { name: '草稿预览' })).toBeVisible()
    await places.selectOption('产品详情')
    await expect(main.getByRole('navigation', { name: '面包屑' })).toContainText('改名')
    await back.click()
    await expect(back).toBeHidden()
    await expect(places).toHaveValue('')
    expect(await textOf(address)).not.toContain('改名')
  } finally {
    const response = await context.request.patch(path, { data: { ...original, _status: 'published' } })
    expect(response.status(), await response.text()).toBe(200)
  }
})

test('a new document has a preview as soon as it has a name, and every word appears in it', async () => {
  await page.goto('/admin/collections/news/create')
  await page.getByRole('textbox', { name: '标题' }).fill('还没有正文的消息')
  await page.getByRole('button', { name: '开始编写' }).click()
  await expect(page).toHaveURL(/\/news\/(?!create)[^/]+$/)
  const id = page.url().split('/').pop()
  try {
    await openPanel(page, page.url())
    await expect(previewed(page).getByRole('heading', { level: 1 })).toContainText('还没有正文的消息')
    await page.locator('#field-title').fill('全新的一条消息')
    await expect(previewed(page).getByRole('heading', { level: 1 })).toContainText('全新的一条消息')
  } finally {
    await opened.erase(`/cms-api/news/${id}`)
  }
})

test.describe('with a draft of its own', () => {
  let draft: { id: number | string; articleId: number }
  const title = `尚未发布的消息 ${Date.now()}`

  test.beforeAll(async () => {
    const response = await context.request.post('/cms-api/news?draft=true', { data: { title, _status: 'draft' } })
    draft = (await response.json()).doc
  })

  test.afterAll(async () => {
    await opened.erase(`/cms-api/news/${draft.id}`)
  })

  test('the bar says what it is, leads back to the editor and out of the preview', async () => {
    const address = `/NewsDetail?id=${draft.articleId}&draft=1&of=news.${draft.id}`
    await page.goto(address)
    const bar = page.getByRole('complementary', { name: '草稿预览' })
    await expect(bar).toContainText(title)
    await expect(bar).toContainText('尚未发布')
    await bar.getByRole('link', { name: '返回编辑' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/collections/news/${draft.id}`))
    await page.goto(address)
    await bar.getByRole('link', { name: '退出预览' }).click()
    await expect(page, 'it has no public page yet').toHaveURL(/\/$/)
    await expect(bar).toHaveCount(0)
  })

  test('looking around keeps the preview and the layout', async () => {
    const phone = await context.newPage()
    // As wide as the panel shows it: pages for phones fill a desktop window with their fixed bars.
    await phone.setViewportSize({ width: 390, height: 844 })
    await expect(async () => {
      // Again when the click came before the page's scripts.
      await phone.goto(`/News?draft=1&of=news.${draft.id}&layout=mobile`)
      await phone.locator('main a[href^="/NewsDetail"]').first().click()
      await expect(phone).toHaveURL(/NewsDetail.*draft=1&of=news\.\w+&layout=mobile/)
    }).toPass()
    await expect(phone.locator('html')).toHaveAttribute('data-layout', 'mobile')
    await expect(phone.getByRole('complementary', { name: '草稿预览' })).toBeVisible()
    await phone.close()
  })

  test('a copied link shows the draft without signing in, in a browser of its own', async ({ browser }) => {
    await page.goto(`/admin/collections/news/${draft.id}`)
    await page.getByRole('button', { name: '复制预览链接' }).click()
    await expect(page.getByText(/预览链接已复制/)).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/NewsDetail\?id=\d+&preview=/)

    const colleague = await browser.newPage()
    const counted: string[] = []
    colleague.on('request', (request) => void (request.url().endsWith('/page-views') && counted.push(request.url())))
    await colleague.goto(link)
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(title)
    const bar = colleague.getByRole('complementary', { name: '草稿预览' })
    await expect(bar).toContainText('链接有效至')
    await expect(bar.getByRole('link', { name: '返回编辑' })).toHaveCount(0)
    expect(counted, 'counted views').toEqual([])
    await bar.getByRole('link', { name: '退出预览' }).click()
    await expect(colleague).not.toHaveURL(/preview=/)

    await colleague.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('预览链接已失效')
    await colleague.close()
  })
})
