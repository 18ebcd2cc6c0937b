import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLog } from '@/lib/log.mjs'
import { withRequestId } from '@/lib/request-context.mjs'

/** A logger, and what it has written. */
function logger() {
  const lines: string[] = []
  return { log: createLog({ write: (line) => lines.push(line) }, { level: 'debug' }), lines, last: () => JSON.parse(lines.at(-1) ?? '') }
}

describe('a line of the log', () => {
  it('is JSON with time, level, event and a text for people', () => {
    const { log, last } = logger()
    log.warn({ event: 'page failed', path: '/News' }, 'A page could not be rendered')
    expect(last()).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      pid: process.pid,
      event: 'page failed',
      path: '/News',
      msg: 'A page could not be rendered',
    })
  })

  it('always has an event, also where a library writes only a text, or an error', () => {
    const lines: string[] = []
    const payload = createLog({ write: (line) => lines.push(line) }, { event: 'payload' })
    payload.info('Migrating')
    payload.error({ err: new Error('no disk'), msg: 'It failed' })
    payload.error(new Error('no disk'))
    payload.warn({ event: 'its own' }, 'It says so')
    expect(lines.map((line) => line.match(/"event":"[^"]*"/g))).toEqual([
      ['"event":"payload"'],
      ['"event":"payload"'],
      ['"event":"payload"'],
      ['"event":"its own"'],
    ])
  })

  it('carries the id of the request that is being worked on, and none outside of one', async () => {
    const { log, last } = logger()
    await withRequestId('r-1', async () => {
      await Promise.resolve()
      log.info('within')
    })
    expect(last()).toMatchObject({ requestId: 'r-1', msg: 'within' })
    log.info('outside')
    expect(last()).not.toHaveProperty('requestId')
  })

  it('says of an error its type, message, code, cause and where it came from', () => {
    const { log, last } = logger()
    log.error({ err: Object.assign(new TypeError('no host', { cause: new Error('refused') }), { code: 'ENOTFOUND' }) }, 'It failed')
    expect(last().err).toMatchObject({ type: 'TypeError', message: 'no host', code: 'ENOTFOUND', cause: { message: 'refused' } })
    expect(last().err.stack).toMatch(/^at .*log\.test\.ts/)
  })

  it('of what a page showed as the number of an error can be found by it', () => {
    const { log, last } = logger()
    log.error(Object.assign(new Error('no data'), { digest: '2718281828' }))
    expect(last().err).toMatchObject({ message: 'no data', digest: '2718281828' })
  })

  it('is written also for what is thrown and is no error', () => {
    const { log, last } = logger()
    log.error({ err: 'a text' }, 'It failed')
    expect(last().err).toEqual({ type: 'string', message: 'a text' })
  })
})

/** One of each kind of what must not be written down. */
const canaries = {
  name: '卡纳里·张三',
  tel: '13812345678',
  landline: '0571-88776655',
  mail: 'canary.person@mail.example.com',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJlLWNhbmFyeQ',
  query: 'canary-search',
}

describe('what is personal or secret is in no line', () => {
  it.each([
    [
      'the values of a statement',
      new Error(`Failed query: insert into "requests" values (?, ?)\nparams: ${canaries.name},${canaries.tel}`),
    ],
    ['a value that has no such type', new Error(`Cast to Number failed for value "${canaries.name}" (type string) at path "count"`)],
    ['a duplicate key', new Error(`E11000 duplicate key error index: name_1 dup key: { name: "${canaries.name}" }`)],
    ['a mailbox that is refused', new Error(`550 <${canaries.mail}> unknown`)],
    ['what hangs on an error', Object.assign(new Error('Invalid'), { data: canaries, request: { headers: { cookie: canaries.token } } })],
    ['a cause', new Error('Outer', { cause: new Error(`Inner\nparams: ${canaries.name}`) })],
    ['frames that a value forges', new Error(`Failed query: q\nparams: \n    at ${canaries.name}\n    at ${canaries.name}`)],
  ])('%s', (_, err) => {
    const { log, lines } = logger()
    log.error(err)
    log.error({ err }, 'It failed')
    log.error({ err, msg: 'It failed' })
    expect(lines).toHaveLength(3)
    for (const canary of Object.values(canaries)) expect(lines.join('')).not.toContain(canary)
  })

  it('by the name of a field, and in texts by their look', () => {
    const { log, lines } = logger()
    log.info({ password: canaries.name, user: { email: canaries.mail, token: 'secret-token' } }, `${canaries.mail} ${canaries.tel}`)
    log.info({ path: `/SearchResult?val=${canaries.query}&x=1` }, `GET /News?preview=${canaries.query} by 电话${canaries.landline}`)
    log.info(`Bearer ${canaries.token}; /admin/reset/abcdef0123456789`)
    log.info({ headers: { Authorization: 'Basic secret-token' }, customerName: canaries.name, Password: canaries.name }, 'Asked')
    for (const canary of [...Object.values(canaries), 'secret-token', 'abcdef0123456789']) expect(lines.join('')).not.toContain(canary)
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ path: '/SearchResult' })
  })

  it.each([
    '021-12345678',
    '02112345678',
    '021 1234 5678',
    '(021)12345678',
    '0571-88776655',
    '057188776655',
    '05718877665',
    '0571-8877 6655',
    'a@x.cn',
    'ab@x.cn',
    '13812345678',
    '+86 138 1234 5678',
  ])('however it is written: %s', (written) => {
    const { log, lines } = logger()
    log.info({ event: 'test', text: `电话${written}。` }, `<${written}>`)
    expect(lines.join('')).not.toContain(written)
    expect(lines.join('')).not.toContain('5678')
  })

  it('and what only looks like a number stays', () => {
    const { log, last } = logger()
    const text = 'took 0.02112345678 s at 2026-11-24T00:00:00.000Z, order 9902112345678, page 012345'
    log.info({ event: 'test' }, text)
    expect(last().msg).toBe(text)
  })

  it('and whatever stands around it, the line is JSON', () => {
    const around = fc.oneof(fc.string(), fc.constantFrom('\\', '"', '\n', '\u0001', ' ', '@', '，', '/a?b='))
    fc.assert(
      fc.property(around, fc.constantFrom('tel', 'mail', 'token'), around, (before, kind, after) => {
        const { log, last, lines } = logger()
        log.info({ event: 'test', text: `${before} ${canaries[kind]} ${after}` }, `${before} ${canaries[kind]} ${after}`)
        expect(last()).toMatchObject({ event: 'test', level: 'info' })
        expect(lines.join('')).not.toContain(canaries[kind])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a text that is too long for the log', () => {
  const long = '断'.repeat(7990)

  it.each([
    ['an e-mail address', `${long} someone@example.com`, 'someone'],
    ['a telephone number', `${long}13800138000`, '1380'],
    ['a value of a statement', `Cast failed for value "${'李师傅'.repeat(3000)}" (type string)`, '李师傅'],
    ['a key', `E11000 dup key: { name: "${'李师傅'.repeat(3000)}" }`, '李师傅'],
  ])('is cut without leaving a part of %s', (_, text, part) => {
    const { log, lines } = logger()
    log.error({ err: new Error(text) }, 'It failed')
    expect(lines.join('')).not.toContain(part)
  })
})
