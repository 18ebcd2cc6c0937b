import AxeBuilder from '@axe-core/playwright'
import type { Page, Request } from '@playwright/test'
import { signInPages } from './admin-staff'
import { clickIn, openPanel, previewed } from './click-in-page'
import { dialog, editingStories, elsewhere, office, stored } from './editing-office'
import { hold } from './hold'
import { pasteText } from './paste-text'
import { expect, test } from './test'

// The choice of a product shows pictures that other stories bring and take away meanwhile.
editingStories(/status of (400|409)|status of 404 .*\/media\//)

const HOME = 'globals/home-page'
const cell = (page: Page, row: number, key: string) => page.locator(`#field-featured__${row}__${key}`)
const table = (page: Page) => page.getByRole('grid', { name: '产品' })

type Figure = { value: string; unit?: string | null; label: string }
type Tile = { id: string; product: number | string; kicker: string; headline: string; line: string; figures: Figure[] }
type Product = { id: number | string; title: string; model: string }

const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

const tiles = async (): Promise<Tile[]> => (await stored(HOME)).featured
const saved = (read: (tile: Tile) => unknown, ...expected: unknown[]) =>
  expect.poll(async () => (await tiles()).map(read), { timeout: 120_000 }).toEqual(expected)

let original: Tile[]
let others: Product[]
let before: Product[]

async function products(where: string): Promise<Product[]> {
  return (await (await elsewhere().get(`/cms-api/products?${where}&where[_status][equals]=published&depth=0`)).json()).docs
}

test.beforeAll(async () => {
  original = await tiles()
  const ids = original.map(({ product }) => product).join(',')
  others = await products(`where[id][not_in]=${ids}&limit=3&sort=id`)
  const known = await products(`where[id][in]=${ids}`)
  before = original.flatMap(({ product }) => known.find(({ id }) => id === product) ?? [])
})

// What everybody sees is as before, whatever a story has left.
test.afterEach(() => elsewhere().post(`/cms-api/${HOME}`, { data: { featured: original, _status: 'published' } }))

test.beforeEach(async ({ page }) => {
  await signInPages(page.context(), office.li)
  await openPanel(page, `/admin/${HOME}`)
  await expect(table(page)).toBeVisible()
})

test('the products of the home page are filled as a spreadsheet is, figures too, and the page shows them', async ({ page }) => {
  for (const [row, { title }] of before.entries()) await expect(cell(page, row, 'product')).toHaveText(title)
  // What is inside a row is a click away, too.
  await clickIn(page, { document: 'home-page', path: 'featured.0.figures.0.unit' })
  await expect(cell(page, 0, 'figures__0__unit')).toBeFocused()
  await cell(page, 0, 'line').focus()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 0, 'figures__0__value')).toBeFocused()
  await page.keyboard.type('68')
  await page.keyboard.press('Enter')
  await expect(cell(page, 1, 'figures__0__value')).toBeFocused()
  await page.keyboard.type('125')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A')
  await page.keyboard.press('Tab')
  await page.keyboard.type('额定电流')
  // The column that stays while the others move keeps its name, too.
  const head = table(page).getByRole('columnheader', { name: /^产品/ })
  await head.scrollIntoViewIfNeeded()
  await expect.poll(() => head.evaluate(isOnTop)).toBe(true)
  await expect(previewed(page).locator('body')).toContainText('额定电流')
  const figures = ({ figures: all }: Tile) => all.map(({ value, unit, label }) => [value, unit, label].join(' '))
  const [first, , ...rest] = original.map(figures)
  const changed = first?.with(0, first[0]?.replace(/^\S+/, '68') ?? '')
  await saved(figures, changed, ['125 A 额定电流'], ...rest)

  await test.step('what is taken back is gone from the list, and comes again', async () => {
    for (const press of ['Control+z', 'Control+z', 'Control+z']) await page.keyboard.press(press)
    await saved(figures, changed, [], ...rest)
    for (const press of ['Control+y', 'Control+y', 'Control+y']) await page.keyboard.press(press)
    await saved(figures, changed, ['125 A 额定电流'], ...rest)
  })
})

test('a figure that is taken back while it is being saved does not come again with the answer', async ({ page }) => {
  const figures = ({ figures: all }: Tile) => all.map(({ value }) => value)
  const before = original.map(figures)
  const letThrough = await hold(page, `**/admin/${HOME}`)
  const hasIt = (request: Request) => request.url().includes(HOME) && Boolean(request.postData()?.includes('4711'))
  const isAsked = page.waitForRequest((request) => hasIt(request) && request.url().includes('/admin/'))
  const isSavedWithIt = page.waitForResponse((response) => hasIt(response.request()))
  await cell(page, 1, 'figures__0__value').focus()
  await page.keyboard.type('4711')
  await isAsked
  await page.keyboard.press('Control+z')
  await expect(cell(page, 1, 'figures__0__value')).toHaveValue('')
  letThrough()
  await isSavedWithIt
  await saved(figures, ...before)
  await expect(cell(page, 1, 'figures__0__value')).toHaveValue('')
})

test('rows from Excel name their products, and are shown before they are pasted', async ({ page }) => {
  const [one, other] = others
  await cell(page, 1, 'product').focus()
  await pasteText(cell(page, 1, 'product'), `${one?.title}\t新眉题\t新标题\n没有这个产品\t另一眉题\t另一标题\n`)
  const preview = dialog(page, '粘贴前请看一下')
  await expect(preview).toContainText('将修改 5 格')
  await expect(preview).toContainText('没有叫“没有这个产品”的产品，或者不止一个，这些格不改。')
  await expect(preview.getByRole('row', { name: new RegExp(`^2 产品 ${before[1]?.title} ${one?.title}`) })).toBeVisible()
  await preview.getByRole('button', { name: '粘贴', exact: true }).click()
  const [first, second, third, ...rest] = original
  await saved(({ headline }) => headline, first?.headline, '新标题', '另一标题', ...rest.map(({ headline }) => headline))
  await saved(({ product }) => product, first?.product, one?.id, third?.product, ...rest.map(({ product }) => product))
  await expect(previewed(page).locator('body')).toContainText('另一标题')

  await cell(page, 1, 'product').press('Control+z')
  await saved(({ product }) => product, ...original.map(({ product }) => product))
  await expect(cell(page, 1, 'headline')).toHaveValue(second?.headline ?? '')

  await pasteText(cell(page, 1, 'product'), other?.model ?? '')
  await expect(cell(page, 1, 'product')).toHaveText(other?.title ?? '')
  await saved(({ product }) => product, first?.product, other?.id, third?.product, ...rest.map(({ product }) => product))
})

test('a product is found by some letters and chosen in its cell; rows are moved', async ({ page }) => {
  const wanted = others[2]
  await cell(page, 4, 'product').focus()
  await page.keyboard.press('F2')
  const picker = dialog(page, '选择产品')
  await expect(picker.getByRole('searchbox', { name: '查找产品' })).toBeFocused()
  await page.keyboard.type('没有这样的产品')
  await expect(picker.getByRole('status')).toHaveText('没有找到这样的产品。')
  await picker.getByRole('searchbox').fill(wanted?.model ?? '')
  await expect(picker.getByRole('button', { name: wanted?.title, exact: true })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').include('[data-row-table]').analyze()
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
  await picker.getByRole('button', { name: wanted?.title, exact: true }).click()
  await expect(cell(page, 4, 'product')).toBeFocused()
  await expect(cell(page, 4, 'product')).toHaveText(wanted?.title ?? '')
  const ids = original.map(({ product }) => product).with(4, wanted?.id ?? '')
  await saved(({ product }) => product, ...ids)

  await cell(page, 0, 'headline').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(cell(page, 1, 'headline')).toBeFocused()
  const swapped = [ids[1], ids[0], ...ids.slice(2)]
  await saved(({ product }) => product, ...swapped)
  // Its figures have come along.
  await saved(({ figures }) => figures.length, ...[1, 0, 2, 3, 4].map((index) => original[index]?.figures.length))
  const lines = table(page).locator('tbody tr')
  await lines
    .nth(4)
    .getByTitle('拖动可移动这一行')
    .dragTo(lines.nth(0), { targetPosition: { x: 60, y: 4 } })
  await saved(({ product }) => product, ids[4], ...swapped.slice(0, 4))
  await cell(page, 0, 'headline').press('Control+z')
  await saved(({ product }) => product, ...swapped)

  await test.step('a list that is full gets no further row', async () => {
    await expect(page.getByText('最多 5 行')).toBeVisible()
    await expect(page.getByRole('toolbar', { name: '产品的行' }).getByRole('button', { name: '添加一行' })).toBeDisabled()
  })
})
