import { untilAlive } from './alive'
import { difference, drawnByProcessor, lookOf, modelOf, modelShare, watchContexts } from './models'
import { expectAccessible } from './panels'
import { expect, test } from './test'

const TITLE = 'HA1-2000 万能式断路器'

test.use(drawnByProcessor)

test('an engineer turns a model: loaded when pressed, by keys, with its dimensions, and freed when a picture is wanted again', async ({
  page,
}) => {
  const contexts = await watchContexts(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/GoodsInfoView?id=150')
  await untilAlive(page)
  const gallery = page.getByRole('group', { name: '产品图片' })
  const thumb = gallery.getByRole('button', { name: '三维模型', exact: true })
  await expect(gallery.getByRole('listitem').filter({ has: page.getByRole('button', { name: '三维模型', exact: true }) })).toBeVisible()
  expect(asked.filter((url) => url.includes('.glb'))).toEqual([])

  await thumb.click()
  const tools = page.getByRole('group', { name: '三维模型操作' })
  await expect(tools.getByRole('button')).toHaveText(['尺寸', '自动转动', '复位', '全屏'])
  await expect(thumb).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('三维模型已打开。宽 393 mm，高 417 mm，深 323.5 mm')).toBeAttached()
  expect(asked.filter((url) => url.includes('.glb'))).toHaveLength(1)

  await expect.poll(async () => modelShare(await lookOf(page, TITLE))).toBeGreaterThan(0.1)
  const figures = gallery.locator('[aria-hidden] > span').filter({ hasText: /^(393|417|323\.5)$/ })
  await expect(figures).toHaveCount(3)
  await tools.getByRole('button', { name: '尺寸' }).click()
  await expect(figures).toHaveCount(0)

  const before = await lookOf(page, TITLE)
  await modelOf(page, TITLE).focus()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(async () => difference(before, await lookOf(page, TITLE))).toBeGreaterThan(0.05)
  await page.keyboard.press('+')
  await tools.getByRole('button', { name: '复位' }).click()
  await expect.poll(async () => difference(before, await lookOf(page, TITLE))).toBeLessThan(0.02)
  await expectAccessible(page)

  await gallery.getByRole('button', { name: '第 1 张图片' }).click()
  await expect(tools).toHaveCount(0)
  const { opened, lost } = await contexts()
  expect(opened).toBeGreaterThanOrEqual(2)
  expect(lost).toBe(opened)
})

test('the wheel moves the page past a model, and comes nearer when the model has the focus', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=150')
  await untilAlive(page)
  await page.getByRole('button', { name: '三维模型', exact: true }).click()
  await expect(page.getByRole('group', { name: '三维模型操作' })).toBeVisible()
  await modelOf(page, TITLE).hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await modelOf(page, TITLE).focus()
  const before = await lookOf(page, TITLE)
  await modelOf(page, TITLE).hover()
  await page.mouse.wheel(0, -400)
  await expect.poll(async () => difference(before, await lookOf(page, TITLE))).toBeGreaterThan(0.02)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('without WebGL the pictures stay and the file is offered', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/GoodsInfoView?id=150')
  await untilAlive(page)
  await page.getByRole('button', { name: '三维模型', exact: true }).click()
  const note = page.getByRole('alert').filter({ hasText: '不能显示三维模型' })
  await expect(note.getByRole('link', { name: /下载 GLB/ })).toHaveAttribute('href', /\.glb$/)
  await page.getByRole('button', { name: '第 2 张图片' }).click()
  await expect(note).toHaveCount(0)
})

test.describe('on a line that is cut', () => {
  test.use({ expectedMessages: /net::ERR_|GL Driver Message|software WebGL|WebGL: CONTEXT_LOST/ })

  test('a model says so and comes by 重试', async ({ page }) => {
    await page.route('**/*.glb', (route) => route.abort())
    await page.goto('/GoodsInfoView?id=150')
    await untilAlive(page)
    await page.getByRole('button', { name: '三维模型', exact: true }).click()
    const note = page.getByRole('alert').filter({ hasText: '三维模型没有加载成功' })
    await expect(note).toBeVisible()
    await page.unroute('**/*.glb')
    await note.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('group', { name: '三维模型操作' })).toBeVisible()
  })
})

test('under the gallery stand the files, and a code with the options that are chosen', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153&code=HM3-250')
  await untilAlive(page)
  const files = page.getByRole('list', { name: '模型与图纸' })
  await expect(files.getByRole('link')).toHaveText([/^GLB ?\d/, /^STEP ?\d/, '外形图 DXF'])
  await page.getByRole('button', { name: '用手机放到现场看' }).click()
  const dialog = page.getByRole('dialog', { name: '用手机打开本页' })
  await expect(dialog.getByRole('img', { name: /页面的二维码/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '用手机放到现场看' })).toBeFocused()
})
