import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test'
import type { Role } from '../../src/domain/roles'

const baseURL = process.env.BASE_URL ?? 'http://localhost:3000'
const administrator = { email: process.env.ADMINISTRATOR_EMAIL ?? '', password: process.env.ADMINISTRATOR_PASSWORD ?? '' }

/** An account of a test file's own. */
export type StaffMember = { email: string; password: string }

const made: (number | string)[] = []

/** Signs in. */
export async function signIn(context: APIRequestContext, { email, password }: StaffMember): Promise<void> {
  const response = await context.post('/cms-api/users/login', { data: { email, password } })
  expect(response.status(), await response.text()).toBe(200)
}

/** The API as the administrator of the tested site; the caller disposes of it. */
export async function asAdministrator(): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL })
  await signIn(context, administrator)
  return context
}

/** Makes an account with a role; `removeStaff` removes it again. */
export async function createStaff(admin: APIRequestContext, role: Role, name: string): Promise<StaffMember> {
  const email = `${role}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`
  const password = 'a-password-for-one-test-file'
  const response = await admin.post('/cms-api/users', { data: { email, password, role, name } })
  expect(response.status()).toBe(201)
  const { doc } = await response.json()
  made.push(doc.id)
  return { email, password }
}

/** Removes every account that this test file has made. */
export async function removeStaff(admin: APIRequestContext): Promise<void> {
  for (const id of made.splice(0)) await admin.delete(`/cms-api/users/${id}`)
}

/** Makes the pages of a context those of a member of staff. */
export async function signInPages(context: BrowserContext, member: StaffMember): Promise<void> {
  await signIn(context.request, member)
}
