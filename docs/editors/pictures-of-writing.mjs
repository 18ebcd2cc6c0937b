/** Editing an article: the form, its text, the preview, the schedule and the versions. */
import { atRest, takePicture } from './picture.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof import('./demo-data.mjs').makeDemoData>>} Demo */

/** @param {Page} page @param {Demo} demo */
async function openArticle(page, { article }) {
  await page.goto(`/admin/collections/news/${article.id}`)
  await page.getByRole('button', { name: '复制预览链接' }).waitFor()
  await page.getByText('现场看点').first().waitFor()
  await atRest(page)
}

/** The arrow beside the button for publishing. @param {Page} page */
const publishMenu = (page) => page.locator('.form-submit button').last()

/** @param {Page} page @param {Demo} demo */
export async function pictureEditing(page, demo) {
  await openArticle(page, demo)
  const marks = [
    page.locator('.doc-controls__status, .status').first(),
    page.getByRole('button', { name: '复制预览链接' }),
    page.locator('#live-preview-toggler'),
    page.getByRole('button', { name: '发布修改' }),
    publishMenu(page),
    page.locator('.doc-controls__popup button').first(),
    page.getByRole('link', { name: /^版本/ }),
  ]
  await takePicture(page, 'editing', { height: 640, marks })
}

/** @param {Page} page @param {Demo} demo */
export async function pictureText(page, demo) {
  await openArticle(page, demo)
  await page.getByText('与新品同台展出的还有').click()
  const toolbar = page.locator('.fixed-toolbar').first()
  await page.evaluate(() => window.scrollTo(0, 480))
  const marks = [
    toolbar.getByRole('button', { name: '插入', exact: true }),
    toolbar.getByRole('button', { name: '插入内容块' }),
    toolbar.getByRole('button', { name: '段落样式' }),
    toolbar.locator('.toolbar-popup__button-bold'),
    toolbar.locator('.toolbar-popup__button-link'),
  ]
  await takePicture(page, 'text', { height: 640, marks })
}

/** @param {Page} page @param {Demo} demo */
export async function picturePreview(page, demo) {
  await openArticle(page, demo)
  await page.locator('#live-preview-toggler').click()
  const previewed = page.frameLocator('iframe[title="实时预览"]')
  await previewed.getByRole('heading', { level: 1 }).waitFor()
  await atRest(page)
  const marks = [
    page.locator('#live-preview-toggler'),
    page.getByRole('button', { name: /^桌面/ }),
    page.getByRole('button', { name: /^手机/ }),
  ]
  await takePicture(page, 'preview', { marks })
  await page.getByRole('button', { name: /^手机/ }).click()
  await previewed.locator('html[data-layout="mobile"]').waitFor()
  await previewed.getByRole('heading', { level: 1 }).waitFor()
  await atRest(page)
  await takePicture(page, 'preview-phone')
  await page.locator('#live-preview-toggler').click()
}

/** @param {Page} page @param {Page} visitor who is not signed in @param {Demo} demo */
export async function pictureSharedLink(page, visitor, demo) {
  await openArticle(page, demo)
  await page.getByRole('button', { name: '复制预览链接' }).click()
  await page.getByText('预览链接已复制').waitFor()
  await visitor.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await visitor.getByRole('complementary', { name: '草稿预览' }).waitFor()
  await atRest(visitor)
  await takePicture(visitor, 'shared-link')
}

/** It stays for the dashboard. @param {Page} page @param {Demo} demo */
export async function pictureSchedule(page, demo) {
  await openArticle(page, demo)
  await publishMenu(page).click()
  await page.getByText('定时发布', { exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('发布', { exact: true }).first().click()
  await drawer.locator('.react-datepicker__input-container input').click()
  await drawer.getByRole('button', { name: '下个月' }).click()
  await drawer.locator('.react-datepicker__day--015').click()
  await drawer
    .locator('.react-datepicker__time-list-item')
    .filter({ hasText: /^09:00$/ })
    .click()
  await drawer.getByRole('button', { name: '保存' }).click()
  await page.getByText('已安排。').waitFor()
  await drawer.getByRole('cell', { name: '北京时间' }).first().waitFor()
  await takePicture(page, 'schedule', { height: 680 })
}

/** Nothing may be left to happen to an article that is gone. @param {Page} page @param {Demo} demo */
export async function removeSchedule(page, demo) {
  await openArticle(page, demo)
  await publishMenu(page).click()
  await page.getByText('定时发布', { exact: true }).click()
  const row = page.getByRole('dialog').getByRole('row').filter({ hasText: '北京时间' }).first()
  await row.getByRole('button').click()
  await page.getByText('还没有安排。').waitFor()
}

/** @param {Page} page @param {Demo} demo */
export async function pictureVersions(page, { article }) {
  await page.goto(`/admin/collections/news/${article.id}/versions`)
  await page.locator('tbody tr a').nth(-2).click()
  const restore = page.getByRole('button', { name: '恢复此版本' })
  await restore.waitFor()
  await atRest(page)
  await takePicture(page, 'versions', {
    top: 56,
    height: 504,
    marks: [page.locator('.rs__control').first(), restore, page.getByLabel('仅修改过的')],
  })
}

/** The last one of the article: words are a link as soon as the dialog opens. @param {Page} page @param {Demo} demo */
export async function pictureLink(page, demo) {
  await openArticle(page, demo)
  await page.getByText('展会期间，三款新品').click()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  for (let letter = 0; letter < 4; letter++) await page.keyboard.press('Shift+ArrowLeft')
  await page.locator('.fixed-toolbar').first().locator('.toolbar-popup__button-link').click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('内部链接').click()
  await drawer.locator('.rs__control').first().click()
  await page.keyboard.type('HM3-250')
  await drawer.locator('.rs__option').filter({ hasText: 'HM3-250' }).first().waitFor()
  await atRest(page)
  await takePicture(page, 'link', { height: 560 })
}
