import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownAddress, send } from '../support/http'
import { answerOf, CONSULT, consultation, feedbackColumns, LOOKUP, ownPhone, repairColumns, SAVE, submission } from './support'

/** What nobody should send: wrong types, huge values, symbols, markup, control characters, keys of JavaScript's objects. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    0,
    -1,
    1e308,
    true,
    [],
    {},
    [[]],
    { $gt: '' },
    { toString: 'x' },
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\uD800',
    '👩‍👩‍👧‍👦'.repeat(20),
    '<img src=x onerror=alert(1)>',
    "'; DROP TABLE users; --",
    '%00',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'x'.repeat(5001),
    '长'.repeat(20_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
)

const key = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'id', 'status', 'reference'),
  fc.string({ maxLength: 10 }),
)

/** An object of which some values are replaced, some keys are missing, and some are too many. */
function damaged(whole: Record<string, unknown>): fc.Arbitrary<[string, unknown][]> {
  const entries = Object.entries(whole)
  return fc
    .tuple(
      fc.array(fc.option(nasty, { nil: whole, freq: 2 }), { minLength: entries.length, maxLength: entries.length }),
      fc.array(fc.tuple(key, nasty), { maxLength: 3 }),
    )
    .map(([values, more]) => [
      ...entries.flatMap(([name, value], index): [string, unknown][] =>
        values[index] === whole ? [[name, value]] : [[name, values[index]]],
      ),
      ...more,
    ])
}

/** As text, so that `__proto__` is a key like any other. */
const asJson = (entries: readonly [string, unknown][]) =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`

/** Sends a body and expects an envelope, whatever it holds; never a failure of the site. */
async function expectEnvelopeFor(target: string, body: string): Promise<number> {
  const reply = await send(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body, from: ownAddress() })
  const { status, code } = answerOf(reply)
  expect([200, 400, 413, 429], body).toContain(status)
  expect(code, body).not.toBe(404)
  return code
}

const runs = { numRuns: 120 }

describe('whatever is sent', { timeout: 240_000 }, () => {
  it.each([
    ['a repair request', SAVE, () => submission(repairColumns())],
    ['feedback', SAVE, () => submission(feedbackColumns())],
    [
      'a lookup',
      LOOKUP,
      () => ({ form: true, tel: ownPhone(), type: 'Repair', uuid: '00000000-0000-4000-8000-000000000000', code: '0000' }),
    ],
    ['a consultation', CONSULT, () => ({ ...consultation(), uuid: '00000000-0000-4000-8000-000000000000', code: '0000' })],
  ])('as %s is answered with an envelope', async (_, target, whole) => {
    await fc.assert(
      fc.asyncProperty(damaged(whole()), async (entries) => {
        const code = await expectEnvelopeFor(target, asJson(entries))
        // Neither a made-up captcha nor one that is missing lets anything through.
        if (target !== SAVE) expect(code).not.toBe(200)
      }),
      runs,
    )
  })

  it.each([
    ['repair', repairColumns],
    ['feedback', feedbackColumns],
  ])('in the columns of a %s is answered with an envelope', async (_, columns) => {
    await fc.assert(
      fc.asyncProperty(damaged(columns()), async (entries) => {
        const list = entries.map(([name, value]) => ({ name, value }))
        await expectEnvelopeFor(SAVE, JSON.stringify({ form: true, tenantId: 'default', columns: list }))
      }),
      runs,
    )
  })

  it.each([SAVE, LOOKUP, CONSULT])('as bytes to %s is answered with an envelope', async (target) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (body) => {
        expect(await expectEnvelopeFor(target, body)).not.toBe(200)
      }),
      runs,
    )
  })

  it.each([SAVE, LOOKUP, CONSULT])('as a form to %s is answered with an envelope', async (target) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const body of [
      '',
      '%',
      '%00=%00',
      '__proto__=x&columns=[]',
      'columns={',
      'columns=%5B%5B%5D%5D',
      'name&name=&mobile[]=1',
      '&&&',
      'columns=null',
    ]) {
      const { status } = answerOf(await send(target, { method: 'POST', headers, body, from: ownAddress() }))
      expect([200, 400], body).toContain(status)
    }
  })
})
