import { describe, expect, it } from 'vitest'
import { ownHosts } from '@/server/page-cache/own-hosts.mjs'
import { createPageCache } from '@/server/page-cache/page-cache.mjs'
import { cache, get, send, useCache, version } from './cache-under-test'

const OWN = 'www.example.com'

describe('with SITE_URL', () => {
  const isOwn = ownHosts('https://www.example.com')

  it('its host is the only one of the site', () => {
    expect(['www.example.com', 'example.com', 'www.example.com:8080', 'evil.example'].map(isOwn)).toEqual([true, false, false, false])
    expect(ownHosts('http://localhost:3000')('localhost:3000')).toBe(true)
  })
})

describe('without SITE_URL', () => {
  it('whatever the site is asked by is its own: several names, and the first request of all', () => {
    const isOwn = ownHosts('')
    for (let times = 0; times < 50; times += 1) {
      expect([isOwn('www.example.com'), isOwn('example.com'), isOwn('192.0.2.1:3000')]).toEqual([true, true, true])
    }
  })

  it('made-up names are not, even when there are as many of them as visitors', () => {
    const isOwn = ownHosts('')
    for (let visits = 0; visits < 20; visits += 1) isOwn(OWN)
    const taken: string[] = []
    for (let times = 0; times < 5000; times += 1) {
      expect(isOwn(OWN)).toBe(true)
      if (isOwn(`evil-${times}.example`)) taken.push(`evil-${times}.example`)
    }
    expect(taken).toEqual([])
  })

  it('are never more than eight', () => {
    const isOwn = ownHosts('')
    for (let turn = 0; turn < 100; turn += 1) for (let host = 0; host < 8; host += 1) isOwn(`${host}.example`)
    const own = Array.from({ length: 50 }, (_, host) => `${host}.example`).filter(isOwn)
    expect(own.length).toBeLessThanOrEqual(8)
  })

  it('follow when the site moves to another name', () => {
    const isOwn = ownHosts('')
    for (let visits = 0; visits < 200_000; visits += 1) isOwn('old.example.com')
    let needed = 0
    while (!isOwn('new.example.com')) needed += 1
    expect(needed).toBeLessThan(2000)
  })
})

it('pages of other hosts take no room from those of the site', async () => {
  useCache(createPageCache({ version, renderer: { get }, maxBytes: 10_000_000, isOwnHost: ownHosts(`https://${OWN}`) }))
  await send('/News', { host: OWN })
  await send('/News', { host: OWN })
  for (let host = 0; host < 50; host += 1) {
    await send('/News', { host: `${host}.example` })
    await send('/News', { host: `${host}.example` })
  }
  expect(cache.usage()).toMatchObject({ protected: { entries: 1 }, probation: { entries: 0 }, 'one-off': { entries: 50 } })
  expect((await send('/News', { host: OWN })).outcome).toBe('hit')
  expect([...cache.entries()].map(([key]) => key)).toEqual([expect.stringContaining(OWN)])
})
