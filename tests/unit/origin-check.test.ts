import { describe, expect, it } from 'vitest'
import { isFromAnotherSite } from '@/server/origin-check.mjs'

const direct = { siteUrl: '', trustsProxy: false }
const proxied = { siteUrl: '', trustsProxy: true }
const published = { siteUrl: 'https://www.example.com', trustsProxy: true }
const host = 'www.example.com'

describe('a writing request', () => {
  it.each([
    ['of a page of this site', { host, origin: 'http://www.example.com' }, direct],
    ['on a port of its own', { host: 'localhost:3000', origin: 'http://localhost:3000' }, direct],
    ['behind a proxy that ends TLS', { host, origin: 'https://www.example.com' }, direct],
    ['with the port that the scheme implies', { host: 'www.example.com:443', origin: 'https://www.example.com' }, direct],
    ['in other letters', { host: 'WWW.Example.com', origin: 'https://www.example.com' }, direct],
    ['behind a proxy that has a name of its own', { host: 'backend:3000', 'x-forwarded-host': host, origin: `https://${host}` }, proxied],
    ['at the public address, whatever the proxy calls us', { host: 'backend:3000', origin: `https://${host}` }, published],
    ['of a browser that hides the origin', { host, 'sec-fetch-site': 'same-origin' }, direct],
    ['that the user caused', { host, 'sec-fetch-site': 'none' }, direct],
    ['of a program', { host }, direct],
  ])('%s is taken', (_, headers, options) => {
    expect(isFromAnotherSite({ method: 'PATCH', headers }, options)).toBe(false)
  })

  it.each([
    ['of another site', { host, origin: 'https://evil.example' }, direct],
    ['of a subdomain', { host, origin: 'https://evil.www.example.com' }, direct],
    ['of another port', { host, origin: 'https://www.example.com:8443' }, direct],
    ['of a page without an origin', { host, origin: 'null' }, direct],
    ['of no address', { host, origin: 'www.example.com' }, direct],
    ['of a sister site, without an origin', { host, 'sec-fetch-site': 'same-site' }, direct],
    ['of another site, without an origin', { host, 'sec-fetch-site': 'cross-site' }, direct],
    ['with a forwarded host that nobody vouches for', { host, 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }, direct],
    [
      'that put its own host before the one of the proxy',
      { host, 'x-forwarded-host': `evil.example, ${host}`, origin: 'https://evil.example' },
      proxied,
    ],
    ['without a host', { origin: 'https://evil.example' }, published],
  ])('%s is refused', (_, headers, options) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(isFromAnotherSite({ method, headers }, options)).toBe(true)
  })

  it('is what is asked about: reading changes nothing', () => {
    expect(isFromAnotherSite({ method: 'GET', headers: { host, origin: 'https://evil.example' } }, direct)).toBe(false)
  })
})
