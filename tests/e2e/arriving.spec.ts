import type { Page } from '@playwright/test'
import { routes } from '../support/routes'
import { type Shift, watchShifts } from './layout-shifts'
import { expect, test } from './test'

/** A packet of a network. */
const PIECE = 1400
/** What comes after so many windows can't move what is seen. */
const WINDOWS = 2
/** Of a page's main part: as much as its banner is. */
const BANNER = 6000
/** With a text in the middle of a banner or a row, or at its lower edge. */
const WITH_BANNER = /^\/(|wjFile|selectProduct|GoodsListView\?category=1|ExampleInfoView\?id=\d+)$/

test.use({ bypassCSP: true })

/** Tags between which something may arrive: the first ones of a page's main part, all of them or those of blocks. */
type Tags = { upTo: number; of: RegExp }
const NONE: Tags = { upTo: 0, of: /</ }
const ALL: Tags = { upTo: BANNER, of: /</ }
/** A line that ends in the middle of a word moves that word, wherever one reads. */
const OF_BLOCKS: Tags = { upTo: BANNER, of: /<(?!\/?(?:wbr|span|sub|sup|br)\b)/ }

/** Writes a page into the window packet by packet, or tag by tag, each painted before the next arrives; its scripts never come. */
async function arrive(page: Page, html: string, { upTo, of }: Tags): Promise<void> {
  await page.evaluate(
    async ({ html, piece, windows, upTo, of }) => {
      // A task that is queued in a frame comes when that frame is laid out and painted.
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const isStyled = () => Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(({ sheet }) => sheet)
      let at = html.indexOf('<body')
      document.open()
      document.write(html.slice(0, at))
      while (!isStyled()) await painted()
      const main = html.indexOf('<main')
      const isFar = () => (document.body?.scrollHeight ?? 0) > windows * window.innerHeight
      const length = () => {
        if (at >= main && at < main + upTo) return 1
        return isFar() ? Math.ceil(html.length / 4) : piece
      }
      const tag = new RegExp(of, 'g')
      while (at < html.length) {
        tag.lastIndex = at + length()
        const next = tag.exec(html)?.index ?? html.length
        document.write(html.slice(at, next))
        at = next
        // What waits for the rest waits as long as this takes.
        for (const animation of document.getAnimations()) animation.pause()
        await painted()
      }
      document.close()
      await painted()
      // What the browser has noted is told by then.
      await painted()
    },
    { html, piece: PIECE, windows: WINDOWS, upTo, of: of.source },
  )
}

/** What moved on which of the pages. */
async function movedOn(page: Page, paths: readonly string[], tags = NONE): Promise<Record<string, Shift[]>> {
  const shiftsOfPage = await watchShifts(page)
  const moved: Record<string, Shift[]> = {}
  for (const route of paths) {
    const html = await (await page.request.get(route)).text()
    await page.goto('/robots.txt')
    await arrive(page, html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''), tags)
    const shifts = await shiftsOfPage()
    if (shifts.reduce((sum, { value }) => sum + value, 0) > 0.01) moved[route] = shifts.filter(({ value }) => value > 0.001)
  }
  return moved
}

/** On a slow line browsers paint what has arrived: nothing of it may move when more comes (spec: common-parts/standing-still). */
test('a page that arrives in packets stands still', async ({ page }) => {
  expect(await movedOn(page, routes)).toEqual({})
})

test('so does the text of a banner, wherever a packet ends in it', async ({ page }) => {
  const paths = routes.filter((route) => WITH_BANNER.test(route))
  expect(paths).toHaveLength(5)
  expect(await movedOn(page, paths, ALL)).toEqual({})
})

test('so does whatever else a page begins with', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(1_200_000)
  expect(await movedOn(page, routes, OF_BLOCKS)).toEqual({})
})

test('half a banner whose rest does not come is shown', async ({ page }) => {
  const html = await (await page.request.get('/ExampleInfoView?id=301')).text()
  await page.route('**/ExampleInfoView?id=301', (route) => {
    const half = html.indexOf('</h1>', html.indexOf('<main')) + '</h1>'.length
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.slice(0, half) })
  })
  await page.goto('/ExampleInfoView?id=301')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('云栖数据中心 A3 楼')
  await expect(title).toBeVisible()
})
