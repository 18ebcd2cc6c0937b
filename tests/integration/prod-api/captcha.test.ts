import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { expectEnvelope, JSON_TYPE } from '../support/api'
import { ownAddress, send } from '../support/http'

type Captcha = { code: number; msg: string; captchaEnabled: boolean; uuid: string; img: string }

const from = ownAddress()

async function challenge(path: string): Promise<Captcha> {
  const { status, headers, text } = await send(path, { from })
  expect([status, headers['content-type']]).toEqual([200, JSON_TYPE])
  return JSON.parse(text)
}

describe.each(['/prod-api/captchaImage', '/captchaImage', '/prod-api/captchaImage/', '/captchaImage/'])('a captcha at %s', (path) => {
  it('is a number and a JPEG of 150 × 40, at the top level of the answer', async () => {
    const captcha = await challenge(path)
    expect(Object.keys(captcha).sort()).toEqual(['captchaEnabled', 'code', 'img', 'msg', 'uuid'])
    expect(captcha).toMatchObject({ code: 200, msg: '操作成功', captchaEnabled: true })
    expect(captcha.uuid).toMatch(/^[0-9a-f-]{32,36}$/)
    expect(captcha.img).toMatch(/^[A-Za-z0-9+/]+=*$/)
    const picture = Buffer.from(captcha.img, 'base64')
    expect(picture.subarray(0, 2).toString('hex')).toBe('ffd8')
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 150, height: 40 })
  })
})

describe('captchas', () => {
  it('are new each time', async () => {
    const captchas = [
      await challenge('/prod-api/captchaImage'),
      await challenge('/prod-api/captchaImage'),
      await challenge('/captchaImage'),
    ]
    expect(new Set(captchas.map(({ uuid }) => uuid)).size).toBe(3)
    expect(new Set(captchas.map(({ img }) => img)).size).toBe(3)
  })

  it('are never kept by a cache', async () => {
    const { headers } = await send('/prod-api/captchaImage', { from })
    expect(headers['cache-control']).toContain('no-store')
  })

  it('are drawn: more than one colour, more than a handful of dots', async () => {
    const { img } = await challenge('/prod-api/captchaImage')
    const { channels } = await sharp(Buffer.from(img, 'base64')).stats()
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(5)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('are not to be had with %s', async (method) => {
    for (const path of ['/prod-api/captchaImage', '/captchaImage']) {
      const { status, headers, text } = await send(path, { method, from })
      expect(status).toBe(405)
      expect(expectEnvelope(text, headers['content-type'])).toEqual({ code: 405, msg: '请求方式不支持' })
    }
  })
})
