import { afterAll, beforeAll, expect } from 'vitest'
import { z } from 'zod'
import { readCsv, writeCsv } from '@/spreadsheet/csv'
import { readXlsx } from '@/spreadsheet/read-xlsx'
import { type ImportReport, importReport } from '@/spreadsheet/report'
import { type Caller, newColleague, signInAdministrator } from './staff'

export const sheetCollections = ['products', 'documents', 'attributes', 'synonyms', 'code-aliases'] as const
export type Collection = (typeof sheetCollections)[number]
export type Options = { publish?: boolean; fingerprint?: string; name?: string }

export const found = z.object({ totalDocs: z.number(), docs: z.array(z.record(z.string(), z.unknown())) })

/** Free of what is seeded, and of other runs. */
export const NUMBER = `9${Date.now() % 1_000_000}`

export const HEADINGS = [
  '产品编号',
  '名称',
  '型号',
  '分类编号',
  '状态',
  '简介',
  '封面',
  '热销',
  '排序号',
  '发布日期',
  '重要参数',
  '技术参数',
]
export const NEW_ROW = [
  NUMBER,
  '=测试 产品 "导入" 😀',
  ' 前后空格 ',
  '11',
  '草稿',
  '第一行\n第二行',
  '',
  '是',
  '7',
  '2026-03-18 09:30',
  '电流 | 100 A',
  '额定参数 | 额定电流 | 100 | A\n额定参数 | 极数 | 3P',
]

export const csv = (...rows: string[][]) => Buffer.from(writeCsv([HEADINGS, ...rows]))

export let administrator: Caller
export let editor: { call: Caller; remove: () => Promise<unknown> }
export let service: { call: Caller; remove: () => Promise<unknown> }
export let cover = ''

beforeAll(async () => {
  administrator = await signInAdministrator()
  editor = await newColleague(administrator, 'editor')
  service = await newColleague(administrator, 'service')
  const { rows } = await exported('products', 'csv', 'where[articleId][equals]=150')
  cover = rows[1]?.[rows[0]?.indexOf('封面') ?? 0] ?? ''
  expect(cover).toMatch(/\.webp$/)
})

afterAll(async () => {
  await Promise.all([editor?.remove(), service?.remove()])
})

export async function exported(collection: Collection, format: 'csv' | 'xlsx', query = '') {
  const response = await editor.call(`/cms-api/${collection}/export?format=${format}&${query}`)
  expect(response.status).toBe(200)
  const file = Buffer.from(await response.arrayBuffer())
  const sheets = format === 'xlsx' ? await readXlsx(file) : [{ name: '', rows: readCsv(file, []) }]
  return { file, sheets, rows: sheets[0]?.rows ?? [] }
}

export function send(
  path: string,
  file: Uint8Array,
  { publish = false, fingerprint = '', name = 'sheet' }: Options = {},
  as = editor.call,
) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(file)], name))
  body.set('publish', publish ? '1' : '0')
  body.set('fingerprint', fingerprint)
  return as(`/cms-api/${path}`, { method: 'POST', body })
}

export async function checked(collection: Collection, file: Uint8Array, options: Options = {}): Promise<ImportReport> {
  const response = await send(`${collection}/import/check`, file, options)
  expect(response.status).toBe(200)
  return importReport.parse(await response.json())
}

export async function imported(collection: Collection, file: Uint8Array, options: Options): Promise<ImportReport> {
  const response = await send(`${collection}/import`, file, options)
  expect(response.status).toBe(200)
  return importReport.parse(await response.json())
}

export async function find(path: string) {
  return found.parse(await (await editor.call(`/cms-api/${path}`)).json())
}

/** Everything that is stored, and how many versions there are of it, where there are any. */
export async function state(collection: Collection) {
  if (collection !== 'products' && collection !== 'documents') return find(`${collection}?depth=0&limit=0&sort=id`)
  const { docs } = await find(`${collection}?depth=0&limit=0&sort=id&draft=true&trash=true`)
  const published = await find(`${collection}?depth=0&limit=0&sort=id`)
  const versions = await find(`${collection}/versions?limit=1&depth=0`)
  return { docs, published: published.docs, versions: versions.totalDocs }
}
