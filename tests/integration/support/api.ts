import { expect } from 'vitest'
import { get } from './http'

export type Row = Record<string, unknown>
export type List<R = Row> = { code: number; msg: string; total: number; rows: R[] }
export type One<D = Row> = { code: number; msg: string; data: D }

/** Query parameters; values are encoded. */
export type Query = Record<string, string | number>

export const JSON_TYPE = 'application/json; charset=utf-8'

/** What a text must never hold: a stack, a path of the server, a query of the database. */
const LEAK = /\n\s+at |node_modules|\/work\/|\.tsx?:\d|SQLITE|SELECT .* FROM|Drizzle|payload/i

/** An address below `/prod-api` with its query. */
export function address(path: string, query: Query = {}): string {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return `/prod-api${path}${text === '' ? '' : `?${text}`}`
}

/** Asks `/prod-api` and checks what every answer has: JSON in UTF-8, no redirect, nothing of the server's inside. */
export async function ask<A>(path: string, query: Query = {}): Promise<A> {
  const response = await get(address(path, query))
  expect(response.status, path).toBe(200)
  expect(response.headers.get('content-type')).toBe(JSON_TYPE)
  return (await response.json()) as A
}

/** A list that succeeds. */
export async function list<R = Row>(path: string, query: Query = {}): Promise<List<R>> {
  const answer = await ask<List<R>>(path, query)
  expect(answer).toMatchObject({ code: 200, msg: '查询成功' })
  expect(Object.keys(answer).sort()).toEqual(['code', 'msg', 'rows', 'total'])
  return answer
}

/** One thing that exists. */
export async function one<D = Row>(path: string): Promise<D> {
  const answer = await ask<One<D>>(path)
  expect(answer).toMatchObject({ code: 200, msg: '操作成功' })
  return answer.data
}

/** All rows of a paged list, read in the biggest pages. */
export async function allRows<R = Row>(path: string, query: Query = {}): Promise<R[]> {
  const rows: R[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const answer = await list<R>(path, { ...query, pageSize: 100, pageNum })
    rows.push(...answer.rows)
    if (rows.length >= answer.total || answer.rows.length === 0) return rows
  }
}

/** An envelope: JSON with a code and a message, and nothing of the server's inside. */
export function expectEnvelope(text: string, contentType: string | null | undefined): { code: number; msg: string } {
  expect(contentType).toBe(JSON_TYPE)
  expect(text).not.toMatch(LEAK)
  const envelope = JSON.parse(text)
  expect(envelope).toMatchObject({ code: expect.any(Number), msg: expect.any(String) })
  return envelope
}
