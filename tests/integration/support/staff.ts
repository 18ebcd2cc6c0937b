import process from 'node:process'
import { z } from 'zod'
import { get } from './http'

const { ADMINISTRATOR_EMAIL: email, ADMINISTRATOR_PASSWORD: password } = process.env

/** Asks the site as somebody. */
export type Caller = (path: string, init?: RequestInit) => Promise<Response>

const signedIn = z.object({ token: z.string() })
const created = z.object({ doc: z.object({ id: z.union([z.string(), z.number()]) }) })

const callerWith =
  (headers: Record<string, string>): Caller =>
  (path, init = {}) =>
    get(path, { ...init, headers: { ...headers, ...init.headers } })

async function signIn(account: { email?: string; password?: string }): Promise<Caller> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(account) }
  const response = await get('/cms-api/users/login', init)
  if (response.status !== 200) throw new Error(`Signing in answered ${response.status}`)
  return callerWith({ authorization: `JWT ${signedIn.parse(await response.json()).token}` })
}

/** Nobody in particular. */
export const visitor = callerWith({})

/** The administrator that the tests were given. */
export const signInAdministrator = () => signIn({ email, password })

/** Makes an account of a role and signs in; `remove` takes it away again. */
export async function newColleague(administrator: Caller, role: 'editor' | 'service') {
  const mail = `${role}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
  const account = { name: `Test ${role}`, email: mail, password: 'a-password-for-tests-only', role }
  const response = await administrator('/cms-api/users', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { id } = created.parse(await response.json()).doc
  return { call: await signIn(account), remove: () => administrator(`/cms-api/users/${id}`, { method: 'DELETE' }) }
}
