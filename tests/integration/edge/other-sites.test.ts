import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, Staff } from '../support/accounts'
import { base, send } from '../support/http'

const EVIL = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
const json = { 'content-type': 'application/json' }

describe('a page of another site, in the browser of somebody who is signed in', () => {
  const staff = new Staff()
  let editor: Account
  beforeAll(async () => {
    await staff.start()
    editor = await staff.make('editor')
  })
  afterAll(() => staff.end())

  const ask = (method: string, target: string, headers: object) =>
    send(target, {
      method,
      headers: { ...json, cookie: `payload-token=${editor.token}`, ...headers },
      ...(method !== 'DELETE' && { body: JSON.stringify({ name: '别人写的名字' }) }),
    })

  it.each([EVIL, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
    'changes nothing: %o',
    async (headers) => {
      const { status, text } = await ask('PATCH', `/cms-api/users/${editor.id}`, headers)
      expect([status, JSON.parse(text).errors[0].message]).toEqual([403, expect.stringContaining('其他网站')])
      expect((await ask('POST', '/admin', { ...headers, 'next-action': 'x' })).status).toBe(403)
      expect((await ask('POST', '/cms-api/users/login', headers)).status).toBe(403)
      expect((await ask('DELETE', '/cms-api/news/1', headers)).status).toBe(403)
      expect(JSON.parse((await editor.call('/cms-api/users/me')).text).user.name).toBe(editor.name)
    },
  )

  it('is not the own page: that changes what it may', async () => {
    const own = { origin: base.origin, 'sec-fetch-site': 'same-origin' }
    const { status, text } = await ask('PATCH', `/cms-api/users/${editor.id}`, own)
    expect([status, JSON.parse(text).doc.name]).toEqual([200, '别人写的名字'])
  })
})

describe('what only the server says to its renderer', () => {
  it.each(['acknowledge', 'published-file', 'database-ready', 'x'])('is not believed to a visitor: %s', async (question) => {
    for (const target of ['/admin/login', '/prod-api/captchaImage', '/News?draft=1']) {
      const { status, text } = await send(target, { headers: { 'x-site-question': question } })
      expect([status, text.length > 100], target).toEqual([200, true])
    }
  })
})

describe('what is sent wrongly', () => {
  const staff = new Staff()
  beforeAll(() => staff.start())
  afterAll(() => staff.end())
  const boundary = 'multipart/form-data; boundary=b'
  const nul = '--b\r\nContent-Disposition: form-data; name="file"; filename="a\0b.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--b--\r\n'

  it.each([
    ['a type that nobody reads', '/cms-api/news', 'text/plain', 'x', 400],
    ['no type', '/cms-api/news', '', 'x', 400],
    ['a form without its boundary', '/cms-api/media', 'multipart/form-data', 'x', 400],
    [
      'a form that breaks off',
      '/cms-api/media',
      boundary,
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx',
      400,
    ],
    ['a NUL in the name of a file', '/cms-api/media', boundary, nul, 400],
    ['half a JSON', '/cms-api/news', 'application/json', '{"title":', 400],
    [
      'a form whose document is no JSON',
      '/cms-api/media',
      boundary,
      '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--b--\r\n',
      400,
    ],
    ['a confirmation that nobody asked for', '/cms-api/users/verify/abc', 'application/json', '{}', 404],
  ])('%s is said so in Chinese', async (_, target, type, body, expected) => {
    const headers = { authorization: `JWT ${staff.admin.token}`, ...(type && { 'content-type': type }) }
    const { status, text } = await send(target, { method: 'POST', headers, body })
    expect([status, text]).toEqual([expected, expect.stringMatching(/\p{Script=Han}/u)])
  })

  it('by a stranger who wants to sign in, too', async () => {
    for (const type of ['multipart/form-data', boundary]) {
      const { status, text } = await send('/cms-api/users/login', { method: 'POST', headers: { 'content-type': type }, body: 'x' })
      expect([status, text]).toEqual([400, expect.stringMatching(/\p{Script=Han}/u)])
    }
  })
})
