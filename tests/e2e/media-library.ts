import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { upload } from './editing-office'

export const grid = (page: Page) => page.getByRole('list', { name: '图片与视频' })
export const bar = (page: Page) => page.getByRole('region', { name: '图库筛选' })
export const card = (page: Page, words: string) => grid(page).getByRole('listitem').filter({ hasText: words })

export const swatch = (width: number, height: number, colour = '#0b5fd7') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** A picture of a library that other stories fill, too: its words name the story. */
export async function makePicture(name: string, data: object, [width, height]: [number, number] = [640, 480]): Promise<string> {
  return upload('media', { name: `${name}.png`, mimeType: 'image/png', buffer: await swatch(width, height) }, data)
}

export const own = async (page: Page, mark: string) => {
  await page.goto(`/admin/collections/media?search=${encodeURIComponent(mark)}`)
  await expect(grid(page)).toBeVisible()
}

/** Where something stands in the window. */
export async function box(place: Locator) {
  const found = await place.boundingBox()
  if (!found) throw new Error('It is not shown')
  return found
}
