import type { Page, Request } from '@playwright/test'
import { signInPages } from './admin-staff'
import { editingStories, elsewhere, field, office, takeAwayLater } from './editing-office'
import { expect, test } from './test'

// Something that is refused first.
editingStories(/status of 400/)

const choose = async (page: Page, label: string, choice: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: choice }).click()
}

/** Holds back what the server answers about a new form when something is typed. */
async function holdFirstAnswer(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const isAboutForm = (request: Request) => request.method() === 'POST' && request.url().endsWith('/create')
  await page.route(/\/create$/, async (route) => {
    if (!isAboutForm(route.request())) return route.continue()
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  })
  return { isAsked: page.waitForRequest(isAboutForm), release }
}

/** Saves a new document; it is taken away at the end. @returns what is stored of it */
async function save(page: Page, slug: string) {
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/\/(?!create)\w+$/)
  const path = `/cms-api/${slug}/${new URL(page.url()).pathname.split('/').at(-1)}`
  takeAwayLater(path)
  return (await elsewhere().get(`${path}?depth=0`)).json()
}

test('an editor reads how an attribute is defined, and defines one with a unit', async ({ page }) => {
  await signInPages(page.context(), office.li)
  await page.goto('/admin/collections/attributes/create')
  const help = page.getByRole('group').filter({ hasText: '怎样定义属性' })
  const example = help.getByText('客户选 50，70 kA 的产品也符合')
  await expect(example).toBeHidden()
  await help.getByText('怎样定义属性').click()
  await expect(example).toBeVisible()
  await help.getByText('怎样定义属性').click()
  await expect(example).toBeHidden()

  const key = `withstand-${Date.now()}`
  await field(page, '名称').fill('试验短时耐受电流')
  await field(page, '符号').fill('Icw')
  await field(page, '条件').fill('1 s')
  await choose(page, '单位', 'kA')
  await choose(page, '怎样算符合', /^不小于所选/)
  await field(page, '代号').fill(key)
  expect(await save(page, 'attributes')).toMatchObject({
    ...{ key, name: '试验短时耐受电流', symbol: 'Icw', condition: '1 s', kind: 'number', unit: 'kA', match: 'at-least' },
    title: '试验短时耐受电流 Icw（1 s） [kA]',
  })
})

test('an editor says what we deliver for another maker’s order code, and is told how ours is written', async ({ page }) => {
  const { docs } = await (await elsewhere().get('/cms-api/products?where[articleId][equals]=153&depth=0')).json()
  const code = `QX9-250 ${Date.now()}`
  await signInPages(page.context(), office.li)
  await page.goto('/admin/collections/code-aliases/create')
  const first = await holdFirstAnswer(page)
  await field(page, '型号').fill(code)
  await first.isAsked
  await choose(page, '关系', '他厂对照')
  // What the choice brings is asked for, too, though an answer comes before the form has noticed the choice.
  first.release()
  await field(page, '厂家').fill('试验电器厂')
  await page.getByRole('combobox', { name: '我们的产品' }).fill('HM3-250')
  await page.getByRole('option', { name: docs[0].title }).click()
  await field(page, '我们的订货型号').fill('hm3250h3d200f')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('请写作 HM3-250 H 3 D 200 F。').first()).toBeVisible()
  await field(page, '我们的订货型号').fill('HM3-250 H 3 D 200 F')
  expect(await save(page, 'code-aliases')).toMatchObject({
    ...{ code, kind: 'equivalent', maker: '试验电器厂', product: docs[0].id, orderCode: 'HM3-250 H 3 D 200 F' },
  })
})
