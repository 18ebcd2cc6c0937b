import { beforeAll, describe, expect, it } from 'vitest'
import { makeUser, rest, says, tokenOf } from './rest'
import { emptySite } from './support'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const READ = `/table-file/read?${new URLSearchParams([
  ['heading', '名称'],
  ['heading', '数值'],
])}`

const tokens = { editor: '', service: '' }

beforeAll(async () => {
  const cms = await emptySite({})
  for (const role of ['editor', 'service'] as const) {
    await makeUser(cms, role, role)
    tokens[role] = await tokenOf(role)
  }
})

const csv = (text: string) => ({ name: '参数.csv', content: new TextEncoder().encode(text), type: 'text/csv' })
const read = (text: string, token?: string) => rest(READ, { method: 'POST', body: {}, file: csv(text), token })
const write = (body: unknown, token?: string) => {
  const headers = { 'content-length': String(JSON.stringify(body).length) }
  return rest('/table-file/write', { method: 'POST', body, token, headers })
}

describe('the table of a form', () => {
  it('is read out of a file', async () => {
    const { status, body, headers } = await read('数值,名称\n100,电流\n', tokens.editor)
    const rows = [
      ['名称', '数值'],
      ['电流', '100'],
    ]
    expect([status, body, headers.get('cache-control')]).toEqual([200, { rows, notes: [] }, 'no-store'])
  })

  it('is written into one', async () => {
    const { status, headers, text } = await write({ name: '参数/表', rows: [['名称'], ['电流']] }, tokens.editor)
    expect([status, headers.get('content-type'), text.slice(0, 2)]).toEqual([200, XLSX, 'PK'])
  })

  it('that is none is refused in a sentence', async () => {
    const odd = await read('型号\nHM3\n', tokens.editor)
    expect([odd.status, says(odd)]).toEqual([400, expect.stringContaining('没有这张表的列名')])
    const large = await write({ name: '参数', rows: Array.from({ length: 1002 }, () => ['']) }, tokens.editor)
    expect([large.status, says(large)]).toEqual([400, expect.stringContaining('表格太大')])
  })

  it('is for administrators and editors', async () => {
    for (const token of [undefined, tokens.service]) {
      expect((await read('名称\n电流\n', token)).status).toBe(403)
      expect((await write({ name: '参数', rows: [['名称']] }, token)).status).toBe(403)
    }
  })
})
