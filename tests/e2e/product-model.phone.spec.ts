import { untilAlive } from './alive'
import { drawnByProcessor, lookOf, modelShare } from './models'
import { expectAccessible } from './panels'
import { expect, test } from './test'

test.use(drawnByProcessor)

test('on a phone a model is turned by a finger, and the page still scrolls', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=150')
  await untilAlive(page)
  await expect(page.getByRole('button', { name: '用手机放到现场看' })).toBeHidden()
  await expect(page.getByRole('button', { name: '放到现场看', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: '三维模型', exact: true }).click()
  await expect(page.getByRole('group', { name: '三维模型操作' }).getByRole('button')).toHaveCount(4)
  await expect.poll(async () => modelShare(await lookOf(page, 'HA1-2000 万能式断路器'))).toBeGreaterThan(0.1)
  await expect(page.locator('canvas')).toHaveCSS('touch-action', 'pan-y')
  await expectAccessible(page)
  // Held sideways, what is turned and what turns it are on the screen together.
  await page.setViewportSize({ width: 740, height: 320 })
  await expect.poll(async () => (await page.locator('canvas').boundingBox())?.height).toBeLessThanOrEqual(320)
})

test('a phone that knows rooms gets the model as its own kind of file', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype
    DOMTokenList.prototype.supports = function known(this: DOMTokenList, token) {
      return token === 'ar' || supports.call(this, token)
    }
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function opened(this: HTMLAnchorElement) {
      if (this.rel === 'ar') Object.assign(window, { placed: this.href })
      else click.call(this)
    }
  })
  await page.goto('/GoodsInfoView?id=150')
  await untilAlive(page)
  await page.getByRole('button', { name: '放到现场看', exact: true }).click()
  const placed = () =>
    page.evaluate(async () => {
      const address = Reflect.get(window, 'placed')
      if (typeof address !== 'string') return null
      const blob = await (await fetch(address.replace(/#.*/, ''))).blob()
      return `${blob.type} ${await blob.slice(0, 2).text()} ${address.split('#')[1]}`
    })
  await expect.poll(placed).toBe('model/vnd.usdz+zip PK allowsContentScaling=0')
})
