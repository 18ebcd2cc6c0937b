import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { asAdministrator, createStaff, removeStaff, type StaffMember, signInPages } from './admin-staff'
import { expect, test } from './test'

type Id = number | string

const nobody: StaffMember = { email: '', password: '' }
const made: string[] = []
const opened: BrowserContext[] = []

/** Two editors, and the API as the administrator. */
export const office = { li: nobody, wang: nobody }
let admin: APIRequestContext

/** The administrator's API: what a colleague does elsewhere, at once. */
export const elsewhere = () => admin

/**
 * Opens it for the stories of a file, one after the other.
 *
 * @param expectedMessages what they provoke, as the browser notes it: a refused write, a session that is over, a network that is gone
 */
export function editingStories(expectedMessages: RegExp): void {
  test.use({ viewport: { width: 1440, height: 900 }, expectedMessages })
  test.describe.configure({ mode: 'default' })
  test.beforeAll(openOffice)
  test.afterEach(closePages)
  test.afterAll(closeOffice)
}

async function openOffice(): Promise<void> {
  admin = await asAdministrator()
  office.li = await createStaff(admin, 'editor', '李娜')
  office.wang = await createStaff(admin, 'editor', '王强')
}

/** A form that stays open goes on saying that somebody is there, and is the page of whatever fails later. */
async function closePages(): Promise<void> {
  for (const context of opened.splice(0)) await context.close()
}

/** Takes away all that the stories have made. */
async function closeOffice(): Promise<void> {
  for (const path of made.splice(0).reverse()) await admin.delete(`${path}?trash=true`)
  await removeStaff(admin)
  await admin.dispose()
}

/** What is to be taken away at the end: `/cms-api/news/12`. */
export const takeAwayLater = (path: string) => void made.push(path)

const text = (words: string) => ({
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 },
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words, format: 0 }] }],
  },
})

/** Makes a draft. */
export async function make(slug: string, data: object): Promise<Id> {
  const response = await admin.post(`/cms-api/${slug}?draft=true&depth=0`, { data: { ...data, _status: 'draft' } })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = (await response.json()).doc
  takeAwayLater(`/cms-api/${slug}/${id}`)
  return id
}

/** A product with as many parameters as it is given. */
export const makeProduct = (parameters: object[] = defaultParameters) =>
  make('products', { title: '试验断路器', model: 'HX-1', summary: '旧简介', parameters })

const defaultParameters = [
  { group: '电气', name: '额定电流', value: '100' },
  { group: '电气', name: '额定电压', value: '400' },
]

/** A complete news article. */
export const makeNews = (data: object = {}) => make('news', { title: '试验新闻', content: text('旧正文'), ...data })

/** Makes a document of a collection with a file. */
export async function upload(slug: string, file: { name: string; mimeType: string; buffer: Buffer }, data: object): Promise<string> {
  const response = await admin.post(`/cms-api/${slug}`, { multipart: { file, _payload: JSON.stringify(data) } })
  expect(response.status(), await response.text()).toBe(201)
  const path = `${slug}/${(await response.json()).doc.id}`
  takeAwayLater(`/cms-api/${path}`)
  return path
}

/** The newest version, as any program reads it. */
export async function stored(path: string) {
  return (await admin.get(`/cms-api/${path}?draft=true&depth=0`)).json()
}

/** A colleague in a browser of her own, which is closed with the story. */
export async function pageOf(browser: Browser, member: StaffMember): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  opened.push(context)
  await signInPages(context, member)
  return context.newPage()
}

/** Opens a form; one that says that it is open takes what is typed. */
export async function open(page: Page, path: string): Promise<void> {
  const isOpen = page.waitForResponse('**/cms-api/editing/presence')
  await page.goto(`/admin/${path}`)
  await isOpen
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const choice = (page: Page, group: string, side: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: side })

/** Until the newest version has these values. */
export const savedAs = (path: string, values: Record<string, unknown>) =>
  expect.poll(async () => stored(path), { timeout: 120_000 }).toMatchObject(values)

/** Does with a row of a table what its menu offers. @param cell one of the row's */
export async function doWithRow(cell: Locator, action: string): Promise<void> {
  await cell.press('Shift+F10')
  await cell.page().getByRole('menuitem', { name: action, exact: true }).click()
}
