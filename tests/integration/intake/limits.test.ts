import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { NO_ADDRESS, ownAddress } from '../support/http'
import { type Answer, feedbackColumns, LOOKUP, ownPhone, post, SAVE, submission } from './support'

const perPhone = Number(process.env.REQUESTS_PER_HOUR_BY_PHONE ?? 5)
const perAddress = Number(process.env.REQUESTS_PER_HOUR_BY_ADDRESS ?? 20)
const lookups = Number(process.env.LOOKUPS_PER_10_MINUTES ?? 30)

const tooMany = { status: 429, code: 429, msg: '操作过于频繁，请稍后再试', retryAfter: expect.stringMatching(/^[1-9]\d*$/) }

function sendFeedback(tel: string, from: string | undefined, content = `内容 ${Math.random()}`): Promise<Answer> {
  return post(SAVE, submission({ ...feedbackColumns(), tel, content }), { from })
}

describe('limits', () => {
  it(`${perPhone} stored requests an hour for a phone number, from wherever; what is refused doesn't count`, async () => {
    const tel = ownPhone()
    for (let count = 0; count < perPhone; count += 1) {
      expect((await sendFeedback(tel, ownAddress(), '')).msg).toBe('请输入问题描述')
      expect((await sendFeedback(tel, ownAddress())).code).toBe(200)
    }
    expect(await sendFeedback(tel, ownAddress())).toEqual(tooMany)
    expect((await sendFeedback(ownPhone(), ownAddress())).code).toBe(200)
  })

  it(`at the same moment, too: of ${perPhone + 5} at once ${perPhone} are stored`, async () => {
    const tel = ownPhone()
    const answers = await Promise.all(Array.from({ length: perPhone + 5 }, () => sendFeedback(tel, ownAddress())))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(perPhone)
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(5)
  })

  it(`${perAddress} stored requests an hour for an address; refused phone numbers don't use it up`, async ({ skip }) => {
    const from = ownAddress() ?? skip(NO_ADDRESS)
    const tel = ownPhone()
    for (let count = 0; count < perPhone + 3; count += 1) await sendFeedback(tel, from)
    for (let count = perPhone; count < perAddress; count += 1) expect((await sendFeedback(ownPhone(), from)).code).toBe(200)
    expect(await sendFeedback(ownPhone(), from)).toEqual(tooMany)
    expect((await sendFeedback(ownPhone(), ownAddress())).code).toBe(200)
  })

  it(`${lookups} lookups in ten minutes for an address, whether the captcha is right or not`, async ({ skip }) => {
    const from = ownAddress() ?? skip(NO_ADDRESS)
    const body = { form: true, tel: ownPhone(), type: 'Repair', uuid: 'unknown', code: '0000' }
    for (let count = 0; count < lookups; count += 1) {
      expect((await post(LOOKUP, { ...body, code: '' }, { from })).msg).toBe('请输入验证码')
      expect((await post(LOOKUP, body, { from })).msg).toBe('验证码已失效')
    }
    expect(await post(LOOKUP, body, { from })).toEqual(tooMany)
  })
})
