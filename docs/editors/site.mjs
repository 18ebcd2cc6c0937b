/** The site of which the pictures are taken: where it is, who signs in, and its API as the administrator. */
import process from 'node:process'
import { request } from '@playwright/test'

/** @typedef {import('@playwright/test').APIRequestContext} Api */
/** @typedef {{ name: string, role: 'editor' | 'service', email: string, password: string }} Colleague */
/** @typedef {{ id: number | string }} Row */

/** @param {string} name of a variable that has to be there */
function needed(name) {
  const value = process.env[name]
  if (value) return value
  console.error(`Set ${name}: npm run manual needs BASE_URL, ADMINISTRATOR_EMAIL and ADMINISTRATOR_PASSWORD of a running site.`)
  process.exit(1)
}

export const baseURL = needed('BASE_URL')
const administrator = { email: needed('ADMINISTRATOR_EMAIL'), password: needed('ADMINISTRATOR_PASSWORD') }

/** Signs in whoever asks with these cookies. @param {Api} api @param {{ email: string, password: string }} account */
export async function signIn(api, { email, password }) {
  const response = await api.post('/cms-api/users/login', { data: { email, password } })
  if (!response.ok()) throw new Error(`Nobody could sign in as ${email} (HTTP ${response.status()}).`)
}

/** The API as the administrator; the caller disposes of it. */
export async function asAdministrator() {
  const api = await request.newContext({ baseURL })
  await signIn(api, administrator)
  return api
}

/**
 * Reads the one row that a query finds.
 *
 * @param {Api} api
 * @param {string} query such as `media?where[filename][equals]=a.webp`
 * @returns {Promise<Row>}
 */
export async function findOne(api, query) {
  const { docs = [] } = await (await api.get(`/cms-api/${query}&limit=1&depth=0`)).json()
  if (!docs[0]) throw new Error(`The pictures need the demo content (npm run seed): nothing found for ${query}.`)
  return docs[0]
}

/**
 * Creates a row.
 *
 * @param {Api} api
 * @param {string} path
 * @param {object} data
 * @returns {Promise<Row & { articleId?: number }>}
 */
export async function create(api, path, data) {
  const response = await api.post(`/cms-api/${path}`, { data })
  if (response.status() !== 201) throw new Error(`${path} was refused (HTTP ${response.status()}): ${await response.text()}`)
  return (await response.json()).doc
}
