import { beforeAll, describe, expect, it } from 'vitest'
import { allRows, expectEnvelope } from './support/api'
import { ownAddress, send } from './support/http'
import { readZip } from './support/zip'

type Attachment = { id: number; name: string; url: string; ext: string }

const PATH = '/kbs/info/rar-attach'
const from = ownAddress()

let files: Attachment[] = []
beforeAll(async () => {
  files = await allRows<Attachment>('/api/attachment/list')
})

/** The file with this ending and one after it. */
const fileOf = (ext: string) => files.find((file) => file.ext === ext) ?? { id: 0, name: '', url: '', ext: '' }
const zipOf = (ids: string) => send(`${PATH}?ids=${ids}`, { from })

describe('a zip of chosen attachments', () => {
  it('holds each of them under its name, in the order asked for', async () => {
    const chosen = [fileOf('dxf'), fileOf('pdf'), fileOf('glb'), fileOf('zip')]
    const { status, headers, body } = await zipOf(chosen.map(({ id }) => id).join(','))
    expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
    const entries = readZip(body)
    expect(entries.map(({ name }) => name)).toEqual(chosen.map(({ name, ext }) => `${name.replaceAll('/', '_')}.${ext}`))
    for (const { name, isUtf8 } of entries) {
      expect(name).toMatch(/\p{Script=Han}/u)
      expect(isUtf8, name).toBe(true)
    }
    for (const [index, { content }] of entries.entries()) {
      const original = await send(chosen[index]?.url ?? '/')
      expect(content.equals(original.body), chosen[index]?.name).toBe(true)
    }
  })

  it('is offered as 批量下载.zip and is never cached', async () => {
    const { headers } = await zipOf(String(fileOf('dxf').id))
    expect(headers['content-disposition']).toMatch(/^attachment;/)
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('批量下载.zip')}`)
    expect(headers['cache-control']).toContain('no-store')
  })

  it('holds names that are unique and have no folders in them', async () => {
    const { body } = await zipOf(
      files
        .filter(({ ext }) => ext === 'dxf' || ext === 'xlsx')
        .map(({ id }) => id)
        .join(','),
    )
    const names = readZip(body).map(({ name }) => name.toLowerCase())
    expect(names.length).toBeGreaterThan(3)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).not.toMatch(/[\\/]|^\.\./)
  })

  it('takes the parameters that the legacy client sends along', async () => {
    const { id } = fileOf('dxf')
    const { status, body } = await send(`${PATH}?platformCode=ABC&sign=0123456789abcdef1700000000V1&ids=${id}`, { from })
    expect(status).toBe(200)
    expect(readZip(body)).toHaveLength(1)
  })

  it('holds a file named twice once', async () => {
    const { id } = fileOf('dxf')
    expect(readZip((await zipOf(`${id},${id},%20${id}`)).body)).toHaveLength(1)
  })

  it('skips unknown ids and rubbish', async () => {
    const { id } = fileOf('dxf')
    expect(readZip((await zipOf(`424242,${id},abc,-1,1.5,,${encodeURIComponent("1' OR '1'='1")}`)).body)).toHaveLength(1)
  })

  it.each(['424242', 'abc', '', ',,,', '-1', '..%2f..%2fsite.db', '%F0%9F%92%A1'])(
    'is an empty body for ids=%s, which legacy clients take for a failure',
    async (ids) => {
      const { status, body } = await zipOf(ids)
      expect([status, body.length]).toEqual([200, 0])
    },
  )

  it('is an empty body without ids', async () => {
    const { status, body } = await send(PATH, { from })
    expect([status, body.length]).toEqual([200, 0])
  })

  it('may hold a hundred files, but not more', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => 500_000 + index).join(',')
    expect((await zipOf(many(100))).body).toHaveLength(0)
    const { status, headers, text } = await zipOf(many(101))
    expect(status).toBe(200)
    const { code, msg } = expectEnvelope(text, headers['content-type'])
    expect(code).toBe(500)
    expect(msg).toMatch(/100/)
  })

  it('is not to be had with POST', async () => {
    const { status, headers, text } = await send(`${PATH}?ids=1`, { method: 'POST', from })
    expect(status).toBe(405)
    expect(expectEnvelope(text, headers['content-type'])).toEqual({ code: 405, msg: '请求方式不支持' })
  })
})

describe('the instruction book of a product', () => {
  const ask = async (query: string) => {
    const { status, headers, text } = await send(`/getProductByKbsId${query}`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    return JSON.parse(text)
  }

  it('is found by its knowledge-base number, and is a PDF', async () => {
    const answer = await ask('?kbsId=KBS-HM3-250')
    expect(answer).toEqual({ code: 200, result: { productInstructionBook: expect.stringMatching(/^\/files\/.+\.pdf$/) } })
    const { status, headers } = await send(answer.result.productInstructionBook, { method: 'HEAD' })
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it.each(['?kbsId=424242', '?kbsId=', '', '?kbsId=%25', "?kbsId='--", '?kbsId=%00', `?kbsId=${'x'.repeat(2000)}`])(
    'is code 500 for %s',
    async (query) => {
      expect(await ask(query)).toEqual({ code: 500, msg: expect.stringMatching(/\p{Script=Han}/u) })
    },
  )
})
