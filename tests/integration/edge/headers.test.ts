import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directivesOf, observatory, TOP_GRADE } from '../../support/observatory'
import { type OwnSite, startOwnSite } from '../../support/own-site'
import { routes, unknownRoute } from '../../support/routes'
import { administrator } from '../support/accounts'
import { get } from '../support/http'

const SITE_URL = 'https://www.example.com'
const ASKED_BY_HTTPS = { 'x-forwarded-proto': 'https', host: 'www.example.com' }

const ofTheAdmin = ['/admin/login', '/admin/forgot', '/admin/logout', '/admin/reset/x']
const forStaff = ['/admin', '/admin/account', '/admin/collections/products', '/admin/collections/news/create', '/admin/globals/home-page']
const data = [
  '/sitemap.xml',
  '/robots.txt',
  '/rss.xml',
  '/manifest.webmanifest',
  '/prod-api/docs',
  '/prod-api/openapi.json',
  '/prod-api/api/siteInfo',
  '/prod-api/api/product/list',
  '/prod-api/captchaImage',
  '/getProductByKbsId?kbsId=x',
  '/cms-api/users/me',
  '/cms-api/products',
  '/favicon.ico',
  '/art/logo.svg',
]

describe('with a public address of https', () => {
  let site: OwnSite
  let session = ''
  beforeAll(async () => {
    site = await startOwnSite({ SITE_URL, TRUST_PROXY: '1' })
    const { headers } = await login()
    session = String(headers.getSetCookie()[0]?.split(';')[0])
  })
  afterAll(() => site?.remove())

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, site.baseUrl), { redirect: 'manual', ...init, headers: { ...ASKED_BY_HTTPS, ...init.headers } })

  function login() {
    const body = JSON.stringify(administrator)
    return ask('/cms-api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }

  async function graded(path: string, headers: Record<string, string> = {}) {
    const response = await ask(path, { headers })
    const plain = await ask(path, { headers: { 'x-forwarded-proto': 'http' } })
    const html = await response.text()
    const scanned = {
      headers: Object.fromEntries(response.headers),
      cookies: response.headers.getSetCookie(),
      html,
      redirect: plain.headers.get('location') ?? '',
    }
    return { ...observatory(scanned), path, response }
  }

  it.each([...routes, unknownRoute, ...data, ...ofTheAdmin])('the Observatory gives %s an A+', async (path) => {
    const { score, points, response } = await graded(path)
    expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(TOP_GRADE)
    expect(response.headers.get('x-powered-by')).toBeNull()
    expect(response.headers.get('permissions-policy')).toContain('camera=()')
  })

  it.each(forStaff)('and so it does %s, for who is signed in', async (path) => {
    const { score, points, response } = await graded(path, { cookie: session })
    expect(response.status).toBe(200)
    expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(TOP_GRADE)
  })

  it.each([...routes, ...ofTheAdmin])('%s allows no script by its place in the page, and no eval', async (path) => {
    const { response } = await graded(path)
    const directives = directivesOf(response.headers.get('content-security-policy') ?? '')
    const scripts = [...(directives.get('script-src') ?? ["'unsafe-inline'"])]
    expect(scripts).not.toContain("'unsafe-inline'")
    expect(scripts).not.toContain("'unsafe-eval'")
    for (const name of ['object-src', 'base-uri', 'form-action', 'frame-ancestors']) {
      expect(["'none'", "'self'"], name).toEqual(expect.arrayContaining([...(directives.get(name) ?? ['missing'])]))
    }
  })

  it('the session travels by https only', async () => {
    const response = await login()
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()[0]).toMatch(/^payload-token=.*; Secure=?.*; HttpOnly.*; SameSite=Lax/)
    const { score } = observatory({
      headers: Object.fromEntries(response.headers),
      cookies: response.headers.getSetCookie(),
      html: '',
      redirect: 'https://x',
    })
    expect(score).toBeGreaterThanOrEqual(TOP_GRADE)
  })

  it('who comes by http is led to https, whatever host he names; a health check is not', async () => {
    const headers = { 'x-forwarded-proto': 'http', host: 'evil.example' }
    const { status, headers: answered } = await ask('/News?pageNum=2', { headers })
    expect([status, answered.get('location')]).toEqual([308, `${SITE_URL}/News?pageNum=2`])
    expect((await ask('/healthz', { headers: { 'x-forwarded-proto': 'http' } })).status).toBe(200)
  })
})

describe('without a public address', () => {
  it('nobody is told to come by https', async () => {
    for (const path of ['/', '/admin/login', '/healthz']) expect((await get(path)).headers.has('strict-transport-security')).toBe(false)
    const body = JSON.stringify(administrator)
    const response = await get('/cms-api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(response.headers.getSetCookie()[0]).not.toContain('Secure')
  })

  it.each(['/cms-api/users/me', '/cms-api/products', '/cms-api/users/login', '/cms-api/none'])('nobody keeps %s', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toMatch(/no-store/)
  })

  it.each(['/', '/News', '/GoodsInfoView?id=153', '/sitemap.xml', '/no-such-page'])('%s is read and nothing else', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await get(path, { method })
      expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
        405,
        'GET, HEAD',
        { code: 405, msg: '请求方式不支持' },
      ])
    }
  })
})
