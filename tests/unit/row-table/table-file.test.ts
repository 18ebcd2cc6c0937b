import { describe, expect, it } from 'vitest'
import { readTableFile, writeTableFile } from '@/admin/row-table/table-file'
import { MAX_FILE_BYTES } from '@/spreadsheet/limits'

const file = new File(['名称\n电流\n'], '参数.csv')
const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    Response.json(body, { status })
const away: typeof fetch = () => Promise.reject(new TypeError('fetch failed'))
const unasked: typeof fetch = () => Promise.reject(new Error('Nobody should be asked'))

describe('a file for a table', () => {
  it('comes back as rows', async () => {
    const read = { rows: [['名称'], ['电流']], notes: [] }
    expect(await readTableFile(file, ['名称'], answering(read))).toEqual(read)
  })

  it.each([
    ['what the server says of the file', answering({ errors: [{ message: '不支持旧版 .xls 文件' }] }, 400), '不支持旧版 .xls 文件'],
    ['that others are at it', answering({ errors: [{ message: '已有 3 个导入或导出正在进行' }] }, 429), '已有 3 个导入或导出正在进行'],
    ['that the session is over', answering({}, 403), '没有权限，或登录已过期。请重新登录后再试。'],
    ['a fault, without its words', answering({ errors: [{ message: 'boom' }] }, 500), '服务器出错，没有完成。请稍后重试。'],
    ['an answer that is none', answering({ rows: 1 }), '服务器出错，没有完成。请稍后重试。'],
  ])('is told in a sentence: %s', async (_, fetcher, problem) => {
    expect(await readTableFile(file, ['名称'], fetcher)).toEqual({ problem })
  })

  it('that can’t be sent, or is too large to be, is told, too', async () => {
    expect(await readTableFile(file, ['名称'], away)).toEqual({ problem: expect.stringContaining('无法上传') })
    const large = new File([new Uint8Array(MAX_FILE_BYTES + 1)], '参数.xlsx')
    expect(await readTableFile(large, ['名称'], unasked)).toEqual({ problem: expect.stringContaining('5 MB') })
  })
})

describe('a table for a file', () => {
  it('comes back as one', async () => {
    const written = await writeTableFile('技术参数', [['名称'], ['电流']], async () => new Response('PK'))
    expect('file' in written && (await written.file.text())).toBe('PK')
  })

  it('that is refused is told in a sentence', async () => {
    const refusal = answering({ errors: [{ message: '表格太大，无法导出' }] }, 400)
    expect(await writeTableFile('技术参数', [['名称']], refusal)).toEqual({ problem: '表格太大，无法导出' })
    expect(await writeTableFile('技术参数', [['名称']], away)).toEqual({ problem: expect.stringContaining('没有回应') })
  })
})
