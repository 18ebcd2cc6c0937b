import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { administrator, callerWith, signIn } from '../integration/support/accounts'
import { base, send } from '../integration/support/http'

const EVIL = 'evil.example'
const starts = [
  'https://',
  'http://',
  '//',
  '///',
  '\\\\',
  '/\\',
  '\\/',
  '/\t/',
  '/\n/',
  '%2f%2f',
  '/%2f',
  '/%5c',
  'https:',
  'https:/',
  'HTTPS://',
  '/.//',
  '/..//',
  './/',
  '@',
  '/@',
]
const ends = ['', '/', '/admin', '?', '#', '/%2e%2e', ':443', '@localhost', '\\@localhost', '%00']

/** 200 ways to write an address of another site. */
const all = starts.flatMap((start) => ends.map((end) => `${start}${EVIL}${end}`))

/** The short form takes every start, each with another end. */
const isLong = process.env.TEST_LONG === '1'
const targets = isLong ? all : starts.map((start, index) => `${start}${EVIL}${ends[index % ends.length]}`)

/** Where a browser would go: of an address that is not one, nowhere. */
function leavesSite(location: string | undefined): boolean {
  if (location === undefined || !URL.canParse(location, base)) return false
  return new URL(location, base).host !== base.host
}

/** Where the answer to an address leads, in its headers and by what its page does at once. */
async function leads(target: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const { headers: answered, text, status } = await send(target, { headers })
  expect(status, target).toBeLessThan(500)
  const [, refresh] = /<meta[^>]*http-equiv="refresh"[^>]*url=([^"]*)"/i.exec(text) ?? []
  return answered.location ?? refresh
}

describe('200 addresses of another site', () => {
  it('are as many', () => expect(new Set(all).size).toBe(200))

  it('lead nobody away who has signed in, or out', { timeout: 240_000 }, async () => {
    const cookie = `payload-token=${await signIn(administrator)}`
    for (const target of targets) {
      const text = encodeURIComponent(target)
      for (const [path, headers] of [
        [`/admin/login?redirect=${text}`, { cookie }],
        [`/admin/logout?redirect=${text}`, {}],
      ] as const) {
        expect(leavesSite(await leads(path, headers)), path).toBe(false)
      }
    }
  })

  it.each(['/PDF?param=', '/News?preview=', '/News?draft=1&of=', '/SearchResult?val=', '/?layout='])(
    'lead nowhere at %s',
    { timeout: 120_000 },
    async (path) => {
      for (const target of targets) expect(leavesSite(await leads(`${path}${encodeURIComponent(target)}`)), target).toBe(false)
    },
  )

  it('lead nowhere as paths, in any spelling', async () => {
    for (const target of targets) {
      const path = [...Buffer.from(target)]
        .map((byte) => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`))
        .join('')
        .replace('#', '%23')
      for (const address of [`/${path}`, `/news/${path}`, `/prod-api/${path}/`])
        expect(leavesSite(await leads(address)), address).toBe(false)
    }
  })

  it('are no address of ours: a redirect to them is not stored but where it plainly names the other site', {
    timeout: 240_000,
  }, async () => {
    const call = callerWith(await signIn(administrator))
    for (const [index, to] of targets.entries()) {
      const { status, text } = await call('/cms-api/redirects', { method: 'POST', body: { from: `/hostile-${index}`, to } })
      if (status === 201) {
        const { id, to: stored } = JSON.parse(text).doc
        // An editor may name another site, by its whole address.
        expect(leavesSite(stored) && !/^https:\/\//i.test(stored), stored).toBe(false)
        await call(`/cms-api/redirects/${id}`, { method: 'DELETE' })
      } else expect(status, to).toBe(400)
    }
  })
})
