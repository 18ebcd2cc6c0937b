import { catalogue, expectDrawn, viewerOf } from './pdf-viewer'
import { expect, test } from './test'

test('the viewer is worked by keyboard at once: scrolling, zoom, page', async ({ page }) => {
  await page.goto('/PDF?param=%2Ffiles%2Fhm3-series-catalogue.pdf')
  const area = page.getByRole('main')
  await expect(area).toBeFocused()
  const scrolled = () => area.evaluate((element) => element.scrollTop)
  await page.keyboard.press('PageDown')
  await expect.poll(scrolled).toBeGreaterThan(100)
  await page.keyboard.press('End')
  await expect(page.getByRole('textbox', { name: '页码' })).toHaveValue('10')

  const percent = page.getByRole('status', { name: '显示比例' })
  await expect(percent).toHaveText('125%')
  await page.keyboard.press('+')
  await expect(percent).toHaveText('150%')
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect(percent).toHaveText('110%')

  await page.getByRole('textbox', { name: '页码' }).focus()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: /^第 2 页/ })).toBeInViewport()
  await expect(percent).toHaveText('110%')
})

test('a narrow window keeps the tools in reach and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 })
  await page.goto('/PDF?param=%2Ffiles%2Fhm3-series-catalogue.pdf')
  await expect(page.getByRole('group', { name: /^第 1 页/ }).locator('canvas')).toBeVisible()
  for (const name of ['缩小', '放大', '适合宽度', '适合页面', '下一页'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: /^下载/ })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400)
})

test.describe('scripts of the viewer that do not come', () => {
  test.use({ expectedMessages: /ERR_FAILED|Failed to load resource/ })

  test('are told of, the reader and its worker, and asked for again on the same page', async ({ page }) => {
    let cutOff: 'reader' | 'worker' | null = 'reader'
    await page.route('**/_next/static/chunks/**', async (route) => {
      const response = await route.fetch()
      const isReader = (await response.text()).includes('getDocument')
      await (isReader && cutOff === 'reader' ? route.abort() : route.fulfill({ response }))
    })
    await page.route('**/pdf.worker.min.mjs', (route) => (cutOff === 'worker' ? route.abort() : route.continue()))
    await page.goto(viewerOf(catalogue.url))
    const failure = page.getByText('网络中断，文件没有传完。')
    await expect(failure).toBeVisible()
    cutOff = 'worker'
    const worker = page.waitForEvent('requestfailed', (request) => request.url().includes('pdf.worker'))
    await page.getByRole('button', { name: '重试' }).click()
    await worker
    await expect(failure).toBeVisible()
    cutOff = null
    await page.getByRole('button', { name: '重试' }).click()
    await expectDrawn(page, 1)
  })
})
