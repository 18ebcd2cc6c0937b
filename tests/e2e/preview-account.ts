import { type APIRequestContext, type Browser, type BrowserContextOptions, expect } from '@playwright/test'

const administrator = { email: process.env.ADMINISTRATOR_EMAIL ?? '', password: process.env.ADMINISTRATOR_PASSWORD ?? '' }

/** An editor for one file of tests, whose page all of its stories use. */
export async function openAsEditor(browser: Browser, name: string, options: BrowserContextOptions) {
  const setup = await browser.newContext()
  const editor = await makeEditor(setup.request, name)
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await signIn(context.request, editor.account)
  const end = async () => {
    await editor.remove()
    await Promise.all([context.close(), setup.close()])
  }
  return { context, page, erase: editor.erase, end }
}

async function makeEditor(request: APIRequestContext, name: string) {
  const token = await signIn(request, administrator)
  const headers = { Authorization: `JWT ${token}` }
  const account = { email: `${name}-${Date.now()}@example.com`, password: `${name}-password-for-tests`, name: '预览测试', role: 'editor' }
  const response = await request.post('/cms-api/users', { data: account, headers })
  expect(response.status(), await response.text()).toBe(201)
  const { doc } = (await response.json()) as { doc: { id: number | string } }
  const remove = async () => void (await request.delete(`/cms-api/users/${doc.id}`, { headers }))
  /** What editors only put into the trash. */
  const erase = async (path: string) => void (await request.delete(`${path}?trash=true`, { headers }))
  return { account, remove, erase }
}

/** Signs in by the API; the request context, and the page that it belongs to, are signed in from then on. */
async function signIn(request: APIRequestContext, { email, password }: { email: string; password: string }): Promise<string> {
  const response = await request.post('/cms-api/users/login', { data: { email, password } })
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { token: string }).token
}
