import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import type { Payload } from 'payload'
import { beforeAll, expect } from 'vitest'
import type { DocumentId } from '@/lib/document-id'
import { pdfOfPages } from '../support/pdf-of-pages'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite } from './support'

export let cms: Payload
export let category: DocumentId
export const tokens: string[] = []

beforeAll(async () => {
  cms = await emptySite({})
  for (const name of ['anna', 'bert']) {
    await makeUser(cms, name, 'admin')
    tokens.push(await tokenOf(name))
  }
  category = (
    await cms.create({ collection: 'download-categories', data: { name: '样本', sortOrder: 1, _status: 'published' }, ...system })
  ).id
})

export const system = { overrideAccess: true, depth: 0 }

/** A PDF that is known again by its number of pages. */
export const pdf = (pages: number) => ({ name: `upload-${pages}.pdf`, content: new Uint8Array(pdfOfPages(pages)), type: 'application/pdf' })
export const pagesOf = (content: string) => Number(/\/Count (\d+) /.exec(content)?.[1])

export type Doc = { id: DocumentId; filename: string; edition: string; note: string; _status: string }
export type Call = { file?: ReturnType<typeof pdf>; as?: number }

/** Asks as the admin does, as one of two administrators. */
export async function ask(method: string, target: string, body: object = {}, { file, as = 0 }: Call = {}) {
  const answer = await rest(target, { method, body: method === 'GET' ? undefined : body, token: tokens[as], file })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

export async function save(id: DocumentId, data: object, call: Call & { draft?: boolean } = {}): Promise<Doc> {
  const { doc } = await ask('PATCH', `/documents/${id}?depth=0${call.draft ? '&draft=true' : ''}`, data, call)
  return doc as Doc
}

let made = 0
export async function publish(pages: number, data: object = {}): Promise<Doc> {
  made += 1
  const all = {
    name: `资料 ${made}`,
    kind: '产品样本',
    category,
    publishedAt: '2026-01-01T00:00:00.000Z',
    sortOrder: 1,
    _status: 'published',
  }
  const file = { ...pdf(pages), name: `manual-of-${made}.pdf` }
  const { doc } = await ask('POST', '/documents?depth=0', { ...all, ...data }, { file })
  return doc as Doc
}

export const folder = () => path.join(process.env.DATA_DIR ?? '', 'files')
export const stored = (edition: string) => readFile(path.join(folder(), edition), 'utf8')

/** What a visitor gets: the number of pages, or nothing. */
export async function seen(filename: string): Promise<number | null> {
  const { findPublishedEdition } = await import('@/content/documents')
  const edition = await findPublishedEdition(filename)
  return edition === null ? null : pagesOf(await stored(edition))
}

export async function versionsOf(id: DocumentId): Promise<{ id: string; version: Doc }[]> {
  const { docs } = await ask('GET', `/documents/versions?where[parent][equals]=${id}&sort=-createdAt&limit=0&depth=0`)
  return docs as { id: string; version: Doc }[]
}

/** 还原到已发布的版本: the admin reads what is published and saves that. */
export async function revert(id: DocumentId): Promise<Doc> {
  return save(id, await ask('GET', `/documents/${id}?depth=0`))
}
