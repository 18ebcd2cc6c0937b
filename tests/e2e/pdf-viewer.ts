import type { Page } from '@playwright/test'
import { expect } from './test'

export const catalogue = { url: '/files/hm3-series-catalogue.pdf', name: 'HM3 系列塑壳断路器 产品样本', pages: 10 }

export const viewerOf = (url: string) => `/PDF?param=${encodeURIComponent(url)}`
export const sheet = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^第 ${number} 页`) })
export const percent = (page: Page) => page.getByRole('status', { name: '显示比例' })
export const pageField = (page: Page) => page.getByRole('textbox', { name: '页码' })

/** A page is drawn when its canvas shows, and none of an older zoom is left. */
export async function expectDrawn(page: Page, number: number) {
  await expect(sheet(page, number).locator('canvas')).toHaveCount(1)
  await expect(sheet(page, number).locator('canvas')).toBeVisible()
}
