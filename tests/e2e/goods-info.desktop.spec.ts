import { untilAlive } from './alive'
import { expect, test } from './test'

test('an engineer reads the data of a product and jumps between its sections', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('塑壳断路器')
  await expect(page.getByRole('tab', { name: '技术参数' })).toHaveAttribute('aria-selected', 'true')
  const table = page.getByRole('table').first()
  await expect(table).toContainText('额定极限短路分断能力')
  await expect(table).toContainText('50（M）')

  const anchors = page.getByRole('navigation', { name: '页内导航' })
  await expect(anchors.getByRole('link')).toHaveText(['产品概述', '核心功能', '技术参数/产品资料', '选择性配合', '相关案例', '热门产品'])
  await untilAlive(page)
  /** How far the page has moved at once: scrolling smoothly it has only begun. */
  const press = (name: string) =>
    anchors.getByRole('link', { name }).evaluate((link: HTMLElement) => {
      const before = scrollY
      link.click()
      return Math.abs(scrollY - before)
    })
  expect(await press('相关案例')).toBe(0)
  await expect(page.getByRole('heading', { level: 2, name: '相关案例' })).toBeInViewport()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await press('产品概述'), 'with less motion').toBeGreaterThan(500)
  await expect(page.getByRole('link', { name: '立即咨询' })).toHaveAttribute('href', '/Consult?product=153')
})

test('a wheel that is turned while the pictures move by themselves has the last word', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  await untilAlive(page)
  const gallery = page.getByRole('group', { name: '产品图片' })
  // It never arrives where it was sent: the visitor is quicker.
  await page.evaluate(() => {
    Element.prototype.scrollTo = function stopHalfway(this: Element, to?: ScrollToOptions | number) {
      if (typeof to === 'object') this.scrollLeft = (to.left ?? 0) / 2
    }
  })
  await gallery.getByRole('button', { name: '第 3 张图片' }).click()
  await expect(gallery.getByText(/^第 3 张，共/)).toBeAttached()
  // Playwright would scroll to what it hovers over.
  const { x = 0, y = 0 } = (await gallery.boundingBox()) ?? {}
  await page.mouse.move(x + 100, y + 100)
  await page.mouse.wheel(-2000, 0)
  await expect(gallery.getByText(/^第 1 张，共/)).toBeAttached()
  await expect(gallery.getByRole('button', { name: '第 1 张图片' })).toHaveAttribute('aria-current', 'true')
})

test('the documents are in six kinds, in order; hash=true opens them at once', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153&hash=true')
  await expect(page.getByRole('tab', { name: '产品资料' })).toHaveAttribute('aria-selected', 'true')
  const kinds = page.getByRole('tablist', { name: '资料类型' }).getByRole('tab')
  await expect(kinds).toHaveText([/产品样本/, /认证证书/, /检测报告/, /产品手册/, /3D模型图/, /2D图纸/])
  await kinds.nth(4).click()
  await expect(page.getByRole('tabpanel', { name: /3D模型图/ }).getByRole('link', { name: /在线查看/ })).toHaveCount(0)
  await kinds.nth(0).click()
  await expect(page.getByRole('link', { name: /在线查看 HM3 系列塑壳断路器 产品样本/ })).toHaveAttribute(
    'href',
    /^\/PDF\?param=%2Ffiles%2F.+\.pdf$/,
  )
})

test('a contactor names its relay, and the relay the contactors that it fits', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=170')
  const related = page.getByRole('region', { name: '配套与替代' })
  await expect(related.getByRole('heading', { level: 3 })).toHaveText(['附件与配套'])
  await related.getByRole('link', { name: /HR1-93/ }).click()
  await expect(page).toHaveURL(/id=176$/)
  await expect(related.getByRole('heading', { level: 3 })).toHaveText(['适用于'])
  await expect(related.getByRole('link')).toHaveText([/HC1-65/, /HC1-95/])
})

test('two ticked documents can be downloaded as 批量下载.zip; unticking removes only that one', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153&hash=true')
  const ticks = page.getByRole('tabpanel', { name: /产品样本/ }).getByRole('checkbox')
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await ticks.nth(2).check()
  await ticks.nth(1).uncheck()
  await expect(ticks.nth(0)).toBeChecked()
  await expect(ticks.nth(2)).toBeChecked()
  await expect(page.getByRole('region', { name: '批量下载' })).toContainText(/已选 ?2/)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '批量下载' }).last().click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('批量下载.zip')
})

test('an empty zip says 下载失败，请重试', async ({ page }) => {
  await page.route('**/kbs/info/rar-attach*', (route) => route.fulfill({ status: 200, body: '' }))
  await page.goto('/GoodsInfoView?id=153&hash=true')
  const ticks = page.getByRole('tabpanel', { name: /产品样本/ }).getByRole('checkbox')
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await page.getByRole('button', { name: '批量下载' }).last().click()
  await expect(page.getByText('下载失败，请重试')).toBeVisible()
})

test('four stories stand still where four fit; in a zoomed window, where fewer do, they can be turned', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  const stories = page.getByRole('group', { name: '相关案例' })
  await expect(stories.getByRole('group')).toHaveCount(4)
  await expect(stories.getByRole('button')).toHaveCount(0)
  await page.setViewportSize({ width: 480, height: 768 })
  await stories.getByRole('button', { name: '下一张' }).click()
  await expect(stories).toContainText(/0[2-4]\s*\/\s*04/)
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(stories.getByRole('button')).toHaveCount(0)
  // Before, it stood left of the window.
  await expect.poll(async () => (await stories.getByRole('link').first().boundingBox())?.x).toBeGreaterThan(0)
})

test('153_2 and a missing id show the placeholder with HTTP 200; an unknown id is a 404', async ({ page }) => {
  for (const path of ['/GoodsInfoView?id=153_2', '/GoodsInfoView']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('img[src*="placeholder-switchgear"]')).toBeVisible()
    await expect(page.getByRole('navigation', { name: '页内导航' })).toHaveCount(0)
  }
  for (const id of ['999999', 'abc', '1%27']) {
    expect((await page.request.get(`/GoodsInfoView?id=${id}`)).status()).toBe(404)
  }
})

test('the picture opens large in a dialog and closes with Escape', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  await page
    .getByRole('button', { name: /放大查看/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('all panels are in the served HTML', async ({ request }) => {
  const html = await (await request.get('/GoodsInfoView?id=153')).text()
  for (const text of ['额定极限短路分断能力', 'HM3-250 快速选型手册', '相关案例', '热门产品']) expect(html).toContain(text)
})

test('a page of which only the first part has arrived keeps its places when the rest comes', async ({ page }) => {
  const address = '/GoodsInfoView?id=153'
  const picture = page.getByRole('button', { name: /^放大查看/ }).first()
  await page.goto(address)
  const whole = await picture.boundingBox()
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    const [start = ''] = (await response.text()).split('下一张图片')
    await route.fulfill({ response, body: start })
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  expect(await picture.boundingBox()).toEqual(whole)
})

test('a product that has been filmed turns round over the page until it is closed; others offer no film', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  const turn = page.getByRole('button', { name: '360° 环视' })
  await turn.click()
  const film = page.getByRole('dialog', { name: 'HM3-250 塑壳断路器环视短片' }).locator('video')
  await expect(film).toHaveJSProperty('loop', true)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThanOrEqual(2)
  await page.keyboard.press('Escape')
  await expect(film).toBeHidden()
  await expect(turn).toBeFocused()

  await page.goto('/GoodsInfoView?id=160_2')
  await expect(page.getByRole('button', { name: /放大查看/ }).first()).toBeVisible()
  await expect(turn).toHaveCount(0)
})
