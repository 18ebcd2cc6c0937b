import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Source } from '../../src/lib/source-marks'
import { clickAtPicture, clickIn, openPanel, pictureIn, previewed, shownIn } from './click-in-page'
import { isOf, type ReachedField, reachedFields, sourcesIn } from './click-table'
import { expect, test } from './noisy-test'
import { openAsEditor } from './preview-account'
import { documentOf, type Kind, kinds } from './preview-kinds'

// They look, and change nothing.
let opened: Awaited<ReturnType<typeof openAsEditor>> | undefined
let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser }) => {
  opened = await openAsEditor(browser, 'clicks', { viewport: { width: 1600, height: 900 } })
  ;({ context, page } = opened)
})

test.afterAll(() => opened?.end())

/** What has the most fields behind tabs, rows and slides; all others in the long run (record 0110). */
const IN_EVERY_RUN = [
  'products',
  'stories',
  'solutions',
  'news',
  'banners',
  'globals/site-information',
  'globals/home-page',
  'globals/about-page',
]

const clickThroughAll = async (some: readonly Kind[]) => {
  for (const kind of some) await test.step(kind.name, () => clickThrough(kind))
}
const isGlobal = ({ api }: Kind) => api.startsWith('globals/')
const isInEveryRun = ({ api }: Kind) => IN_EVERY_RUN.includes(api)

test('what the table of clicks says is so: collections', () =>
  clickThroughAll(kinds.filter((kind) => isInEveryRun(kind) && !isGlobal(kind))))
test('what the table of clicks says is so: pages of their own', () =>
  clickThroughAll(kinds.filter((kind) => isInEveryRun(kind) && isGlobal(kind))))
test('what the table of clicks says is so: all others', { tag: '@long' }, () =>
  clickThroughAll(kinds.filter((kind) => !isInEveryRun(kind))),
)

/** Clicks at the last text and the last picture of the table that the page shows: those in front are clicked at by other stories. */
async function clickThrough(kind: Kind): Promise<void> {
  const { admin, document } = await documentOf(context.request, kind)
  await openPanel(page, admin)
  const sources = sourcesIn(await previewed(page).locator('body').innerHTML(), document)
  const fields = reachedFields(document.replace(/\..*$/, '')).reverse()
  const text = await firstShown(fields, sources, false)
  const picture = await firstShown(fields, sources, true)
  expect(text, `texts of ${document}`).toBeDefined()
  if (text) await expectLed(text.field, text.source)
  if (picture) await expectLed(picture.field, picture.source)
}

/** The first of these fields that is seen without opening anything. */
async function firstShown(fields: readonly ReachedField[], sources: readonly Source[], isPicture: boolean) {
  for (const field of fields.filter((one) => one.isPicture === isPicture)) {
    const source = sources.find((one) => isOf(field, one))
    if (source && (await isInFront(isPicture ? pictureIn(page, source) : shownIn(page, source)))) return { field, source }
  }
  return undefined
}

/** In the middle of what has a picture beside its words, there may be the picture. */
const isInFront = async (place: Locator) => (await place.isVisible()) && (await place.locator('img').count()) === 0

/** A click leads to the field that the table names, and the cursor is in it. */
async function expectLed({ label, isPicture }: ReachedField, source: Source): Promise<void> {
  await (isPicture ? clickAtPicture : clickIn)(page, source)
  const said = page.getByRole('status').filter({ hasText: '从页面选中：' })
  const inTable = async () => ((await said.textContent()) ?? '').replaceAll(/，第 \d+ [行张]/g, '')
  await expect.poll(inTable, source.path).toContain(`从页面选中：${label}`)
  await expect.poll(() => page.evaluate(focusedField), source.path).toBe(source.path.replace(/(#.*|\.\d+)$/, ''))
}

/** The field of the form that has the focus, as marks name it. */
function focusedField(): string | undefined {
  const field = window.document.activeElement?.closest('[data-field-path], [id^="field-"]')
  return field?.getAttribute('data-field-path') ?? field?.id.replace('field-', '').replaceAll('__', '.')
}
