import { statSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { pdfWithoutLetters } from '../support/pdf-of-pages'
import { untilAlive } from './alive'
import { captchaAnswer, newPhone } from './captcha-answer'
import { comeBack, expect, retry, test } from './cut-line-test'
import { CONSULT, chooseRegion, mockCaptchas, open, submitButton, toast } from './forms'
import { catalogue, expectDrawn, pageField, sheet, viewerOf } from './pdf-viewer'

// As the browser notes what is cut.
test.use({ expectedMessages: /Failed to load resource/ })

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: '网络中断，文件没有传完。' })

test.describe('pages', () => {
  test('a list whose answer breaks off stays as it was; 重试 goes on', async ({ page, line }) => {
    await page.goto('/Download')
    await untilAlive(page)
    const rows = page.getByRole('list', { name: '资料' }).getByRole('listitem')
    const names = await rows.allTextContents()
    const answer = line.cut(/[?&]_rsc=/, 500)
    await page.getByRole('main').getByRole('link', { name: '下一页' }).click()
    await expect(page.getByText('列表加载失败，请重试')).toBeVisible()
    await expect(rows).toHaveText(names)
    await expect(page).toHaveURL('/Download')
    expect(answer.times()).toBe(1)
    answer.letGo()
    await retry(page).click()
    await expect(page).toHaveURL(/pageNum=2/)
    await expect(rows.first()).not.toHaveText(names[0] ?? '')
  })

  test('half a page says that it is one; what was typed there is in its form when it is loaded anew', async ({ page, line }) => {
    await mockCaptchas(page)
    const html = line.stall(/\/Consult$/, 0.6)
    await page.goto('/Consult', { waitUntil: 'commit' })
    await page.getByLabel('姓名').fill('王工')
    await page.getByLabel('咨询内容').fill('请推荐塑壳断路器')
    html.cutNow()
    const half = page.getByRole('alert').filter({ hasText: '页面没有传完整' })
    await expect(half).toContainText('已填写的内容还在')
    html.letGo()
    await half.getByRole('button', { name: '重新加载' }).click()
    await untilAlive(page)
    await expect(page.getByLabel('姓名')).toHaveValue('王工')
    await expect(page.getByLabel('咨询内容')).toHaveValue('请推荐塑壳断路器')
    await expect(half).toHaveCount(0)
  })

  test('half a script of the framework is asked for again, and what was pressed meanwhile is done', async ({ page, line }) => {
    const scripts = line.cut(/\/_next\/static\/chunks\/.*\.js$/, 3000)
    await page.goto('/GoodsListView')
    await page.getByRole('banner').getByRole('button', { name: '产品中心', exact: true }).click()
    await expect.poll(scripts.times).toBeGreaterThan(0)
    scripts.letGo()
    await untilAlive(page)
    await expect(page.getByRole('banner').getByRole('button', { expanded: true })).toBeVisible()
  })
})

test('a consultation whose answer breaks off is sent again, and is the same one', async ({ page, line }) => {
  const code = await captchaAnswer(page, () => open(page, '/Consult'))
  await page.getByLabel('姓名').fill('测试访客')
  await page.getByLabel('手机号').fill(newPhone())
  await page.getByLabel('所属行业').selectOption('其他')
  await chooseRegion(page, '上海市', '市辖区')
  await page.getByLabel('咨询内容').fill('请推荐塑壳断路器')
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('textbox', { name: '验证码' }).fill(code)

  const answer = line.cut(/\/prod-api\/api\/consult\/$/, 0)
  const stored = page.waitForResponse(CONSULT)
  await submitButton(page).click()
  await expect(toast(page, '提交失败，请重试')).toContainText('网络连接中断')
  const number = (await stored).headers()['reference-number'] ?? ''
  expect(number).toMatch(/^ZX/)
  answer.letGo()
  // What is sent again gets the first answer, whatever is read from the new captcha.
  await page.getByRole('textbox', { name: '验证码' }).fill('a1b2')
  await submitButton(page).click()
  await expect(page.getByRole('dialog', { name: '提交成功' })).toContainText(number)
})

test('a download that breaks off leaves the page as it is, and is whole when it is asked for again', async ({ page, line, baseURL }) => {
  await page.goto('/GoodsInfoView?id=153&hash=true')
  await untilAlive(page)
  const link = page.getByRole('link', { name: `下载 ${catalogue.name}` }).first()
  const press = async () => {
    const downloading = page.waitForEvent('download')
    await link.press('Enter')
    return downloading
  }
  const file = line.cut(/\/files\/hm3-series-catalogue\.pdf/, 100_000)
  // The browser has tried to go on where it was.
  expect(await (await press()).failure()).not.toBeNull()
  expect(file.times()).toBeGreaterThan(0)
  await expect(link).toBeVisible()
  file.letGo()
  const { size } = statSync(await (await press()).path())
  const whole = await fetch(new URL(catalogue.url, baseURL), { method: 'HEAD' })
  expect(size).toBe(Number(whole.headers.get('content-length')))
})

test.describe('documents', () => {
  test('a part that breaks off is told over pages that can be read on; a search waits with its words, and all comes when the line is back', async ({
    page,
    line,
  }) => {
    line.cut(/\/files\/hm3-series-catalogue\.pdf$/, 100_000)
    await page.goto(viewerOf(catalogue.url))
    await expectDrawn(page, 1)
    // Words come after the picture of a page, and need parts of the file, too.
    await expect(sheet(page, 1)).toContainText('产 品 样 本')
    const parts = line.cut(/\/files\/hm3-series-catalogue\.pdf bytes=/, 0)
    await pageField(page).fill('6')
    await pageField(page).press('Enter')
    await expect(notice(page)).toBeVisible()
    await page.getByRole('button', { name: /^查找/ }).click()
    const search = page.getByRole('search')
    // Only on page 9, of which nothing has come: what is found is turned to.
    await search.getByRole('textbox').fill('端子螺栓')
    await expect(search.getByRole('status')).toHaveText('正在查找…')
    await retry(page).click()
    await expect(notice(page)).toBeVisible()
    await pageField(page).fill('1')
    await pageField(page).press('Enter')
    await expect(sheet(page, 1)).toContainText('产 品 样 本')

    parts.letGo()
    await comeBack(page)
    await expect(search.getByRole('status')).toHaveText(/^\d+ \/ \d+$/)
    await expect(search.getByRole('textbox')).toHaveValue('端子螺栓')
    await expect(notice(page)).toHaveCount(0)
  })

  test('a document whose letters are lost on the way says so; loaded again it has them, and the search its words', async ({
    page,
    line,
  }) => {
    const body = pdfWithoutLetters('断路器')
    await page.route(`**${catalogue.url}`, (route) => route.fulfill({ contentType: 'application/pdf', body }))
    const letters = line.cut(/\.bcmap$/, 0)
    await page.goto(viewerOf(catalogue.url))
    await expect(notice(page)).toBeVisible()
    await page.getByRole('button', { name: /^查找/ }).click()
    const search = page.getByRole('search')
    await search.getByRole('textbox').fill('断路')
    letters.letGo()
    await retry(page).click()
    await expect(search.getByRole('status')).toHaveText('1 / 1')
    await expect(sheet(page, 1)).toContainText('断路器')
    await expect(notice(page)).toHaveCount(0)
  })
})

test.describe('pictures', () => {
  const isShown = (image: Locator) =>
    expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)

  test('one in the viewer that breaks off is told, and comes by itself when the line is back', async ({ page, line }) => {
    const picture = line.cut(/\/media\/cards-building-2\.webp/, 2000)
    await page.goto(viewerOf('/media/cards-building-2.webp'))
    await expect(page.getByText('网络中断，文件没有传完。')).toBeVisible()
    picture.letGo()
    await comeBack(page)
    await isShown(page.getByRole('main').getByRole('img'))
  })

  test('one that is enlarged and does not come says so, and comes when it is tried again, or by itself', async ({ page, line }) => {
    await page.goto('/GoodsInfoView?id=153')
    await untilAlive(page)
    const dialog = page.getByRole('dialog')
    const failure = dialog.getByText('图片没有加载成功，请检查网络后重试。')

    let pictures = line.cut(/\/media\/.*\.webp$/, 0)
    await page
      .getByRole('button', { name: /^放大查看/ })
      .first()
      .click()
    await expect(failure).toBeVisible()
    pictures.letGo()
    await dialog.getByRole('button', { name: '重试' }).click()
    await isShown(dialog.getByRole('img'))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    // Of this one there is no drawing that would take its place.
    await page.goto('/GoodsInfoView?id=169')
    await untilAlive(page)
    pictures = line.cut(/\/media\/.*\.webp$/, 0)
    await page.getByRole('button', { name: '放大', exact: true }).click()
    await expect(failure).toBeVisible()
    pictures.letGo()
    await comeBack(page)
    await isShown(dialog.getByRole('img'))
  })
})
