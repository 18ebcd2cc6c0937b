import type { Page } from '@playwright/test'
import { violations } from './accessibility'
import { untilAlive } from './alive'
import { freeBars } from './free-bars'
import { expect, test } from './test'

const main = (page: Page) => page.getByRole('main')
const section = (page: Page) => main(page).getByRole('region', { name: '选择性配合', exact: true })

/** spec: products/selectivity, selector/coordination */
test('from what a breaker says of those below it to the one below, which says it of those above', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  await untilAlive(page)
  await page.getByRole('link', { name: '选择性配合', exact: true }).first().click()
  const below = section(page).getByRole('table', { name: 'HM3-250 为上级' })
  await expect(below.getByRole('row', { name: /^HB1-125/ })).toHaveText(/HB1-125\s*100 A\s*—\s*2\.4\s*4\.2/)
  await expect(section(page)).toContainText('上级瞬时整定在最大档')
  await freeBars(page)
  expect(await violations(page)).toEqual([])

  await below.getByRole('link', { name: 'HB1-125' }).click()
  await expect(page).toHaveURL(/\/GoodsInfoView\?id=192/)
  const above = section(page).getByRole('table', { name: 'HB1-125 为下级' })
  await expect(above.getByRole('rowheader', { name: '630 A' }).first()).toBeVisible()
  await expect(above.getByRole('link', { name: 'HM3-250' })).toHaveAttribute('href', '/GoodsInfoView?id=153')
})

test('a selection names what the tables say of devices below and above it, and no more', async ({ page }) => {
  await page.goto('/selectProduct?use=incoming&s=1000&step=results')
  const aside = main(page).getByRole('complementary', { name: '配合与核对' })
  await expect(aside).toContainText('上级 HA1-1600，1600 A')
  await expect(aside.getByRole('listitem').filter({ hasText: 'HM3-250' })).toHaveText(/≤ 250 A\s*完全选择性/)
  await freeBars(page)
  expect(await violations(page)).toEqual([])

  // A feeder is told what may stand above it; only up to a limit, the number is said.
  await page.goto('/selectProduct?use=feeder&i=100&ik=8&step=results')
  await expect(aside).toContainText('下级 HM3-250，100 A；短路电流 8 kA')
  await expect(aside.getByRole('listitem').filter({ hasText: 'HM3-400' })).toHaveText(/≥ 400 A\s*至 7\.9 kA/)
  await expect(aside.getByRole('listitem').filter({ hasText: 'HM3-800' })).toHaveText(/≥ 630 A\s*至 19\.8 kA/)

  // The tables are made for 380 to 415 V.
  await page.goto('/selectProduct?use=feeder&i=100&ik=8&u=690&step=results')
  await expect(aside).toContainText('算得对吗')
  await expect(aside.getByRole('listitem')).toHaveCount(0)
})
