import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from './content'

/** What can go wrong with an answer; `answer` is what it would have been, null for a file or a page. */
export type Misbehaviour = (response: ServerResponse, answer: Row | null, request: IncomingMessage) => Promise<void> | void

const json = (response: ServerResponse, answer: unknown) =>
  void response.writeHead(200, { 'Content-Type': 'application/json;charset=UTF-8' }).end(JSON.stringify(answer))

const rowsOf = (answer: Row | null): Row[] => (Array.isArray(answer?.rows) ? answer.rows : [])

/** Status 200, and a page that says that the site is being looked after. */
export const webPage: Misbehaviour = (response) =>
  void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!DOCTYPE html><html><body>系统维护中</body></html>')

export const status =
  (code: number, headers: Record<string, string> = {}): Misbehaviour =>
  (response) =>
    void response.writeHead(code, headers).end('{}')

export const redirectTo =
  (location: string): Misbehaviour =>
  (response) =>
    void response.writeHead(302, { Location: location }).end()

/** Null where a list should be. */
export const noList: Misbehaviour = (response, answer) => json(response, { ...answer, rows: null })

export const wrongTotal =
  (total: number): Misbehaviour =>
  (response, answer) =>
    json(response, { ...answer, total })

/** Each page is full of rows that were never there before. */
export const endlessPages = (): Misbehaviour => {
  let number = 100_000
  return (response, answer) => {
    const rows = Array.from({ length: 100 }, (_, index) => ({ ...rowsOf(answer)[0], id: number + index, articleId: number + index }))
    number += rows.length
    json(response, { ...answer, rows })
  }
}

/** The same JSON in GBK, which Node can't write: these two words, from the table. */
export const inGbk: Misbehaviour = (response) => {
  // {"code":200,"msg":"操作成功","data":{"siteName":"电气"}}
  const gbk = { 操作成功: 'b2d9d7f7b3c9b9a6', 电气: 'b5e7c6f8' }
  const bytes = Buffer.concat([
    Buffer.from('{"code":200,"msg":"'),
    Buffer.from(gbk.操作成功, 'hex'),
    Buffer.from('","data":{"siteName":"'),
    Buffer.from(gbk.电气, 'hex'),
    Buffer.from('"}}'),
  ])
  response.writeHead(200, { 'Content-Type': 'application/json;charset=GBK' }).end(bytes)
}

/** Each row's text is so large. */
export const largeTexts =
  (bytes: number): Misbehaviour =>
  (response, answer) => {
    const content = `<p>${'长'.repeat(Math.floor(bytes / 3))}</p>`
    const data = answer?.data ? { ...Object(answer.data), content } : undefined
    json(response, { ...answer, ...(data ? { data } : { rows: rowsOf(answer).map((row) => ({ ...row, content })) }) })
  }

/** Other rows, or other data. */
export const instead =
  (changed: Row): Misbehaviour =>
  (response, answer) =>
    json(response, { ...answer, ...changed })

/** The text of an answer, whatever it is. */
export const literally =
  (text: string): Misbehaviour =>
  (response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(text)

/** Comes after so long. */
export const late =
  (ms: number): Misbehaviour =>
  async (response, answer) => {
    await pause(ms)
    if (!response.destroyed) json(response, answer)
  }

/** The first bytes at once, each other one after a pause. */
export const drip =
  (pauseMs: number): Misbehaviour =>
  async (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    while (!response.destroyed) {
      response.write(' ')
      await pause(pauseMs)
    }
  }

/** Hangs up without a word. */
export const hangUp: Misbehaviour = (response) => void response.destroy()
