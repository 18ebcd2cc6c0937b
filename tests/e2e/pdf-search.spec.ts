import { pdfOfPages } from '../support/pdf-of-pages'
import { catalogue, expectDrawn, pageField, viewerOf } from './pdf-viewer'
import { expect, test } from './test'

test.describe('search in a document', () => {
  test('all pages, in any case and width, with a count, marks, next and previous', async ({ page, isMobile }) => {
    await page.goto(viewerOf(catalogue.url))
    await expectDrawn(page, 1)
    if (isMobile) await page.getByRole('button', { name: /^查找/ }).click()
    else await page.keyboard.press('Control+f')
    const search = page.getByRole('search', { name: '在文档中查找' })
    const field = search.getByRole('textbox', { name: '查找内容' })
    await expect(field).toBeFocused()
    await field.fill('ｈｍ３E-630')
    const count = search.getByRole('status')
    await expect(count).toHaveText(/^1 \/ \d+$/)
    // The first one is in the comparison of the second page.
    await expect(pageField(page)).toHaveValue('2')
    const current = page.locator('mark[data-current]')
    await expect(current).toHaveText('HM3E-630')
    await expect(current).toBeInViewport()
    await field.press('Enter')
    await expect(count).toHaveText(/^2 \//)
    await expect(current).toBeInViewport()
    await field.press('Shift+Enter')
    await search.getByRole('button', { name: '上一处' }).click()
    await expect(count).toHaveText(/^(\d+) \/ \1$/)
    await expect(current).toBeInViewport()

    await field.fill('没有这个词')
    await expect(count).toHaveText('没有找到')
    await expect(page.locator('mark')).toHaveCount(0)
    await field.press('Escape')
    await expect(search).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('hundreds of pages: what is typed next takes the place of what is searched', async ({ page }) => {
    await page.route(`**${catalogue.url}`, async (route) => route.fulfill({ contentType: 'application/pdf', body: pdfOfPages(400) }))
    await page.goto(viewerOf(catalogue.url))
    await expectDrawn(page, 1)
    await page.getByRole('button', { name: /^查找/ }).click()
    const field = page.getByRole('textbox', { name: '查找内容' })
    await field.pressSequentially('page 39')
    const count = page.getByRole('search').getByRole('status')
    // 39 and 390 to 399.
    await expect(count).toHaveText('1 / 11')
    await expect(pageField(page)).toHaveValue('39')
    await field.fill('page 400')
    await expect(count).toHaveText('1 / 1')
    await expect(pageField(page)).toHaveValue('400')
  })
})
