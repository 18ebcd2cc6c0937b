/** What appears at a moment: two have written the same, what publishing changes, texts of many pictures, a copy begins; and a phone. */
import { atRest, takePicture } from './picture.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof import('./demo-data.mjs').makeDemoData>>} Demo */

/** A phone, and the window of all other pictures. */
const PHONE = { width: 390, height: 780 }
const WINDOW = { width: 1440, height: 900 }

/** @param {Page} page @param {string} path */
async function openForm(page, path) {
  const isOpen = page.waitForResponse('**/cms-api/editing/presence')
  await page.goto(`/admin/collections/${path}`)
  await isOpen
  await atRest(page)
}

/** @param {Page} page @param {Demo} demo */
export async function pictureChanges(page, { changed }) {
  await openForm(page, `news/${changed.id}`)
  await page.getByRole('button', { name: /^内容检查/ }).click()
  await page.getByRole('button', { name: '看发布后的变化' }).click()
  await page.getByRole('dialog', { name: '发布后的变化' }).getByRole('definition').first().waitFor()
  await atRest(page)
  await takePicture(page, 'changes', { height: 560 })
}

/** @param {Page} page */
export async function pictureAlternativeTexts(page) {
  await page.goto('/admin/collections/media')
  await page.getByRole('button', { name: '填写替代文字' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await atRest(page)
  await takePicture(page, 'alternative-texts', { height: 640 })
}

/** @param {Page} page @param {Demo} demo */
export async function pictureCopiedParts(page, { product }) {
  await openForm(page, `products/${product.id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-copy').click()
  const parts = page.getByRole('group', { name: '副本带走哪些内容' })
  await parts.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0))
  await atRest(page)
  await takePicture(page, 'copied-parts')
}

/** The last one of the article on a desktop: it gets another title. @param {Page} page @param {import('./site.mjs').Api} colleague @param {Demo} demo */
export async function pictureConflict(page, colleague, { article }) {
  await openForm(page, `news/${article.id}`)
  const data = { title: '恒沃电气亮相工业电气展：四款新品首次公开', _status: 'draft' }
  await colleague.patch(`/cms-api/news/${article.id}?draft=true`, { data })
  await page.getByRole('textbox', { name: /^标题/ }).first().fill('恒沃电气亮相工业电气展：三款新品现场首发')
  await page.getByRole('dialog', { name: '请选择保留哪一个版本' }).waitFor()
  await atRest(page)
  await takePicture(page, 'conflict', { height: 640 })
  await page.getByRole('button', { name: '稍后再说' }).click()
}

/** @param {Page} page @param {Demo} demo */
export async function pictureOnPhone(page, { changed }) {
  page.on('dialog', (warning) => warning.accept())
  await page.setViewportSize(PHONE)
  await openForm(page, `news/${changed.id}`)
  await takePicture(page, 'phone')
  await page.setViewportSize(WINDOW)
}
