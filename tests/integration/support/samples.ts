import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import type { Account } from './accounts'
import { fixtureFolder } from './fixtures'
import { get } from './http'

export type Doc = { id: number | string; updatedAt: string; _status?: string; filename?: string; [field: string]: unknown }

/** What a copy gets anew. */
const ownFields = new Set(['id', 'createdAt', 'updatedAt', 'articleId', 'categoryId', 'attachmentId', 'editedBy', 'deletedAt', '_status'])

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const pdf = readFileSync(path.join(fixtureFolder, '../assets/documents/drawing-hpm-96.pdf'))

const files: Record<string, { bytes: Buffer; type: string; extension: string } | undefined> = {
  media: { bytes: png, type: 'image/png', extension: 'png' },
  documents: { bytes: pdf, type: 'application/pdf', extension: 'pdf' },
}

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`

/** Documents for tests: copies of the first published one of a collection, with all that is required in them. */
export class Samples {
  readonly #data = new Map<string, object>()
  readonly #account: () => Account

  /** @param account an administrator, asked when it is needed */
  constructor(account: () => Account) {
    this.#account = account
  }

  /** What a new document of a collection can be made from. */
  async dataFor(slug: string): Promise<object> {
    if (slug === 'redirects') return { from: `/old-${unique()}`, to: '/News' }
    if (slug === 'media') return { alt: '试验图片' }
    if (slug === 'attributes') return { name: '试验属性', key: `test-${unique()}`, kind: 'number', match: 'equal', sortOrder: 99_999 }
    if (slug === 'synonyms') return { words: [{ word: unique() }, { word: '试验词' }] }
    if (slug === 'code-aliases') return { code: `OLD-${unique()}`, kind: 'replaced', product: await this.#productId() }
    const known = this.#data.get(slug) ?? (await this.#firstOf(slug))
    this.#data.set(slug, known)
    return known
  }

  async #productId(): Promise<unknown> {
    const { text } = await this.#account().call('/cms-api/products?limit=1&depth=0')
    return JSON.parse(text).docs[0]?.id
  }

  async #firstOf(slug: string): Promise<object> {
    const { status, text } = await this.#account().call(`/cms-api/${slug}?where[_status][equals]=published&limit=1&depth=0&sort=-id`)
    expect(status, text).toBe(200)
    const [doc] = JSON.parse(text).docs
    return { ...(withoutRowIds(doc) as object), sortOrder: 99_999 }
  }

  /** Asks for a new document with an account's rights; the answer may be a refusal. */
  async post(slug: string, token: string, data: object): Promise<{ status: number; text: string; doc?: Doc }> {
    const draft = Reflect.get(data, '_status') === 'draft' ? '&draft=true' : ''
    const headers = token === '' ? undefined : { authorization: `JWT ${token}` }
    const response = await get(`/cms-api/${slug}?depth=0${draft}`, { method: 'POST', headers, body: bodyOf(slug, data) })
    const text = await response.text()
    return { status: response.status, text, ...(response.ok && { doc: JSON.parse(text).doc as Doc }) }
  }

  /** Makes a document as an administrator. */
  async make(slug: string, changes: object): Promise<Doc> {
    const { doc, text } = await this.post(slug, this.#account().token, { ...(await this.dataFor(slug)), ...changes })
    if (!doc) throw new Error(`${slug}: ${text}`)
    return doc
  }

  /** Deletes a document for good, wherever it is. */
  async remove(slug: string, id: number | string): Promise<void> {
    const { status, text } = await this.#account().call(`/cms-api/${slug}/${id}?trash=true`, { method: 'DELETE' })
    if (status !== 404) expect(status, text).toBe(200)
  }
}

function bodyOf(slug: string, data: object): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  const file = files[slug]
  if (file) form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), `test-${unique()}.${file.extension}`)
  return form
}

/** Rows of arrays have ids of their own, which a copy must not share. */
function withoutRowIds(value: unknown, isTop = true): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutRowIds(item, false))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => (isTop ? !ownFields.has(name) : name !== 'id'))
  return Object.fromEntries(kept.map(([name, child]) => [name, withoutRowIds(child, false)]))
}
