import { describe, expect, it } from 'vitest'
import { ask, expectEnvelope, JSON_TYPE, type List, type One } from '../support/api'
import { endpoints } from '../support/endpoints'
import { get, send } from '../support/http'
import { expectShape, expectValue } from '../support/shapes'

describe.each(endpoints)('GET $path', ({ path, kind, shape, query, isPaged, allowsMore, beside = [] }) => {
  it('answers in the agreed envelope, with exactly the agreed keys', async () => {
    if (kind === 'one') {
      const answer = await ask<One<unknown>>(path, query)
      expect(Object.keys(answer).sort()).toEqual(['code', 'msg', 'data', ...beside].sort())
      expect(answer).toMatchObject({ code: 200, msg: '操作成功' })
      if (Array.isArray(shape)) expectValue(answer.data, shape, 'data')
      else expectShape(answer.data, shape, { allowsMore })
      return
    }
    const answer = await ask<List>(path)
    expect(Object.keys(answer).sort()).toEqual(['code', 'msg', 'rows', 'total'])
    expect(answer).toMatchObject({ code: 200, msg: '查询成功' })
    expect(answer.rows.length, 'the demo content has some').toBeGreaterThan(0)
    expectValue(answer.rows, Array.isArray(shape) ? shape : [shape], 'rows')
  })

  if (kind === 'list' && !isPaged) {
    it('returns all rows, whatever page is asked for', async () => {
      const { total, rows } = await ask<List>(path, { pageNum: 2, pageSize: 1 })
      expect(rows).toHaveLength(total)
    })
  }

  it('answers at once with and without a trailing slash', async () => {
    const [without, withSlash] = await Promise.all([get(`/prod-api${path}`), get(`/prod-api${path}/`)])
    expect([without.status, withSlash.status]).toEqual([200, 200])
    expect(await withSlash.text()).toBe(await without.text())
  })

  it('may not be kept by caches longer than an edit takes', async () => {
    const response = await get(`/prod-api${path}`)
    await response.arrayBuffer()
    expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache|max-age=([0-9]|[1-5][0-9]|60)(,|$)/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await send(`/prod-api${path}`, { method: 'HEAD' })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(JSON_TYPE)
    expect(body).toHaveLength(0)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s and says what is allowed', async (method) => {
    const { status, headers, text } = await send(`/prod-api${path}`, { method })
    expect(status).toBe(405)
    expect(expectEnvelope(text, headers['content-type'])).toEqual({ code: 405, msg: '请求方式不支持' })
    expect(headers.allow).toMatch(/\bGET\b/)
    expect(headers.allow).toMatch(/\bHEAD\b/)
  })
})

describe('methods that hardly anybody sends', () => {
  it.each(['OPTIONS', 'TRACE', 'PROPFIND'])('%s is refused with the same envelope', async (method) => {
    const { status, headers, text } = await send('/prod-api/api/product/list', { method })
    expect(status).toBe(405)
    expect(expectEnvelope(text, headers['content-type'])).toEqual({ code: 405, msg: '请求方式不支持' })
  })

  it('a body sent along with a refused method does no harm', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(50_000) })
    const { status } = await send('/prod-api/api/product/153', { method: 'PUT', body, headers: { 'content-type': 'application/json' } })
    expect(status).toBe(405)
  })
})
