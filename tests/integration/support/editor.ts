import process from 'node:process'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Row } from './api'
import { get } from './http'

const { ADMINISTRATOR_EMAIL: email, ADMINISTRATOR_PASSWORD: password } = process.env

export type Doc = Row & { id: number | string }
type Answer = { status: number; doc: Doc; docs: Doc[]; errors: { message: string }[] }

/** Somebody signed in, for the tests of one file; what they make is deleted at the end, the newest first. */
export function signedInEditor() {
  const headers = { authorization: '' }
  const made: string[] = []

  beforeAll(async () => {
    const body = JSON.stringify({ email, password })
    const response = await get('/cms-api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(response.status).toBe(200)
    headers.authorization = `JWT ${((await response.json()) as { token: string }).token}`
  })

  afterAll(async () => {
    for (const path of made.reverse()) await get(`${path}?trash=true`, { method: 'DELETE', headers })
  })

  async function ask(method: string, path: string, data?: Row | FormData): Promise<Answer> {
    const isForm = data instanceof FormData
    const sent = new Headers({ ...headers, 'accept-language': 'zh' })
    if (data && !isForm) sent.set('content-type', 'application/json')
    const body = isForm ? data : JSON.stringify(data)
    const response = await get(`/cms-api/${path}`, { method, headers: sent, ...(data && { body }) })
    return { ...((await response.json()) as Answer), status: response.status }
  }

  /** Creates a document and expects that to work. */
  async function create(collection: string, data: Row | FormData): Promise<Doc> {
    const answer = await ask('POST', collection, data)
    expect(answer.status, JSON.stringify(answer)).toBe(201)
    made.push(`/cms-api/${collection}/${answer.doc.id}`)
    return answer.doc
  }

  /** Changes a document and expects that to work. */
  async function change(path: string, data: Row | FormData): Promise<Doc> {
    const answer = await ask('PATCH', path, data)
    expect(answer.status, JSON.stringify(answer)).toBe(200)
    return answer.doc
  }

  return { headers, ask, create, change }
}

/** A form that carries a file. */
export function fileForm(filename: string, content: Uint8Array<ArrayBuffer>, type: string, data: Row = {}): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new Blob([content], { type }), filename)
  return form
}
