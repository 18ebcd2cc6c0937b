/** Pictures and documents, their import, and what search engines show. */
import path from 'node:path'
import { atRest, takePicture } from './picture.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof import('./demo-data.mjs').makeDemoData>>} Demo */

const DOCUMENTS = ['cert-ha1-cb.pdf', 'cert-hc1-product.pdf'].map((name) => path.resolve('seed/assets/documents', name))

/** @param {Page} page @param {Demo} demo */
export async function pictureFocalPoint(page, { picture }) {
  await page.goto(`/admin/collections/media/${picture.id}`)
  await page.getByRole('button', { name: '编辑图像' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('heading', { name: '焦点' }).waitFor()
  await atRest(page)
  const marks = [
    drawer.locator('.edit-upload__focalPoint, [class*="focal-point"], [class*="focalPoint"]').first(),
    drawer.getByRole('button', { name: '应用更改' }),
  ]
  await takePicture(page, 'focal-point', { height: 620, marks })
}

/** @param {Page} page @param {Demo} demo */
export async function pictureFile(page, { picture }) {
  await page.goto(`/admin/collections/media/${picture.id}`)
  const usages = page.getByRole('heading', { name: /^使用位置/ })
  await usages.waitFor()
  await atRest(page)
  await takePicture(page, 'file', {
    height: 700,
    marks: [page.getByRole('button', { name: '替换文件' }), page.getByRole('button', { name: '编辑图像' }), usages],
  })
}

/** Chooses files and uploads nothing. @param {Page} page */
export async function pictureBulkUpload(page) {
  await page.goto('/admin/collections/documents')
  await page.getByRole('button', { name: '批量上传' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('input[type=file]').setInputFiles(DOCUMENTS)
  const everything = page.getByRole('button', { name: '编辑全部' })
  await everything.waitFor()
  await atRest(page)
  const marks = [
    page.getByText('cert-ha1-cb.pdf').first(),
    everything,
    page.getByRole('button', { name: '保存草稿' }),
    page.getByRole('button', { name: '发布', exact: true }),
  ]
  await takePicture(page, 'bulk-upload', { height: 620, marks })
}

/** @param {Page} page @param {Demo} demo */
export async function pictureSearchResult(page, { product }) {
  await page.goto(`/admin/collections/products/${product.id}`)
  const section = page.locator('.collapsible').filter({ hasText: '搜索引擎与分享' }).last()
  await section.getByRole('button').first().click()
  await page.getByRole('region', { name: '搜索结果预览' }).waitFor()
  await atRest(page)
  await section.evaluate((element) => element.scrollIntoView())
  await page.evaluate(() => window.scrollBy(0, -90))
  await takePicture(page, 'search-result', { height: 760 })
}

/** Checks a changed sheet and imports nothing. @param {Page} page */
export async function pictureImport(page) {
  await page.goto('/admin/collections/products?search=HA1-2000')
  const sheet = await (await page.request.get('/cms-api/products/export?format=csv&search=HA1-2000')).text()
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const drawer = page.getByRole('dialog')
  const changed = Buffer.from(sheet.replace('HA1-2000 万能式断路器', 'HA1-2000 智能型万能式断路器'))
  await drawer.getByLabel('选择文件').setInputFiles({ name: '产品.csv', mimeType: 'text/csv', buffer: changed })
  const start = drawer.getByRole('button', { name: '开始导入' })
  await drawer.getByText('没有错误，可以导入').waitFor()
  // The browser labels its button in its own language, which may be any.
  await page.addStyleTag({ content: '::file-selector-button { display: none }' })
  await takePicture(page, 'import', {
    height: 760,
    marks: [drawer.getByRole('checkbox'), drawer.getByRole('list', { name: '检查结果' }), start],
  })
}
