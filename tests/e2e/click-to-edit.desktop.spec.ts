import type { BrowserContext, Page } from '@playwright/test'
import { hasMarks } from '../../src/lib/source-marks'
import { clickIn, openPanel, previewed, shownIn } from './click-in-page'
import { expect, test } from './noisy-test'
import { openAsEditor } from './preview-account'

// They look at one product, one after the other, and change nothing.
test.describe.configure({ mode: 'default' })

let opened: Awaited<ReturnType<typeof openAsEditor>> | undefined
let context: BrowserContext
let page: Page
type Product = { id: number | string; stories: { id: number | string }[]; description: { root: { children: { type: string }[] } } }
let product: Product
let document: string

test.beforeAll(async ({ browser }) => {
  opened = await openAsEditor(browser, 'click', { viewport: { width: 1440, height: 900 } })
  ;({ context, page } = opened)
  const answer = await context.request.get('/cms-api/products?where[articleId][equals]=153&depth=1&limit=1')
  product = (await answer.json()).docs[0]
  document = `products.${product.id}`
})

test.afterAll(() => opened?.end())

test.beforeEach(async ({ isMobile: _ }, info) => {
  if (info.title.startsWith('and')) return
  await openPanel(page, `/admin/collections/products/${product.id}`)
})

/** So many things stand above a product. */
const MOST_STEPS = 60

/** The first one of the header's menu. */
async function topCategory(): Promise<{ id: number | string; name: string }> {
  const query = 'where[parent][exists]=false&sort=sortOrder&limit=1&depth=0'
  return (await (await context.request.get(`/cms-api/product-categories?${query}`)).json()).docs[0]
}

const place = (path: string) => shownIn(page, { document, path })
const pictureOfGallery = (index: number) => page.locator('#field-gallery .upload--has-many__dragItem').nth(index)
const panel = () => page.getByRole('region', { name: '实时预览' })
const unseen = () => panel().getByText('预览的这个版式里看不到这个字段。')
const toggle = () => panel().getByRole('button', { name: '点选编辑' })

test('what can be edited is named under the pointer, and a click is in its field', async () => {
  await expect(async () => {
    await page.mouse.move(0, 0)
    await place('title').hover()
    await expect(panel().getByText('产品 · 名称', { exact: true }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await clickIn(page, { document, path: 'mainParameters.1.value' })
  const value = page.locator('#field-mainParameters__1__value')
  await expect(value).toBeFocused()
  await expect(page.getByText('从页面选中：重要参数，第 2 行 · 数值（含单位）')).toBeVisible()
  expect(await value.evaluate((input: HTMLInputElement) => input.selectionStart === input.value.length)).toBe(true)
})

test('and in another tab, in a paragraph and behind a picture', async () => {
  await clickIn(page, { document, path: 'coreFunctions.1.title' })
  await expect(page.locator('#field-coreFunctions__1__title')).toBeFocused()
  const index = product.description.root.children.findIndex(({ type }) => type === 'paragraph')
  await clickIn(page, { document, path: `description#${index}` })
  const isInParagraph = (number: number) => {
    const text = window.document.activeElement
    const anchor = window.document.getSelection()?.anchorNode ?? null
    return text?.matches('[contenteditable="true"]') === true && text.children[number]?.contains(anchor) === true
  }
  await expect.poll(() => page.evaluate(isInParagraph, index)).toBe(true)
  await previewed(page).locator(`img[src*="#from=${document}:gallery.0"]`).filter({ visible: true }).first().click({ force: true })
  await expect(page.getByText('从页面选中：图集，第 1 张')).toBeVisible()
  await expect(previewed(page).getByRole('dialog'), 'nothing lies over the page that is edited').toHaveCount(0)
  await previewed(page).getByRole('button', { name: '第 2 张图片' }).click()
  await expect(page.getByText('从页面选中：图集，第 2 张')).toBeVisible()
  await expect(pictureOfGallery(1).locator(':focus')).toHaveCount(1)
})

test('whoever goes into a field sees where it shows in the page', async () => {
  await page.locator('#field-summary').click()
  await expect(place('summary')).toBeInViewport()
  await expect(panel().getByText('产品 · 简介', { exact: true }).first()).toBeVisible()
  await pictureOfGallery(2).getByRole('img', { name: /./ }).click()
  await expect(panel().getByText('产品 · 图集，第 3 张', { exact: true }).first()).toBeVisible()
  await expect(previewed(page).getByText('第 3 张，共')).toBeAttached()
  await page.getByRole('button', { name: '功能与参数', exact: true }).click()
  await page.locator('#field-coreFunctions__0__title').click()
  await expect(place('coreFunctions.0.title')).toBeInViewport()
})

test('a slide, a tab with an address and a menu of the header come up, whatever was in front', async () => {
  const { docs } = await (await context.request.get('/cms-api/banners?where[placement][equals]=home&sort=sortOrder&depth=0')).json()
  await openPanel(page, `/admin/collections/banners/${docs[2].id}`)
  const kicker = shownIn(page, { document: `banners.${docs[2].id}`, path: 'kicker' })
  const slides = previewed(page).getByRole('region', { name: '焦点图' })
  await slides.getByRole('button', { name: '第 3 张' }).click()
  await expect(slides.getByText('第 3 张，共')).toBeAttached()
  await expect(page.getByText('从页面选中：'), 'what turns slides leads nowhere').toBeHidden()
  await expect(kicker, 'what is edited stands on the first slide').not.toBeInViewport()
  await page.locator('#field-kicker').click()
  await expect(kicker).toBeInViewport({ ratio: 0.9 })
  await expect(slides.getByText('第 1 张，共')).toBeAttached()

  await openPanel(page, '/admin/globals/group-page?field=chairman.name')
  await page.locator('#field-chairman__name').click()
  await expect(shownIn(page, { document: 'group-page', path: 'chairman.name' })).toBeInViewport()

  await openPanel(page, '/admin/globals/site-information?field=regionalSites.0.label')
  await page.locator('#field-regionalSites__0__label').click()
  const site = shownIn(page, { document: 'site-information', path: 'regionalSites.0.label' })
  await expect(site).toBeInViewport()
  await page.getByRole('button', { name: '服务', exact: true }).click()
  await page.locator('#field-serviceHours').click()
  await expect(shownIn(page, { document: 'site-information', path: 'serviceHours' })).toBeInViewport()
  await expect(site, 'no menu lies over what is shown').toBeHidden()
  await page.getByRole('button', { name: '基本信息', exact: true }).click()
  await page.locator('#field-siteName').click()
  await expect(unseen(), 'what is read out alone is not seen').toBeVisible()
})

test('what the layout does not show says so beside the page, and shows in the other layout', async () => {
  await openPanel(page, '/admin/globals/home-page?field=storiesLine')
  const line = page.locator('#field-storiesLine')
  await panel().getByRole('button', { name: /^手机/ }).click()
  await expect(previewed(page).locator('html')).toHaveAttribute('data-layout', 'mobile')
  await line.click()
  await expect(unseen()).toBeVisible()
  await panel().getByRole('button', { name: /^桌面/ }).click()
  await expect(previewed(page).locator('html')).toHaveAttribute('data-layout', 'desktop')
  await line.click()
  await expect(shownIn(page, { document: 'home-page', path: 'storiesLine' })).toBeInViewport()
  await expect(unseen()).toBeHidden()
})

test('by keyboard, Tab goes through the page, Enter to the field, Escape out', async () => {
  await previewed(page)
    .locator('html')
    .evaluate((html) => html.ownerDocument.defaultView?.focus())
  const spoken = panel().getByRole('status').first()
  // The header comes first, whose words belong to others.
  for (let step = 0; step < MOST_STEPS && !(await spoken.textContent())?.startsWith('产品 · '); step += 1) await page.keyboard.press('Tab')
  await expect(panel().getByText('到下一处可改的内容')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('从页面选中：')).toBeVisible()
  await previewed(page)
    .locator('html')
    .evaluate((html) => html.ownerDocument.defaultView?.focus())
  await page.keyboard.press('Escape')
  await expect(toggle()).toHaveAttribute('aria-pressed', 'false')
  await expect(toggle()).toBeFocused()
})

test('off, links work and one step leads back; no link carries along where its words are from', async () => {
  await toggle().click()
  const crumbs = previewed(page).getByRole('navigation', { name: '面包屑' })
  await crumbs.getByRole('link').last().click()
  await expect(panel().getByRole('button', { name: '回到正在编辑的页面' })).toBeVisible()
  const hrefs = await previewed(page)
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.filter((href) => hasMarks(href) || /%F3%A0%81/i.test(href))).toEqual([])
  await panel().getByRole('button', { name: '回到正在编辑的页面' }).click()
  await expect(place('title')).toBeVisible()
})

test('what belongs to another document says so, and opens there, with a way back', async () => {
  const story = product.stories[0]
  const card = { document: `stories.${story?.id}`, path: 'title' }
  await shownIn(page, card).hover({ force: true })
  await expect(
    panel()
      .getByText(/来自另一篇内容：客户案例 · 标题/)
      .first(),
  ).toBeVisible()
  await clickIn(page, card)
  const drawer = page.locator('.doc-drawer')
  await expect(drawer.locator('#field-title')).toBeFocused()
  await drawer.locator('.doc-drawer__header-close').click()
  await expect(drawer).toBeHidden()

  const category = await topCategory()
  await previewed(page).getByRole('button', { name: '产品中心' }).click()
  const inMenu = { document: `product-categories.${category.id}`, path: 'name' }
  // The menu may still be on its way under the mouse: then it is moved once more.
  await expect(async () => {
    await shownIn(page, inMenu).hover({ force: true })
    await expect(panel().getByText('来自另一篇内容：产品分类 · 名称').first()).toBeVisible({ timeout: 3000 })
  }).toPass()
  await clickIn(page, inMenu)
  await expect(drawer.locator('#field-name')).toBeFocused()
  await expect(drawer.locator('#field-name')).toHaveValue(category.name)
  await drawer.locator('.doc-drawer__header-close').click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/products/${product.id}$`))

  await clickIn(page, { document: 'site-information', path: 'copyright' })
  await expect(page).toHaveURL(/globals\/site-information\?field=copyright/)
  await expect(page.locator('#field-copyright')).toBeFocused()
  await page.getByRole('link', { name: '返回刚才编辑的内容' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/products/${product.id}$`))
})
