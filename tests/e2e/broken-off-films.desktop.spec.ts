import type { Page } from '@playwright/test'
import type { CuttingProxy } from '../support/cutting-proxy'
import { untilAlive } from './alive'
import { comeBack, expect, retry, test } from './cut-line-test'
import { holdScripts } from './hold-scripts'
import { viewerOf } from './pdf-viewer'

// As the browser notes what is cut.
test.use({ expectedMessages: /Failed to load resource/ })

const SEEN_S = 0.4
const video = (page: Page) => page.locator('video')

/** Stays away in the middle; cut when some was seen. What the browser asks for then is refused, or it would try for half a minute. */
async function breakOff(page: Page, line: CuttingProxy) {
  const film = line.stall(/\/media\/[^/]*\.mp4/, 600_000)
  const rest = /\/media\/[^/]*\.mp4$/
  const untilSeen = () => expect.poll(() => place(page)).toBeGreaterThan(SEEN_S)
  await page.route(rest, async (route) => {
    if (film.times() === 0) return route.continue()
    await untilSeen()
    await route.fulfill({ status: 503 })
  })
  return {
    cut: async () => {
      await untilSeen()
      film.cutNow()
    },
    letGo: async () => {
      film.letGo()
      await page.unroute(rest)
    },
  }
}

const place = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)

/** Where it began when it was played last; nowhere while it is broken off. */
const beginning = (page: Page) =>
  video(page).evaluate(({ error, paused, played }: HTMLVideoElement) => (error || paused || played.length === 0 ? -1 : played.start(0)))

async function expectOnFrom(page: Page, before: number) {
  await expect.poll(() => beginning(page)).toBeGreaterThan(before - SEEN_S / 2)
}

test('on its page: 重试 goes on in its place', async ({ page, line }) => {
  const film = await breakOff(page, line)
  await page.goto('/VideoView?id=436')
  await film.cut()
  const failure = page.getByRole('alert').filter({ hasText: '视频没有加载成功' })
  await expect(failure).toBeVisible()
  const before = await place(page)
  await film.letGo()
  await retry(page).click()
  await expect(failure).toHaveCount(0)
  await expectOnFrom(page, before)
})

test('over a page: it goes on by itself when the line is back', async ({ page, line }) => {
  await page.goto('/GroupIntroductView')
  await untilAlive(page)
  const film = await breakOff(page, line)
  await page.getByRole('button', { name: '播放集团影片' }).click()
  await film.cut()
  const failure = page.getByRole('alert').filter({ hasText: '影片暂时无法播放' })
  await expect(failure).toBeVisible()
  const before = await place(page)
  await film.letGo()
  await comeBack(page)
  await expect(failure).toHaveCount(0)
  await expectOnFrom(page, before)
})

const play = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })

test('in the viewer: one that was playing plays on when it is tried again', async ({ page, line }) => {
  const film = await breakOff(page, line)
  await page.goto(viewerOf('/media/video-home.mp4'))
  await play(page)
  await film.cut()
  await expect(page.getByText('网络中断，文件没有传完。')).toBeVisible()
  const before = await place(page)
  await film.letGo()
  await retry(page).click()
  await expect(video(page)).toBeVisible()
  await expectOnFrom(page, before)
})

test('so does one that was played, and broken off, before any script had come', async ({ page, line }) => {
  const film = await breakOff(page, line)
  const letScriptsCome = await holdScripts(page)
  await page.goto(viewerOf('/media/video-home.mp4'), { waitUntil: 'commit' })
  await play(page)
  await film.cut()
  await expect.poll(() => video(page).evaluate(({ error }: HTMLVideoElement) => error?.code)).toBeDefined()
  const before = await place(page)
  await film.letGo()
  letScriptsCome()
  await retry(page).click()
  await expect(video(page)).toBeVisible()
  await expectOnFrom(page, before)
})
