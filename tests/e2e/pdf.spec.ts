import { readFileSync } from 'node:fs'
import { pdfOfPages } from '../support/pdf-of-pages'
import { catalogue, expectDrawn, pageField, percent, sheet, viewerOf } from './pdf-viewer'
import { expect, test } from './test'

test('在线查看 opens a document of a product in a new tab', async ({ page, context }) => {
  await page.goto('/GoodsInfoView?id=153&hash=true')
  const link = page.getByRole('link', { name: new RegExp(`在线查看 ${catalogue.name}`) }).first()
  // Behind the other tab nothing is drawn any more: its fonts would lie there unused, and the browser says so.
  await link.waitFor()
  await page.evaluate(async () => void (await document.fonts.ready))
  const opening = context.waitForEvent('page')
  // By key, for the page may still be scrolling to its documents.
  await link.press('Enter')
  const viewer = await opening
  await expectDrawn(viewer, 1)
  await expect(viewer).toHaveURL(viewerOf(catalogue.url))
  await expect(viewer).toHaveTitle(`${catalogue.name}-恒沃电气`)
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText(catalogue.name)
})

test('shows pages, n / N, and the way to save the file', async ({ page }) => {
  await page.goto(viewerOf(catalogue.url))
  await expectDrawn(page, 1)
  await expect(pageField(page)).toHaveValue('1')
  await expect(page.getByText(`/ ${catalogue.pages}`, { exact: true })).toBeVisible()
  const download = page.getByRole('link', { name: `下载 ${catalogue.name}` })
  await expect(download).toHaveAttribute('href', catalogue.url)
  await expect(download).toHaveAttribute('download', `${catalogue.name}.pdf`)
  await expect(page.getByRole('link', { name: /首页/ })).toHaveAttribute('href', '/')
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('its text can be selected', async ({ page }) => {
  await page.goto(viewerOf(catalogue.url))
  const title = sheet(page, 1).locator('.textLayer span:not(.markedContent)', { hasText: '系列塑壳断路器' }).first()
  await expect(title).toBeAttached()
  await title.click({ clickCount: 3 })
  expect(await page.evaluate(() => String(getSelection()))).toContain('系列塑壳断路器')
  // The invisible text lies on the drawn one: it is as wide as the drawing of it.
  const [text, whole] = [await title.boundingBox(), await sheet(page, 1).boundingBox()]
  expect((text?.x ?? 0) - (whole?.x ?? 0)).toBeGreaterThan(0)
  expect((text?.width ?? 0) / (whole?.width ?? 1)).toBeGreaterThan(0.2)
})

test('a tool that has nothing more to do says so and keeps the focus', async ({ page, isMobile }) => {
  await page.goto(viewerOf(catalogue.url))
  await expectDrawn(page, 1)
  const pressUntilIdle = async (name: string) => {
    const tool = page.getByRole('button', { name })
    await tool.focus()
    while ((await tool.getAttribute('aria-disabled')) !== 'true') await page.keyboard.press('Enter')
    await expect(tool).toBeFocused()
  }
  await pressUntilIdle('放大')
  await expect(percent(page)).toHaveText('400%')
  await page.keyboard.press('Enter')
  await expect(percent(page)).toHaveText('400%')
  await pressUntilIdle('缩小')
  await expect(percent(page)).toHaveText('25%')
  await expect(page.getByRole('button', { name: '放大' })).toHaveAttribute('aria-disabled', 'false')
  // Phones turn pages with a finger.
  if (isMobile) return
  await page.getByRole('button', { name: '适合宽度' }).click()
  await pressUntilIdle('下一页')
  await expect(pageField(page)).toHaveValue(String(catalogue.pages))
  await page.keyboard.press('Enter')
  await expect(pageField(page)).toHaveValue(String(catalogue.pages))
  await pressUntilIdle('上一页')
  await expect(pageField(page)).toHaveValue('1')
})

test('a link within the document leads to its page', async ({ page }) => {
  await page.route(`**${catalogue.url}`, async (route) => route.fulfill({ contentType: 'application/pdf', body: pdfOfPages(20) }))
  await page.goto(viewerOf(catalogue.url))
  await sheet(page, 1).getByRole('link').click()
  await expect(pageField(page)).toHaveValue('20')
})

test('300 pages: few are drawn at any time, n / N follows, nothing shifts', async ({ page }) => {
  await page.route(`**${catalogue.url}`, async (route) => route.fulfill({ contentType: 'application/pdf', body: pdfOfPages(300) }))
  await page.goto(viewerOf(catalogue.url))
  await expectDrawn(page, 1)
  await expect(page.getByText('/ 300')).toBeVisible()
  const area = page.getByRole('main')
  // Sizes of all pages are known when the last one that lies on its side has its own.
  await expect.poll(async () => (await sheet(page, 300).boundingBox())?.width).not.toBe((await sheet(page, 299).boundingBox())?.width)

  const total = await area.evaluate((element) => element.scrollHeight)
  let most = 0
  for (let part = 0; part <= 40; part += 1) {
    await area.evaluate((element, to) => element.scrollTo(0, to), (total * part) / 40)
    await page.waitForTimeout(40)
    most = Math.max(most, await page.locator('canvas').count())
  }
  expect(most).toBeLessThan(12)
  await expect(pageField(page)).toHaveValue('300')
  await expectDrawn(page, 300)
  await expect(sheet(page, 300).getByText('Page 300')).toBeAttached()
  expect(await page.locator('canvas').count()).toBeLessThan(12)
  expect(await area.evaluate((element) => element.scrollHeight)).toBe(total)

  await pageField(page).fill('150')
  await pageField(page).press('Enter')
  await expectDrawn(page, 150)
  await expect(sheet(page, 150)).toBeInViewport()
  await pageField(page).fill('9999')
  await pageField(page).press('Enter')
  await expect(pageField(page)).toHaveValue('300')
})

test('/PDF2 shows the manual of a product by its knowledge-base number', async ({ page }) => {
  await page.goto('/PDF2?kbsId=KBS-HM3-250')
  await expectDrawn(page, 1)
  await expect(page).toHaveTitle(/使用说明书-恒沃电气$/)
  const answer = await (await page.request.get('/getProductByKbsId?kbsId=KBS-HM3-250')).json()
  await expect(page.getByRole('link', { name: /^下载 / })).toHaveAttribute('href', answer.result.productInstructionBook)
})

const unshowable = [
  '/PDF',
  '/PDF?param=',
  viewerOf('https://evil.example/files/hm3-series-catalogue.pdf'),
  viewerOf('//evil.example/files/hm3-series-catalogue.pdf'),
  viewerOf('javascript:alert(1)'),
  viewerOf('data:application/pdf;base64,JVBERi0='),
  viewerOf('/files/no-such-file.pdf'),
  viewerOf('/files/hm3-250-3d.glb'),
  viewerOf('/admin'),
  '/PDF2',
  '/PDF2?kbsId=no-such-product',
]

test('what is no file of this site gets 预览失败！ and ways onward, with HTTP 200', async ({ page, request }) => {
  for (const path of unshowable) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    expect(html, path).toContain('预览失败！')
    expect(html, path).not.toContain('evil.example')
  }
  await page.goto('/')
  await page.goto('/PDF?param=javascript%3Aalert(1)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('预览失败！')
  await expect(page.getByRole('link', { name: '下载中心' })).toHaveAttribute('href', '/Download')
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('a broken file', () => {
  // The development build of react-pdf says it in the console; the one for production doesn't.
  test.use({ expectedMessages: /^Warning: InvalidPDFException/ })

  test('says 预览失败！ and can be downloaded', async ({ page }) => {
    await page.route(`**${catalogue.url}`, async (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 broken' }))
    await page.goto(viewerOf(catalogue.url))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('预览失败！')
    await expect(page.getByRole('link', { name: '下载文件' })).toHaveAttribute('href', catalogue.url)
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  })
})

test('a picture is shown in the same frame', async ({ page }) => {
  await page.goto(viewerOf('/media/cards-building-2.webp'))
  await expect(page.getByRole('main').getByRole('img')).toHaveJSProperty('complete', true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('cards-building-2.webp')
  await expect(page.getByRole('link', { name: /^下载 / })).toHaveAttribute('href', '/media/cards-building-2.webp')
})

test('old links with a hash lead to the viewer, from any page and without an entry in the history', async ({ page }) => {
  const query = `?param=${encodeURIComponent(catalogue.url)}`
  for (const old of [`/#/pdf${query}`, `/GoodsInfoView?id=153#/pdf${query}`, `/#/PDF/${query}`]) {
    await page.goto(old)
    await expect(page).toHaveURL(`/PDF${query}`)
  }
  await page.goto('/GoodsListView')
  await page.goto(`/#/pdf${query}`)
  await expect(page).toHaveURL(`/PDF${query}`)
  await page.goBack()
  await expect(page).toHaveURL('/GoodsListView')
  await page.goto('/#/pdf2?kbsId=KBS-HM3-250')
  await expect(page).toHaveURL('/PDF2?kbsId=KBS-HM3-250')
  await page.goto('/')
  // Changed by hand on an open page.
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, `#/pdf${query}`)
  await expect(page).toHaveURL(`/PDF${query}`)
  await expectDrawn(page, 1)
})

test('/index.html of the old site leads home and keeps the hash', async ({ page }) => {
  const query = `?param=${encodeURIComponent(catalogue.url)}`
  await page.goto(`/index.html#/pdf${query}`)
  await expect(page).toHaveURL(`/PDF${query}`)
})

test('what the viewer loads comes from this site, and may be kept for ever', async ({ page, baseURL, request }) => {
  const hosts = new Set<string>()
  page.on('request', (one) => hosts.add(new URL(one.url()).host))
  await page.goto(viewerOf(catalogue.url))
  await expectDrawn(page, 1)
  expect([...hosts].filter((host) => host !== '')).toEqual([new URL(baseURL ?? '').host])

  const { version } = JSON.parse(readFileSync('node_modules/pdfjs-dist/package.json', 'utf8'))
  const types = {
    'legacy/build/pdf.worker.min.mjs': /^text\/javascript/,
    'cmaps/UniGB-UTF16-H.bcmap': /^application\/octet-stream/,
    'standard_fonts/FoxitFixed.pfb': /^application\//,
    'wasm/openjpeg.wasm': /^application\/wasm/,
  }
  for (const [file, type] of Object.entries(types)) {
    const response = await request.head(`/pdfjs/${version}/${file}`)
    expect(response.status(), file).toBe(200)
    expect(response.headers()['content-type'], file).toMatch(type)
    expect(response.headers()['cache-control'], file).toContain('immutable')
  }
})

test('page and zoom survive a reload, and nobody else gets them', async ({ page, context }) => {
  await page.goto(viewerOf(catalogue.url))
  await expectDrawn(page, 1)
  await pageField(page).fill('6')
  await pageField(page).press('Enter')
  await page.getByRole('button', { name: '缩小' }).click()
  const zoom = (await percent(page).textContent()) ?? ''
  await page.reload()
  await expect(percent(page)).toHaveText(zoom)
  await expect(pageField(page)).toHaveValue('6')
  await expectDrawn(page, 6)

  const other = await context.newPage()
  await other.goto(page.url())
  await expectDrawn(other, 1)
  await expect(pageField(other)).toHaveValue('1')
})

test.describe('a line that is cut', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Warning: / })

  test('is told, and tried again on the same page', async ({ page }) => {
    await page.goto(viewerOf(catalogue.url))
    await pageField(page).fill('5')
    await pageField(page).press('Enter')
    await expectDrawn(page, 5)
    let isCut = true
    await page.route(`**${catalogue.url}`, (route) => (isCut ? route.abort() : route.continue()))
    await page.reload()
    await expect(page.getByText('网络中断，文件没有传完。')).toBeVisible()
    isCut = false
    await page.getByRole('button', { name: '重试' }).click()
    await expectDrawn(page, 5)
    await expect(pageField(page)).toHaveValue('5')
  })
})

test('a file is printed as itself; the page says so on paper', async ({ page, baseURL }) => {
  await page.goto(viewerOf(catalogue.url))
  const print = page.getByRole('link', { name: `打印 ${catalogue.name}（新窗口打开）` })
  await expect(print).toHaveAttribute('href', catalogue.url)
  await expect(print).toHaveAttribute('target', '_blank')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.getByText(catalogue.name, { exact: true }).filter({ visible: true })).toBeVisible()
  await expect(page.getByText(new URL(catalogue.url, baseURL).href)).toBeVisible()
  await expect(page.getByText(/要打印文件本身/)).toBeVisible()

  // A picture is printed itself.
  await page.emulateMedia({ media: null })
  await page.goto(viewerOf('/media/cards-building-2.webp'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('img')).toBeVisible()
})
