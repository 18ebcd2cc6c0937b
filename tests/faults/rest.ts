import type { Payload } from 'payload'

type Call = { method?: string; body?: unknown; token?: string; address?: string }
export type Answer = { status: number; body: Record<string, unknown>; headers: Headers }

/** Asks the admin's API of the site in this process, as its server would hand the request on. */
export async function rest(target: string, { method = 'GET', body, token, address = '127.0.0.1' }: Call = {}): Promise<Answer> {
  const [{ handleEndpoints }, { default: config }, { ADDRESS_HEADER }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('@/server/internal-headers.mjs'),
  ])
  const headers = new Headers({ 'content-type': 'application/json', [ADDRESS_HEADER]: address })
  if (token) headers.set('authorization', `JWT ${token}`)
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const response = await handleEndpoints({ config, request: new Request(new URL(`/cms-api${target}`, 'http://localhost:3000'), init) })
  return { status: response.status, body: await response.json(), headers: response.headers }
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
