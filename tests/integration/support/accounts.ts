import process from 'node:process'
import { expect } from 'vitest'
import { type Reply, send } from './http'

export const roles = ['visitor', 'service', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

/** The account that `npm test` makes and hands on; tests of the staff need it. */
export const administrator = { email: process.env.ADMINISTRATOR_EMAIL ?? '', password: process.env.ADMINISTRATOR_PASSWORD ?? '' }

const PASSWORD = 'a-password-for-tests-only'

type Call = { method?: string; body?: unknown; from?: string }

/** What a test asks the admin's API with: nobody's rights, or those of one of the staff. */
export type Caller = (target: string, call?: Call) => Promise<Reply>

/** @param token of a session; empty for a visitor */
export function callerWith(token: string): Caller {
  return (target, { method = 'GET', body, from } = {}) =>
    send(target, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      from,
    })
}

export const visitor = callerWith('')

/** @returns the token of the session */
export async function signIn(credentials: { email: string; password: string }): Promise<string> {
  const { status, text } = await visitor('/cms-api/users/login', { method: 'POST', body: credentials })
  expect(status, text).toBe(200)
  return JSON.parse(text).token
}

export type Account = { id: number | string; email: string; password: string; name: string; token: string; call: Caller }

/** Makes accounts for one test file, and removes them again. */
export class Staff {
  readonly #made: Account[] = []
  #admin: Account | undefined

  /** An administrator of this file's own, whom no other file changes. */
  get admin(): Account {
    if (!this.#admin) throw new Error('Call start() first')
    return this.#admin
  }

  async start(): Promise<void> {
    const creator = callerWith(await signIn(administrator))
    this.#admin = await this.#make('admin', creator)
  }

  make = (role: Exclude<Role, 'visitor'>): Promise<Account> => this.#make(role, this.admin.call)

  async #make(role: Exclude<Role, 'visitor'>, creator: Caller): Promise<Account> {
    const email = `test-${role}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`
    const account = { name: `试验 ${role}`, email, password: PASSWORD, role }
    const { status, text } = await creator('/cms-api/users', { method: 'POST', body: account })
    expect(status, text).toBe(201)
    const token = await signIn(account)
    const made = { ...account, id: JSON.parse(text).doc.id, token, call: callerWith(token) }
    this.#made.push(made)
    return made
  }

  /** Removes them all, this file's administrator last. */
  async end(): Promise<void> {
    for (const { id } of this.#made.reverse()) await this.admin.call(`/cms-api/users/${id}`, { method: 'DELETE' })
  }
}
