import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ask } from '../support/api'
import { endpoints } from '../support/endpoints'
import { get } from '../support/http'

type Operation = {
  operationId: string
  parameters: { name: string; in: string }[]
  responses: Record<string, { content: Record<string, { schema: object }> }>
  /** Where it is, when not below `/prod-api`. */
  servers?: { url: string }[]
}
type Document = { openapi: string; info: { title: string; version: string }; paths: Record<string, { get?: Operation; post?: Operation }> }

const document = await ask<Document>('/openapi.json')

/** The listed path of an address: `/api/product/153` is `/api/product/{id}`. */
const listedPath = (path: string) => path.replace(/\/\d+$/, '/{id}')

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  })

  it.each(endpoints.map(({ path }) => listedPath(path)))('lists GET %s', (path) => {
    expect(document.paths[path]?.get?.responses['200']?.content['application/json']?.schema).toMatchObject({ type: 'object' })
  })

  it('lists the captcha', () => {
    expect(document.paths['/captchaImage']?.get).toBeDefined()
  })

  it.each([
    ['/api/consult/', undefined],
    ['/server/v1/console/base/data/leave_message/save', '/'],
    ['/scheduling/common/data/selleavebytel', '/'],
  ])('lists POST %s', (path, server) => {
    const post = document.paths[path]?.post
    expect(post?.responses['200']?.content['application/json']?.schema).toMatchObject({ type: 'object' })
    expect(post?.servers?.[0]?.url).toBe(server)
  })

  it('names every operation once, and every parameter of its path', () => {
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.values(item).map((operation) => ({ path, operation })),
    )
    const ids = operations.map(({ operation }) => operation?.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const named = operation?.parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => name) ?? []
      expect(named, path).toEqual(inPath)
    }
  })

  it('names the query parameters that the specification lists', () => {
    const queryOf = (path: string) =>
      document.paths[path]?.get?.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    expect(queryOf('/api/product/list')?.sort()).toEqual(['categoryIds', 'isHot', 'isNew', 'pageNum', 'pageSize', 'title'])
    expect(queryOf('/api/case/list')?.sort()).toEqual(['categoryIds', 'isRecommended', 'pageNum', 'pageSize', 'title'])
    expect(queryOf('/api/attachment/list')?.sort()).toEqual(['categoryId', 'name', 'pageNum', 'pageSize'])
    expect(queryOf('/api/attachment/category/list')).toEqual(['name'])
    expect(queryOf('/api/product/facets')).toEqual(['categoryIds', 'a.{key}'])
  })
})

describe('live answers', () => {
  it.each(endpoints)('of $path are what the document says', async ({ path, query, isPaged }) => {
    const schema = document.paths[listedPath(path)]?.get?.responses['200']?.content['application/json']?.schema
    const answer = await ask(path, isPaged ? { pageSize: 100 } : query)
    expect(z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(answer).error?.issues ?? []).toEqual([])
  })

  it('would be noticed if they had a key more or less', async () => {
    const schema = document.paths['/api/article/single/{id}']?.get?.responses['200']?.content['application/json']?.schema
    const check = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
    const answer = await ask<{ data: Record<string, unknown> }>('/api/article/single/436')
    expect(check.safeParse({ ...answer, data: { ...answer.data, secret: 1 } }).success).toBe(false)
    expect(check.safeParse({ ...answer, data: { title: 'x' } }).success).toBe(false)
  })
})

describe('the page for readers', () => {
  it('is HTML that lists every path and needs no script', async () => {
    const response = await get('/prod-api/docs')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    expect(html).toMatch(/^<!doctype html>/i)
    expect(html).toContain('lang="zh-CN"')
    expect(html.match(/<h1>/g)).toHaveLength(1)
    expect(html).not.toMatch(/<script|<link|\ssrc=/)
    for (const [path, { post }] of Object.entries(document.paths)) expect(html).toContain(`>${post?.servers ? '' : '/prod-api'}${path}<`)
    expect(html).toContain('href="/prod-api/openapi.json"')
  })

  it('answers with a trailing slash, too', async () => {
    expect((await get('/prod-api/docs/')).status).toBe(200)
    expect((await get('/prod-api/openapi.json/')).status).toBe(200)
  })
})
