/** What helps while writing: clicks in the page, typing there, the check, tables, templates and the library of pictures. */
import { atRest, takePicture } from './picture.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof import('./demo-data.mjs').makeDemoData>>} Demo */

/** @param {Page} page @param {Demo} demo */
export async function pictureInPage(page, { article }) {
  await page.goto(`/admin/collections/news/${article.id}`)
  await page.getByText('现场看点').first().waitFor()
  await page.locator('#live-preview-toggler').click()
  const title = page.frameLocator('iframe[title="实时预览"]').getByRole('heading', { level: 1 })
  await title.waitFor()
  await atRest(page)
  await title.hover({ force: true })
  await page.getByText('新闻 · 标题', { exact: true }).first().waitFor()
  await title.click({ force: true })
  await page.getByText('从页面选中：').waitFor()
  await takePicture(page, 'click-in-page', { height: 640 })
  await title.dblclick({ force: true })
  await page.getByRole('textbox', { name: /^在页面里修改/ }).waitFor()
  await takePicture(page, 'typing-in-page', { height: 640 })
  await page.keyboard.press('Escape')
  await page.locator('#live-preview-toggler').click()
}

/** @param {Page} page @param {Demo} demo */
export async function pictureCheck(page, { article }) {
  await page.goto(`/admin/collections/news/${article.id}`)
  await page.getByText('现场看点').first().waitFor()
  await page.getByRole('button', { name: /^内容检查/ }).click()
  await page.getByRole('dialog', { name: '内容检查' }).waitFor()
  await atRest(page)
  await takePicture(page, 'check', { height: 560 })
}

/** @param {Page} page @param {Demo} demo */
export async function pictureRowTable(page, { product }) {
  await page.goto(`/admin/collections/products/${product.id}`)
  await page.getByRole('button', { name: '功能与参数', exact: true }).click()
  const table = page.getByRole('grid', { name: '技术参数' })
  await table.waitFor()
  await atRest(page)
  await table.evaluate((element) =>
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 280, behavior: 'instant' }),
  )
  await takePicture(page, 'row-table', { height: 760 })
}

/** @param {Page} page */
export async function pictureNewDocument(page) {
  await page.goto('/admin/collections/news/create')
  await page.getByRole('button', { name: '开始编写' }).waitFor()
  await atRest(page)
  await takePicture(page, 'new-document', { height: 640 })
}

/** @param {Page} page */
export async function pictureMediaLibrary(page) {
  await page.goto('/admin/collections/media')
  await page.getByRole('list', { name: '图片与视频' }).waitFor()
  await atRest(page)
  await takePicture(page, 'media-library')
}
