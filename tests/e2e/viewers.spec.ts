import { tone } from '../support/tone'
import { expect, test } from './test'

test.describe('a page to read', () => {
  test('has its title, and text that the reader enlarges and shrinks', async ({ page }) => {
    await page.goto('/RichText?id=69')
    await expect(page).toHaveTitle('隐私条款-恒沃电气')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('隐私条款')
    const article = page.getByRole('article')
    const text = article.getByText(/^浏览产品、案例、新闻与资料无须注册/)
    const size = article.getByRole('status')
    await expect(text).toHaveCSS('font-size', '20px')
    await expect(size).toHaveText('字号 20 像素')

    await article.getByRole('button', { name: '放大字号' }).click()
    await expect(text).toHaveCSS('font-size', '21px')
    await expect(size).toHaveText('字号 21 像素')
    await expect(text).toHaveCSS('line-height', '36.75px')
  })

  test('shrinks to 10 and no further; the button keeps the focus', async ({ page }) => {
    await page.goto('/RichTextInfo?id=69')
    const shrink = page.getByRole('button', { name: '缩小字号' })
    for (let size = 20; size > 10; size -= 1) await shrink.click()
    await expect(page.getByRole('status')).toHaveText('字号 10 像素')
    await expect(shrink).toHaveAttribute('aria-disabled', 'true')
    await shrink.press('Enter')
    await expect(page.getByRole('status')).toHaveText('字号 10 像素')
    await expect(shrink).toBeFocused()
  })

  test('forgets the size', { tag: '@once' }, async ({ page }) => {
    await page.goto('/RichText?id=69')
    await page.getByRole('button', { name: '放大字号' }).click()
    await expect(page.getByRole('status')).toHaveText('字号 21 像素')
    await page.reload()
    await expect(page.getByRole('status')).toHaveText('字号 20 像素')

    await page.getByRole('button', { name: '放大字号' }).click()
    await expect(page.getByRole('status')).toHaveText('字号 21 像素')
    await page.getByRole('region', { name: '更多公开信息' }).getByRole('listitem').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('隐私条款')
    await expect(page.getByRole('status')).toHaveText('字号 20 像素')
  })

  test('scrolls its wide tables by themselves, or stacks their rows on a phone', async ({ page, isMobile }) => {
    await page.goto('/RichText?id=69')
    const table = page.getByRole('region', { name: '表格' }).first()
    if (isMobile) {
      await expect(table.getByText('收集的信息').filter({ visible: true })).not.toHaveCount(0)
      await expect(table.getByText('收集的信息').first()).toBeHidden()
    } else await expect(table.getByRole('columnheader')).toHaveText([/功能/, /收集的信息/, /使用目的/])
    for (let times = 0; times < 12; times += 1) await page.getByRole('button', { name: '放大字号' }).click()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('offers its file', { tag: '@once' }, async ({ page }) => {
    await page.goto('/RichText?id=58')
    const file = page.getByRole('region', { name: '附件' })
    await expect(file).toContainText(/PDF [\d.]+(KB|MB)/)
    await expect(file.getByRole('link', { name: /^在线查看/ })).toHaveAttribute('href', /^\/PDF\?param=%2Ffiles%2F.+\.pdf$/)
    const href = await file.getByRole('link', { name: /^下载/ }).getAttribute('href')
    expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('application/pdf')

    await page.goto('/RichText?id=436')
    await expect(page.getByRole('link', { name: /^在线查看/ })).toHaveAttribute('href', '/VideoView?id=436')
  })
})

test('an address without a page that exists is a designed 404', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/RichText', '/RichTextInfo', '/VideoView']) {
    for (const query of ['?id=999999', '?id=abc', '?id=69%27', '?id=', '']) {
      const response = await page.request.get(`${path}${query}`)
      expect(response.status(), `${path}${query}`).toBe(404)
      expect(await response.text()).toContain('这一路没有送电')
    }
  }
})

test.describe('a video', () => {
  test('plays by itself, with controls, under its title', async ({ page }) => {
    await page.goto('/VideoView?id=436')
    await expect(page).toHaveTitle('灯火背后：恒沃电气企业短片-恒沃电气')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('灯火背后：恒沃电气企业短片')
    const video = page.locator('main video')
    await expect(video).toHaveAttribute('controls', '')
    await expect(video).toHaveAttribute('poster', /^\/media\/.+\.webp$/)
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)

    // The browser refuses to begin with sound; this film has none that could be switched on.
    await expect(page.getByRole('button', { name: '打开声音' })).toHaveCount(0)
  })

  test('with sound begins without where the browser refuses it, and offers it', { tag: '@once' }, async ({ page }) => {
    // Browsers allow it to who has pressed something here before, on another page, too.
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.play = function () {
        return this.muted ? play.call(this) : Promise.reject(new DOMException('no press yet', 'NotAllowedError'))
      }
    })
    await page.route('**/media/*.mp4', (route) => route.fulfill({ contentType: 'audio/wav', body: tone(60) }))
    await page.goto('/VideoView?id=436')
    const unmute = page.getByRole('button', { name: '打开声音' })
    await unmute.click()
    await expect(page.locator('main video')).toHaveJSProperty('muted', false)
    await expect(unmute).toHaveCount(0)
  })

  test('waits for a visitor who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/VideoView?id=436')
    const video = page.locator('main video')
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0)
    expect(await video.evaluate((element: HTMLVideoElement) => [element.paused, element.currentTime])).toEqual([true, 0])
  })

  test('that is not there is told, with ways to others', { tag: '@once' }, async ({ page }) => {
    const response = await page.goto('/VideoView?id=69')
    expect(response?.status()).toBe(200)
    await expect(page.getByText('暂无视频资源，请查看其他视频')).toBeVisible()
    await page.getByRole('region', { name: '其他视频' }).getByRole('link', { name: '灯火背后：恒沃电气企业短片' }).click()
    await expect(page).toHaveURL('/VideoView?id=436')
    await expect(page.locator('main video')).toBeVisible()
  })
})

for (const path of ['/selectProduct', '/selectProduct2']) {
  test(`${path} without a tool says so and leads to products and people`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle('产品选型-恒沃电气')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品选型')
    const main = page.getByRole('main')
    await expect(main).not.toContainText('暂未开放')
    const parents = main.getByRole('region', { name: '按类别查找' }).getByRole('heading', { level: 3 })
    await expect(parents).toHaveText([/^配电类/, /^控制自动化/, /^终端类/, /^智能元件/, /^成套开关设备/, /^UL认证/])
    await expect(main.getByRole('link', { name: '在线客服' })).toHaveAttribute('href', /^https:/)
    await expect(main.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:400-000-0000')

    await main.getByRole('combobox').fill('HM3')
    await main.getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL('/GoodsListView?search=true&val=HM3')
  })
}

test('the web manifest names the site and its icons', { tag: '@once' }, async ({ page }) => {
  await page.goto('/selectProduct')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const response = await page.request.get(href ?? '')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: '恒沃电气', lang: 'zh-CN', start_url: '/', theme_color: '#0b5fd7' })
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', manifest.theme_color)
  expect(manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  const icons = ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', ...manifest.icons.map(({ src }: { src: string }) => src)]
  for (const icon of icons) expect((await page.request.get(icon)).status(), icon).toBe(200)
})
