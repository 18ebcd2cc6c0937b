import { untilAlive } from './alive'
import { expectAccessible } from './panels'
import { expect, test } from './test'

test('a drawing in DXF is looked at in the viewer: as vectors, larger by buttons and keys', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=150')
  const [viewer] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: '在线查看 HA1-2000 外形安装尺寸图源文件（新窗口打开）' }).first().click(),
  ])
  const drawing = viewer.getByRole('img', { name: 'HA1-2000 外形安装尺寸图源文件' })
  await expect(drawing.getByText('417')).toBeVisible()
  await expect(drawing.getByText('HA1-2000 万能式断路器')).toBeVisible()
  const tools = viewer.getByRole('region', { name: '看图工具' })
  await expect(tools.getByLabel('显示比例')).toHaveText('100%')
  await expect(tools.getByRole('button', { name: '缩小' })).toHaveAttribute('aria-disabled', 'true')
  const widthOf = async () => (await drawing.boundingBox())?.width ?? 0
  const fitting = await widthOf()
  await tools.getByRole('button', { name: '放大' }).click()
  await expect.poll(async () => (await widthOf()) / fitting).toBeCloseTo(1.5, 1)
  await drawing.click()
  await viewer.keyboard.press('+')
  await expect(tools.getByLabel('显示比例')).toHaveText('200%')
  await tools.getByRole('button', { name: '适合窗口' }).click()
  await expect(tools.getByLabel('显示比例')).toHaveText('100%')
  await expectAccessible(viewer)
})

test('the parameter picture opens as vectors', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=150')
  await untilAlive(page)
  await page.getByRole('button', { name: '放大', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /外形及安装尺寸/ })
  await expect(dialog.getByText('323.5')).toBeVisible()
  await dialog.getByRole('button', { name: '放大' }).click()
  await expect(dialog.getByRole('button', { name: '缩小' })).toHaveAttribute('aria-disabled', 'false')
  await expectAccessible(page)
})
