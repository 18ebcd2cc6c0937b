import type { Page, Route } from '@playwright/test'
import type { Source } from '../../src/lib/source-marks'
import { openPanel, previewed, shownIn } from './click-in-page'
import { editingStories, field, makeNews, makeProduct, office, pageOf, savedAs, stored } from './editing-office'
import { expect, test } from './test'

// A session that is over, once.
editingStories(/40[13]|Failed to load resource/)

/** What the page is called, which nobody types into: it is as new as the page. */
const titleOf = (page: Page) =>
  previewed(page)
    .locator('html')
    .evaluate(({ ownerDocument }) => ownerDocument.title)

const source = (document: string, path: string): Source => ({ document, path })

/** Keeps what a form saves from the server until it is let through. */
async function holdSaving(page: Page): Promise<{ held: () => number; letThrough: () => Promise<void> }> {
  const held: Route[] = []
  let isOpen = false
  await page.route(/\/cms-api\/(products|news)\/\d+\?/, async (route) => {
    if (route.request().method() !== 'PATCH' || isOpen) return route.fallback()
    held.push(route)
  })
  return {
    held: () => held.length,
    letThrough: async () => {
      isOpen = true
      await Promise.all(held.splice(0).map((route) => route.fallback()))
    },
  }
}

test('what is typed in the form stands in the page at once, long before it is saved', async ({ browser }) => {
  const id = await makeProduct()
  const page = await pageOf(browser, office.li)
  await openPanel(page, `/admin/collections/products/${id}`)
  const heading = previewed(page).getByRole('heading', { level: 1 })
  await expect(heading).toContainText('试验断路器')
  const saving = await holdSaving(page)
  await field(page, '名称').focus()
  await page.keyboard.press('End')
  await page.keyboard.type('二代')
  await expect(heading).toContainText('试验断路器二代')
  await field(page, '简介').fill('新简介')
  await expect(shownIn(page, source(`products.${id}`, 'summary'))).toContainText('新简介')
  // The first field stands as it was typed, though the form is elsewhere now.
  await expect(heading).toContainText('试验断路器二代')
  await expect.poll(saving.held).toBeGreaterThan(0)
  expect((await stored(`products/${id}`)).title).toBe('试验断路器')

  // Taken back, it is taken back in the page as well, with nothing saved in between.
  await field(page, '名称').focus()
  await page.keyboard.press('End')
  for (const _ of '二代') await page.keyboard.press('Backspace')
  await expect(field(page, '名称')).toHaveValue('试验断路器')
  await expect(heading).not.toContainText('二代')
  await saving.letThrough()
  await savedAs(`products/${id}`, { title: '试验断路器', summary: '新简介' })
  await expect(heading).toHaveText(/^试验断路器\P{L}*$/u)
})

test('the page that comes with a saving takes nothing back that was typed since', async ({ browser }) => {
  const id = await makeProduct()
  const page = await pageOf(browser, office.li)
  await openPanel(page, `/admin/collections/products/${id}`)
  const heading = previewed(page).getByRole('heading', { level: 1 })
  await expect(heading).toContainText('试验断路器')
  await field(page, '名称').focus()
  await page.keyboard.press('End')
  await page.keyboard.type('甲')
  await savedAs(`products/${id}`, { title: '试验断路器甲' })
  const saving = await holdSaving(page)
  await page.keyboard.type('乙')
  await expect(heading).toContainText('试验断路器甲乙')
  /** All that the heading shows from now on. */
  const shown = await heading.evaluateHandle((element) => {
    const texts: string[] = []
    new MutationObserver(() => requestAnimationFrame(() => texts.push(element.textContent ?? ''))).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    return texts
  })
  // The page has drawn what was saved before: its title says so, which nobody types into.
  await expect.poll(() => titleOf(page)).toContain('试验断路器甲')
  await expect(heading).toContainText('试验断路器甲乙')
  await saving.letThrough()
  await savedAs(`products/${id}`, { title: '试验断路器甲乙' })
  await expect.poll(() => titleOf(page)).toContain('试验断路器甲乙')
  expect((await shown.jsonValue()).every((text) => text.includes('甲乙'))).toBe(true)
})

test('a row of parameters and a paragraph show what is typed, too', async ({ browser }) => {
  const id = await makeProduct()
  const page = await pageOf(browser, office.li)
  await openPanel(page, `/admin/collections/products/${id}`)
  const value = shownIn(page, source(`products.${id}`, 'parameters.0.value'))
  await expect(value).toContainText('100')
  const saving = await holdSaving(page)
  await page.getByRole('button', { name: '功能与参数', exact: true }).click()
  await page.locator('#field-parameters__0__value').click()
  await page.keyboard.type('250')
  await expect(value).toContainText('250')
  await saving.letThrough()

  const article = await makeNews()
  await openPanel(page, `/admin/collections/news/${article}`)
  const paragraph = shownIn(page, source(`news.${article}`, 'content#0'))
  await expect(paragraph).toContainText('旧正文')
  const savingNews = await holdSaving(page)
  await page.locator('[contenteditable="true"]').first().getByText('旧正文').click()
  await page.keyboard.press('End')
  await page.keyboard.type('，又一句')
  await expect(paragraph).toContainText('旧正文，又一句')
  // A paragraph that is put in before it neither takes that back nor moves it to where it doesn't belong.
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(paragraph).toContainText('旧正文，又一句')
  await savingNews.letThrough()
})
