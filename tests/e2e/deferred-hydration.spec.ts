import type { Request } from '@playwright/test'
import { untilAlive } from './alive'
import { mockCaptchas, submitButton, toast } from './forms'
import { holdScripts, SCRIPTS } from './hold-scripts'
import { expect, test } from './test'

const isScript = (request: Request) => /\/_next\/static\/.*\.js/.test(request.url())

test('a page is shown, and its links lead on, before any script of the framework has come', async ({ page }) => {
  await holdScripts(page)
  const early: string[] = []
  page.on('request', (request) => isScript(request) && early.push(request.url()))
  await page.addInitScript(() => {
    // A browser that never has time, and nobody who touches it.
    window.requestIdleCallback = () => 0
  })
  await page.goto('/News')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(early).toEqual([])
  await page.getByRole('main').locator('a[href^="/NewsDetail"]').first().click()
  await expect(page).toHaveURL(/NewsDetail/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('what is pressed, typed and ticked before the page is alive is done then', async ({ page }) => {
  await mockCaptchas(page)
  const letGo = await holdScripts(page)
  await page.goto('/Consult', { waitUntil: 'commit' })
  await page.getByLabel('姓名').fill('测试访客')
  await page.getByLabel('咨询内容').fill('请推荐塑壳断路器')
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByLabel('所属行业').selectOption('新能源')
  await submitButton(page).click()
  await expect(page.getByText(/您的操作和填写的内容都会保留/)).toBeVisible()
  letGo()
  await expect(toast(page, '请输入手机号')).toBeVisible()
  await expect(page.getByText(/您的操作和填写的内容都会保留/)).toHaveCount(0)
  await expect(page.getByLabel('姓名')).toHaveValue('测试访客')
  await expect(page.getByLabel('咨询内容')).toHaveValue('请推荐塑壳断路器')
  await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeChecked()
  await expect(page.getByLabel('所属行业')).toHaveValue('新能源')
})

test('a link that opens a popup, pressed before the page is alive, opens it then', async ({ page }) => {
  await mockCaptchas(page)
  const letGo = await holdScripts(page)
  await page.goto('/Consult', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: '《法律声明》' }).click()
  letGo()
  await expect(page.getByRole('dialog', { name: '法律声明' })).toBeVisible()
  await expect(page).toHaveURL(/\/Consult$/)
})

test('who has begun to read is left there when a page wakes up that opens at its documents', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/GoodsInfoView?id=153&hash=true', { waitUntil: 'commit' })
  const title = page.getByRole('heading', { name: '核心功能' }).first()
  await title.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  letGo()
  await untilAlive(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('a list that is turned in the moment in which the page wakes up says once which page it is', async ({ page }) => {
  const slowly = await page.context().newCDPSession(page)
  await slowly.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    const press = () => [...document.links].find(({ textContent }) => textContent === '移除万能式断路器')?.click()
    addEventListener('hydrated', () => setTimeout(press))
  })
  await page.goto('/GoodsListView?id=11,12')
  await expect(page).toHaveURL(/\?category=1&id=12$/)
  await expect(page).toHaveTitle('塑壳断路器-恒沃电气')
  await untilAlive(page)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/GoodsListView\?category=1&id=12$/)
})

test('so does a page that is left in that moment', async ({ page }) => {
  const slowly = await page.context().newCDPSession(page)
  await slowly.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    const press = () => document.querySelector<HTMLElement>('main a[href^="/NewsDetail"]')?.click()
    addEventListener('hydrated', () => setTimeout(press))
  })
  await page.goto('/News')
  await expect(page).toHaveURL(/NewsDetail/)
  await untilAlive(page)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/NewsDetail\?/)
  await expect(page.locator('title')).not.toHaveText(/^新闻/)
})

test.describe('a line that drops', () => {
  // The scripts that did not arrive, as the browser notes them.
  test.use({ expectedMessages: /net::ERR_(FAILED|INTERNET_DISCONNECTED)/ })

  test('a script that did not arrive is asked for again, and what was pressed meanwhile is done', async ({ page, isMobile }) => {
    const dropped = new Set<string>()
    await page.route(SCRIPTS, (route) => {
      const address = route.request().url()
      if (dropped.has(address)) return route.continue()
      dropped.add(address)
      return route.abort()
    })
    await page.goto('/GoodsListView')
    const button = page.getByRole('banner').getByRole('button', { name: isMobile ? /菜单/ : '产品中心', exact: !isMobile })
    await button.click()
    await expect(page.getByRole('banner').getByRole('button', { expanded: true })).toBeVisible()
    expect(dropped.size).toBeGreaterThan(5)
  })

  test('a link that is pressed without a line leaves the page with what was typed there, and leads on when the line is back', async ({
    page,
    context,
  }) => {
    await mockCaptchas(page)
    const letGo = await holdScripts(page)
    await page.goto('/Consult', { waitUntil: 'commit' })
    await page.getByLabel('姓名').fill('测试访客')
    await context.setOffline(true)
    await page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '首页' }).click()
    await expect(page.getByText(/您的操作和填写的内容都会保留/)).toBeVisible()
    await expect(page.getByLabel('姓名')).toHaveValue('测试访客')
    await context.setOffline(false)
    letGo()
    await expect(page).toHaveURL(/\/$/)
  })
})

test('a search goes its way when scripts take too long', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/SearchResult')
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('HM3')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/SearchResult\?.*val=HM3/)
})

test('a press while the framework is hydrating, and already listens, counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const button = document.querySelector<HTMLElement>('button[aria-label="缩小字号"]')
      const isListening = Object.keys(document).some((key) => key.startsWith('_reactListening'))
      if (isListening && button) button.click()
      else port2.postMessage(null)
    }
    port2.postMessage(null)
  })
  await page.goto('/RichText?id=69')
  await untilAlive(page)
  await expect(page.getByRole('status')).toHaveText('字号 19 像素')
  await page.getByRole('button', { name: '缩小字号' }).click()
  await expect(page.getByRole('status')).toHaveText('字号 18 像素')
})

test('a tick that is set while the framework is hydrating, and already listens, stays set', async ({ page }) => {
  await mockCaptchas(page)
  await page.addInitScript(() => {
    const seen: boolean[] = []
    Reflect.set(window, 'seenTicks', seen)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const tick = document.querySelector<HTMLInputElement>('main input[type="checkbox"]')
      const isListening = Object.keys(document).some((key) => key.startsWith('_reactListening'))
      if (!isListening || !tick) return port2.postMessage(null)
      tick.click()
      const watch = () => {
        seen.push(tick.checked)
        requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    }
    port2.postMessage(null)
  })
  await page.goto('/Consult')
  await untilAlive(page)
  await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeChecked()
  expect(await page.evaluate(() => String(Reflect.get(window, 'seenTicks')))).not.toContain('false')
})

for (const moment of ['DOMContentLoaded', 'hydrated']) {
  test(`documents that are ticked before the page is alive, one of them unticked again at ${moment}, are as the visitor left them`, async ({
    page,
  }) => {
    await page.addInitScript((when) => {
      const tick = (index: number) => document.querySelectorAll<HTMLInputElement>('[role="tabpanel"] input')[index]?.click()
      addEventListener('DOMContentLoaded', () => [0, 1, 2].map(tick))
      // Of two listeners the page's own comes second.
      addEventListener(when, () => requestAnimationFrame(() => tick(1)))
    }, moment)
    await page.goto('/GoodsInfoView?id=153&hash=true')
    await untilAlive(page)
    const ticks = page.getByRole('tabpanel', { name: /产品样本/ }).getByRole('checkbox')
    await expect(ticks.nth(0)).toBeChecked()
    await expect(ticks.nth(1)).not.toBeChecked()
    await expect(ticks.nth(2)).toBeChecked()
    await expect(page.getByRole('region', { name: '批量下载' })).toContainText(/已选 ?2/)
  })
}

test('what is typed on in the moment in which the page wakes up stays behind what was typed before', async ({ page }) => {
  await mockCaptchas(page)
  await page.addInitScript(() => {
    function type(text: string) {
      const field = document.querySelector<HTMLInputElement>('main input[type="text"]')
      field?.focus()
      document.execCommand('insertText', false, text)
    }
    addEventListener('DOMContentLoaded', () => type('测试'))
    addEventListener('hydrated', () => requestAnimationFrame(() => type('访客')))
  })
  await page.goto('/Consult')
  await untilAlive(page)
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('测试访客')
})

test('the menu and the search open and close at the press, before any script has come, and are as they were left when the page is alive', async ({
  page,
  isMobile,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/News', { waitUntil: 'commit' })
  const menu = page.getByRole('banner').getByRole('button', { name: isMobile ? '菜单' : '产品中心' })
  const search = page.getByRole('banner').getByRole('button', { name: '站内搜索' })
  const sheet = page.locator(`[id="${await menu.getAttribute('aria-controls')}"]`)
  const field = page.getByRole('banner').getByRole('combobox', { name: '搜索产品、资料或新闻' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(sheet).toBeVisible()
  await menu.click()
  await expect(sheet).toBeHidden()
  await menu.click()
  await search.click()
  await expect(sheet).toBeHidden()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toBeFocused()
  letGo()
  await untilAlive(page)
  await expect(search).toHaveAttribute('aria-expanded', 'true')
  await expect(field).toBeVisible()
  await expect(sheet).toBeHidden()
  // On a phone the search lies over the header.
  await (isMobile ? page.getByRole('button', { name: '取消' }) : search).click()
  await expect(field).toBeHidden()
})

test('what was opened before any script has come is left by Escape and by a press elsewhere, for good', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/News', { waitUntil: 'commit' })
  const search = page.getByRole('banner').getByRole('button', { name: '站内搜索' })
  const field = page.getByRole('banner').getByRole('combobox', { name: '搜索产品、资料或新闻' })
  await search.click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(search).toBeFocused()
  await search.click()
  await expect(field).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.click(width / 2, height - 20)
  await expect(field).toBeHidden()
  letGo()
  await untilAlive(page)
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toBeHidden()
  await search.click()
  await expect(field).toBeVisible()
})

test('a tab shows its panel at the press, before any script has come', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/GoodsInfoView?id=153', { waitUntil: 'commit' })
  const documents = page.getByRole('tab', { name: '产品资料' })
  await documents.click()
  await expect(page.getByRole('tabpanel', { name: '产品资料' })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: '技术参数' })).toBeHidden()
  await expect(documents).toHaveAttribute('aria-selected', 'true')
  letGo()
  await untilAlive(page)
  await expect(page.getByRole('tabpanel', { name: '产品资料' })).toBeVisible()
  await page.getByRole('tab', { name: '技术参数' }).click()
  await expect(page.getByRole('tabpanel', { name: '技术参数' })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: '产品资料' })).toBeHidden()
})
