import { illegibleOnPaper } from './paper'
import { expect, test } from './test'

test('a product on paper: both panels, all documents with their addresses, and nothing to press', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  await expect(page.getByRole('heading', { name: '产品资料' })).toBeHidden()
  await page.emulateMedia({ media: 'print' })

  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('complementary')]) {
    await expect(hidden).toHaveCount(0)
  }
  await expect(page.locator('header, footer, nav').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveCount(0)
  for (const name of ['产品选型', '批量下载', '立即咨询', '上一张', '下一张', '放大']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  }

  await expect(page.getByRole('heading', { name: '技术参数' })).toBeVisible()
  await expect(page.getByRole('row', { name: /额定极限短路分断能力/ }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '产品资料' })).toBeVisible()
  for (const kind of ['产品样本', '认证证书', '检测报告', '产品手册', '3D模型图', '2D图纸']) {
    await expect(page.getByRole('heading', { name: kind, exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: kind, exact: true }).getByRole('listitem').first()).toBeVisible()
  }
  const address = await page
    .getByRole('link', { name: /下载 HM3 系列塑壳断路器 产品样本/ })
    .evaluate((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content])
  expect(address[1]).toContain(`"${address[0]}"`)
  expect(await illegibleOnPaper(page)).toEqual([])
})

test('a product fits few pages', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(1)
  // Two tables of selectivity are a page of them.
  expect(pages).toBeLessThanOrEqual(5)
})

test('an article on paper: its text, black on white, in a size for paper', async ({ page }) => {
  await page.goto('/RichText?id=58')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const text = page.getByRole('article').getByText(/^《恒沃电气 2025 年社会责任报告》/)
  await expect(text).toBeVisible()
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(text).toHaveCSS('font-size', '14px')
  await expect(page.getByText('/files/social-responsibility-report-2025.pdf')).toBeVisible()
  expect(await illegibleOnPaper(page)).toEqual([])
})

test('the home page on paper: what stands on dark ground is black, and nothing is too small', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const title = page.getByRole('heading', { level: 2 }).filter({ visible: true }).last()
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)')
  expect(await illegibleOnPaper(page)).toEqual([])
})
