import type { Page } from '@playwright/test'
import { expect, test } from './test'

/** Where each slide of each carousel stands. */
const places = (page: Page) =>
  page
    .locator('[aria-roledescription="幻灯片"]')
    .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().left)))

const moves = (page: Page) => page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length)

// That no carousel plays on any page, quality.spec.ts looks at. These have one of each kind.
for (const path of ['/', '/GoodsListView', '/ResultView?id=41']) {
  test(`the carousels of ${path} stand still for a visitor who wants less motion, and move for others`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto(path)
    await page.keyboard.press('Shift')
    const stopped = page.locator('[aria-roledescription="轮播"]').filter({ has: page.getByRole('button', { name: '开始自动播放' }) })
    await stopped.first().scrollIntoViewIfNeeded()
    const before = await places(page)
    await page.clock.fastForward('01:00')
    expect(await places(page)).toEqual(before)

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(page.getByRole('button', { name: '暂停自动播放' }).first()).toBeAttached()
    await expect(async () => {
      await page.clock.fastForward(3100)
      expect(await places(page)).not.toEqual(before)
    }).toPass()

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByRole('button', { name: '暂停自动播放' })).toHaveCount(0)
    await expect.poll(() => moves(page)).toBe(0)
    const after = await places(page)
    await page.clock.fastForward('01:00')
    expect(await places(page)).toEqual(after)
  })
}
