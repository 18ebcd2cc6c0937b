import type { Payload } from 'payload'

type Upload = { name: string; content: Uint8Array<ArrayBuffer>; type: string }
type Call = {
  method?: string
  body?: unknown
  token?: string
  address?: string
  cookie?: string
  browser?: string
  headers?: Record<string, string>
  file?: Upload
}
export type Answer = { status: number; body: Record<string, unknown>; text: string; headers: Headers }

/** Asks the admin's API of the site in this process, as its server would hand the request on. */
export async function rest(
  target: string,
  { method = 'GET', body, token, address = '127.0.0.1', cookie, browser, headers: more, file }: Call = {},
): Promise<Answer> {
  const [{ handleEndpoints }, { default: config }, { ADDRESS_HEADER }, { againAfterConflict }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('@/lib/internal-headers.mjs'),
    import('@/app/(payload)/cms-api/[...slug]/again-after-conflict'),
  ])
  const headers = new Headers({ 'content-type': 'application/json', [ADDRESS_HEADER]: address, ...more })
  if (token) headers.set('authorization', `JWT ${token}`)
  if (cookie) headers.set('cookie', cookie)
  if (browser) headers.set('user-agent', browser)
  const sent = file ? await formOf(body, file, headers) : JSON.stringify(body)
  const init = { method, headers, ...(body !== undefined && { body: sent }) }
  const request = new Request(new URL(`/cms-api${target}`, 'http://localhost:3000'), init)
  const response = await againAfterConflict((one) => handleEndpoints({ config, request: one }))(request)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: isJson ? JSON.parse(text) : {}, text, headers: response.headers }
}

/** A form as the admin sends it, with the headers that belong to it. */
async function formOf(data: unknown, { name, content, type }: Upload, headers: Headers): Promise<ArrayBuffer> {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data ?? {}))
  form.set('file', new Blob([content], { type }), name)
  const encoded = new Response(form)
  const bytes = await encoded.arrayBuffer()
  headers.set('content-type', encoded.headers.get('content-type') ?? '')
  headers.set('content-length', String(bytes.byteLength))
  return bytes
}

export const PASSWORD = 'a-password-for-tests-only'

/** Makes an account, past all rules. */
export async function makeUser(cms: Payload, name: string, role: 'admin' | 'editor' | 'service') {
  const data = { name, email: `${name}@example.com`, password: PASSWORD, role }
  return cms.create({ collection: 'users', data, depth: 0, overrideAccess: true })
}

/** @returns the answer to a sign-in */
export const signIn = (name: string, password = PASSWORD, address?: string) =>
  rest('/users/login', { method: 'POST', body: { email: `${name}@example.com`, password }, address })

/** @returns the token of a sign-in that must succeed */
export async function tokenOf(name: string): Promise<string> {
  const { status, body } = await signIn(name)
  if (status !== 200) throw new Error(`${name} can't sign in: ${status}`)
  return String(body.token)
}

/** What an answer says, all of it. */
export const says = ({ body }: Answer) => JSON.stringify(body)
