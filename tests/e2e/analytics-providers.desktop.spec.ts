import { type OwnSite, startOwnSite } from '../support/own-site'
import { expect, test } from './test'

const WEBSITE = '0f1e2d3c-4b5a-4697-8899-aabbccddeeff'

/** Sites with an external provider; its host is played by the test, nothing leaves this machine. */
test.describe.configure({ mode: 'default' })

test.describe('with Baidu Tongji', () => {
  let site: OwnSite
  test.beforeAll(async () => {
    site = await startOwnSite({ ANALYTICS_PROVIDER: 'baidu', BAIDU_TONGJI_ID: '0123456789abcdef0123456789abcdef' })
  })
  test.afterAll(() => site.remove())

  test('every page that is shown is reported once, without automatic counting', async ({ page }) => {
    const loaded: string[] = []
    await page.route('https://hm.baidu.com/**', (route) => {
      loaded.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.goto(`${site.baseUrl}/News?pageNum=2`)
    const commands = () => page.evaluate(() => window._hmt)
    await expect.poll(commands).toEqual([
      ['_setAutoPageview', false],
      ['_trackPageview', '/News'],
    ])
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私条款' }).first().click()
    await expect.poll(async () => (await commands())?.at(-1)).toEqual(['_trackPageview', '/RichText?id=69'])
    expect([...new Set(loaded)]).toEqual(['https://hm.baidu.com/hm.js?0123456789abcdef0123456789abcdef'])
  })
})

test.describe('with umami', () => {
  let site: OwnSite
  test.beforeAll(async () => {
    const provider = { ANALYTICS_PROVIDER: 'umami', UMAMI_URL: 'https://umami.example.com/', UMAMI_WEBSITE_ID: WEBSITE }
    site = await startOwnSite(provider)
  })
  test.afterAll(() => site.remove())

  test('its script is asked not to track by itself, and gets the address without what is nobody’s business', async ({ page }) => {
    // As umami's script does: it offers `track`, here into a list.
    const script = 'window.seen = []; window.umami = { track: (complete) => window.seen.push(complete({ website: "the website" })) }'
    await page.route('https://umami.example.com/script.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
    await page.goto(`${site.baseUrl}/NewsDetail?id=536&utm_source=x`)
    const seen = () => page.evaluate(() => Reflect.get(window, 'seen'))
    await expect.poll(seen).toEqual([{ website: 'the website', url: '/NewsDetail?id=536' }])
    await expect(page.locator('script[src="https://umami.example.com/script.js"]')).toHaveAttribute('data-auto-track', 'false')
  })
})
