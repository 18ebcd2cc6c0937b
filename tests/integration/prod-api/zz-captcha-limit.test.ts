import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { expectEnvelope } from '../support/api'
import { NO_ADDRESS, ownAddress, send } from '../support/http'

/** Captchas a minute for an address: what the site under test was started with. */
const LIMIT = Number(process.env.CAPTCHAS_PER_MINUTE ?? 60)

describe('captchas for one address', () => {
  it(`are ${LIMIT} a minute; the next one is refused with the time to wait, whoever one says to be`, async () => {
    const from = ownAddress()
    const statuses: number[] = []
    const ask = async () => (await send('/prod-api/captchaImage', { from, method: 'GET' })).status
    while (statuses.length < LIMIT)
      statuses.push(...(await Promise.all(Array.from({ length: Math.min(10, LIMIT - statuses.length) }, ask))))
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT)

    // Forged headers are dropped unless the site stands behind a proxy that it trusts.
    const forged =
      process.env.TRUST_PROXY === '1'
        ? {}
        : { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7', 'x-site-client-address': '203.0.113.7' }
    for (const path of ['/prod-api/captchaImage', '/captchaImage']) {
      const { status, headers, text } = await send(path, { from, headers: forged })
      expect(status).toBe(429)
      expect(expectEnvelope(text, headers['content-type'])).toEqual({ code: 429, msg: '操作过于频繁，请稍后再试' })
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    }
  })

  it('are counted for each address by itself, and reading is not limited', async ({ skip }) => {
    const first = ownAddress() ?? skip(NO_ADDRESS)
    expect((await send('/prod-api/captchaImage', { from: first })).status).toBe(200)
    const lists = await Promise.all(Array.from({ length: 8 }, () => send('/prod-api/api/article/employeeMessage/list', { from: first })))
    expect(lists.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  })
})
