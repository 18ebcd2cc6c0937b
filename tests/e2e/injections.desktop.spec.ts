import { CALL, injections } from '../hostile/injections'
import { type OwnSite, startOwnSite } from '../support/own-site'
import { expect, test } from './test'

/** So many of them, evenly from all kinds. */
const COUNT = 300
const evenly = (strings: readonly string[]) =>
  Array.from({ length: COUNT }, (_, index) => strings[Math.floor((index * strings.length) / COUNT)] ?? '')
const chosen = evenly(injections)

/** What a field of one line takes, whole: anything else is refused when it is saved. Longer ones are in the texts of articles. */
const LINE = 100
const lines = evenly(injections.filter((text) => text.trim() !== '' && text.length <= LINE && !/[\p{Cc}\u2028\u2029\ud800]/u.test(text)))

declare global {
  interface Window {
    ran: string[]
  }
}

let site: OwnSite

test.describe.configure({ mode: 'default' })
// What the browser says of what it did not do.
test.use({ expectedMessages: /./ })
test.beforeAll(async () => {
  site = await startOwnSite()
})
test.afterAll(() => site.remove())

test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    (name) => {
      window.ran = []
      Reflect.set(window, name, () => window.ran.push(location.href))
    },
    CALL.replace('()', ''),
  )
  const data = { email: process.env.ADMINISTRATOR_EMAIL, password: process.env.ADMINISTRATOR_PASSWORD }
  expect((await page.request.post(`${site.baseUrl}/cms-api/users/login`, { data })).status()).toBe(200)
})

const block = { version: 1, format: '', indent: 0, direction: 'ltr' }
const word = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: text })

/** Every string as a text, as an address, and in places that only programs write. */
const content = {
  root: {
    ...block,
    type: 'root',
    children: chosen.map((text) => ({
      ...block,
      type: 'paragraph',
      textStyle: text,
      children: [word(text), { ...block, type: 'link', fields: { linkType: 'custom', url: text, newTab: false }, children: [word(text)] }],
    })),
  },
}

/** Visits a page, and does there what a visitor might: nothing of what was written may run. */
async function expectQuiet(page: import('@playwright/test').Page, path: string) {
  await page.goto(`${site.baseUrl}${path}`)
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('main a[href^="java" i], main a[href^="data" i], main a[href^="vb" i]'))
      link.click()
    for (const element of document.querySelectorAll<HTMLElement>('main [tabindex]')) element.focus()
  })
  expect(await page.evaluate(() => window.ran)).toEqual([])
  const dangerous = 'a[href^="javascript:" i], [onerror], [onload], [onfocus], [onclick], [srcdoc], base, object, embed'
  expect(await page.locator(dangerous).count()).toBe(0)
}

test('300 strings in the text of an article: none runs', async ({ page }) => {
  const data = { title: '注入试验', summary: chosen.slice(0, 3).join(' ').slice(0, 200), content, _status: 'published' }
  const answer = await page.request.post(`${site.baseUrl}/cms-api/news?depth=0`, { data })
  // Addresses that are none are refused; then the texts alone are stored.
  const isStored = answer.status() === 201
  const texts = { root: { ...content.root, children: chosen.map((text) => ({ ...block, type: 'paragraph', children: [word(text)] })) } }
  const stored = isStored ? answer : await page.request.post(`${site.baseUrl}/cms-api/news?depth=0`, { data: { ...data, content: texts } })
  expect(stored.status(), await stored.text()).toBe(201)
  const { doc } = await stored.json()
  await expectQuiet(page, `/NewsDetail?id=${doc.articleId}`)
  await expect(page.getByText(CALL).first()).toBeVisible()
  await expectQuiet(page, '/News')
})

test('300 strings in the information about the site: none runs', async ({ page }) => {
  const data = {
    siteName: lines[0],
    brandName: lines[40],
    companyName: lines[80],
    keywords: lines.slice(0, 3).join(' '),
    copyright: lines[120],
    registrationLinks: lines.map((label) => ({ label, url: 'https://example.com/' })),
    _status: 'published',
  }
  const response = await page.request.post(`${site.baseUrl}/cms-api/globals/site-information?depth=0`, { data })
  expect(response.status(), await response.text()).toBe(200)
  for (const path of ['/', '/CustomerView', '/News']) await expectQuiet(page, path)
  await expect(page.getByRole('contentinfo').getByText(CALL).first()).toBeAttached()
})

/** What a text may link to. */
const ADDRESS = /^(https?:|mailto:|tel:|\/(?!\/))/

/** Every node of a stored text. */
function nodesOf(value: unknown): { type?: unknown; fields?: { url?: unknown } }[] {
  if (typeof value !== 'object' || value === null) return []
  return [...('type' in value ? [value] : []), ...Object.values(value).flatMap(nodesOf)]
}

test('300 strings pasted as HTML into an article: none runs, and what is stored is text and links', async ({ page }) => {
  const made = await page.request.post(`${site.baseUrl}/cms-api/news?draft=true&depth=0`, { data: { title: '粘贴注入', _status: 'draft' } })
  const { doc } = await made.json()
  await page.goto(`${site.baseUrl}/admin/collections/news/${doc.id}`)
  const editor = page.locator('[contenteditable=true][data-lexical-editor]').first()
  await editor.click()
  // One after the other: an element that is never closed would swallow those behind it.
  const last = '最后一段'
  await editor.evaluate(
    (element, pasted) => {
      for (const html of pasted) {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', html)
        clipboardData.setData('text/plain', '')
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }
    },
    [...chosen, `<p>${last}</p>`],
  )
  await expect(editor).toContainText(last)
  const read = async () => (await page.request.get(`${site.baseUrl}/cms-api/news/${doc.id}?draft=true&depth=0`)).json()
  await expect.poll(async () => JSON.stringify((await read()).content)).toContain(last)
  expect(await page.evaluate(() => window.ran)).toEqual([])

  const nodes = nodesOf((await read()).content)
  const kinds = new Set([
    'root',
    'paragraph',
    'text',
    'linebreak',
    'tab',
    'link',
    'autolink',
    'heading',
    'list',
    'listitem',
    'table',
    'tablerow',
    'tablecell',
    'quote',
    'horizontalrule',
  ])
  expect(nodes.filter(({ type }) => typeof type === 'string' && !kinds.has(type))).toEqual([])
  const addresses = nodes.flatMap(({ fields }) => (typeof fields?.url === 'string' ? [fields.url] : []))
  expect(addresses.filter((address) => !ADDRESS.test(address))).toEqual([])

  const published = await page.request.patch(`${site.baseUrl}/cms-api/news/${doc.id}?depth=0`, { data: { _status: 'published' } })
  expect(published.status(), await published.text()).toBe(200)
  await expectQuiet(page, `/NewsDetail?id=${doc.articleId}`)
  await expect(page.getByText(last)).toBeVisible()
})

test('a script that came in with content does not run, whatever let it in', async ({ page }) => {
  await page.route('**/News', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const injected = `<script>${CALL}</script><script nonce="${'x'.repeat(32)}">${CALL}</script><img src=/none onerror=${CALL}><script src="data:,${CALL}"></script>`
    await route.fulfill({ response, body: html.replace('</main>', `${injected}</main>`) })
  })
  await page.goto(`${site.baseUrl}/News`)
  await expect(page.locator('script[nonce]')).toHaveCount(1)
  expect(await page.evaluate(() => window.ran)).toEqual([])
})
