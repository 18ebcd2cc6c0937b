import process from 'node:process'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { base, get, ownAddress, send } from '../support/http'
import {
  type Answer,
  answerOf,
  CONSULT,
  consultation,
  feedbackColumns,
  LOOKUP,
  lookUp,
  post,
  repairColumns,
  SAVE,
  solvedCaptcha,
  submission,
} from './support'

const { ADMINISTRATOR_EMAIL: email, ADMINISTRATOR_PASSWORD: password } = process.env
const from = ownAddress()
const PHOTO = '/server/v1/console/base/data/leave_message/photo'
const json = { 'content-type': 'application/json' }
const newKey = () => `test-key-${Math.random().toString(36).slice(2)}-${Date.now()}`

/** What an endpoint says, and the number in its header. */
async function sendNumbered(target: string, body: object, key?: string): Promise<{ answer: Answer; number: unknown }> {
  const headers = { ...json, ...(key && { 'idempotency-key': key }) }
  const reply = await send(target, { method: 'POST', headers, body: JSON.stringify(body), from })
  return { answer: answerOf(reply), number: reply.headers['reference-number'] }
}

const byNumber = async (fields: { reference: string; tel: string; type: string }) =>
  sendNumbered(LOOKUP, { form: true, ...fields, ...(await solvedCaptcha(from)) })

describe('a reference number', () => {
  it('is in the header of every answer; the body of a consultation keeps its two keys', async () => {
    const { answer, number } = await sendNumbered(CONSULT, { ...consultation(), ...(await solvedCaptcha(from)) })
    expect(answer).toEqual({ status: 200, code: 200, msg: '提交成功' })
    expect(number).toMatch(/^ZX\d{8}-\d{8}$/)
    const saved = await sendNumbered(SAVE, submission(feedbackColumns()))
    expect(saved.number).toBe(saved.answer.data?.reference)
  })

  it('does not tell the next one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post(SAVE, submission(repairColumns()), { from })))
    const serials = answers.map(({ data }) => Number(String(data?.reference).slice(-8))).sort((a, b) => a - b)
    expect(serials.slice(1).every((serial, index) => serial - (serials[index] ?? 0) > 1)).toBe(true)
  })

  it('finds its own request, with the last digits of the phone; the rest of the number is not told', async () => {
    const columns = repairColumns()
    const tel = String(columns.tel)
    const first = await sendNumbered(SAVE, submission({ ...columns, content: '第一次' }))
    await post(SAVE, submission({ ...columns, content: '第二次' }), { from })
    const reference = String(first.number)
    const typed = ` ${reference.toLowerCase().replace('-', ' ')}`
    for (const [asked, tail] of [
      [reference, tel.slice(-4)],
      [typed, tel],
    ] as const) {
      const { answer, number } = await byNumber({ reference: asked, tel: tail, type: 'Repair' })
      expect(answer.data).toMatchObject({ content: '第一次', tel: `${tel.slice(0, 3)}****${tel.slice(-4)}`, status: '0' })
      expect(number).toBe(reference)
    }
    const none = { status: 200, code: 500, msg: '未查询到相关信息' }
    const wrong = tel.endsWith('0000') ? '0001' : '0000'
    expect((await byNumber({ reference, tel: wrong, type: 'Repair' })).answer).toEqual(none)
    expect((await byNumber({ reference, tel: tel.slice(-4), type: 'Feedback' })).answer).toEqual(none)
    // The lookup by phone still tells of the latest one, and of its number.
    expect((await lookUp(tel, 'Repair', from)).data).toMatchObject({ content: '第二次', tel })
  })

  it('is tried ten times an hour, from wherever', async () => {
    const { number } = await sendNumbered(SAVE, submission(repairColumns()))
    const asked = { reference: String(number), tel: '0000', type: 'Repair' }
    const codes: number[] = []
    for (let tries = 0; tries < 11; tries += 1) codes.push((await byNumber(asked)).answer.code)
    expect(codes.slice(0, 10)).not.toContain(429)
    expect(codes.at(-1)).toBe(429)
  })

  it.each([
    [{ reference: 'BX1', tel: '1234' }, '请输入正确的受理编号'],
    // Of before numbers were drawn by lot: those could be guessed.
    [{ reference: 'BX20261121-0007', tel: '1234' }, '请输入正确的受理编号'],
    [{ reference: 'BX20261121-12345678', tel: '' }, '请输入手机号后四位'],
    [{ reference: 'BX20261121-12345678', tel: '%' }, '请输入正确的手机号后四位'],
    [{ reference: 'BX20261121-12345678', tel: '1234', code: '' }, '请输入验证码'],
  ])('is checked in order: %j', async (wrong, msg) => {
    const body = { form: true, type: 'Repair', uuid: 'x', code: '0000', ...wrong }
    expect(await post(LOOKUP, body, { from })).toEqual({ status: 200, code: 500, msg })
  })
})

describe('the same key', () => {
  it('with the same content is the same request, and asks for no second captcha', async () => {
    const body = { ...consultation(), ...(await solvedCaptcha(from)) }
    const key = newKey()
    const first = await sendNumbered(CONSULT, body, key)
    const again = await sendNumbered(CONSULT, { ...body, uuid: 'other', code: '0000' }, key)
    expect(again).toEqual(first)
    expect((await sendNumbered(CONSULT, { ...body, uuid: 'other', code: '0000' }, newKey())).answer.msg).toBe('验证码已失效')
  })

  it('with other content is another request', async () => {
    const key = newKey()
    const columns = feedbackColumns()
    const first = await sendNumbered(SAVE, submission(columns), key)
    const other = await sendNumbered(SAVE, submission({ ...columns, content: '改过的内容' }), key)
    expect(other.number).not.toBe(first.number)
  })
})

describe('what a request is about', () => {
  let read: (address: string) => Promise<{ docs: Record<string, unknown>[] }>

  beforeAll(async () => {
    const login = await get('/cms-api/users/login', { method: 'POST', headers: json, body: JSON.stringify({ email, password }) })
    const { token } = (await login.json()) as { token: string }
    read = async (address) => (await get(address, { headers: { authorization: `JWT ${token}` } })).json() as never
  })

  async function stored(inbox: 'consultations' | 'service-requests', number: unknown) {
    const { docs } = await read(`/cms-api/${inbox}?where[reference][equals]=${number}&depth=1`)
    return docs[0]
  }

  it('is stored as the product and the page; of the page nothing but what it shows', async () => {
    const about = { product: '153', sourcePage: '/GoodsInfoView?id=153&val=secret' }
    const { number } = await sendNumbered(CONSULT, { ...consultation(), ...about, ...(await solvedCaptcha(from)) })
    expect(await stored('consultations', number)).toMatchObject({
      product: expect.objectContaining({ articleId: '153' }),
      sourcePage: '/GoodsInfoView?id=153',
    })
    const columns = { ...repairColumns(), product: '153', source_page: '/GoodsListView?val=secret' }
    const saved = await sendNumbered(SAVE, submission(columns))
    expect(await stored('service-requests', saved.number)).toMatchObject({
      product: expect.objectContaining({ articleId: '153' }),
      sourcePage: '/GoodsListView',
    })
  })

  it.each(['999999', '153_2', "1' or 1=1", 'x'.repeat(3000)])('is left out when there is no such product: %.12s', async (product) => {
    const saved = await sendNumbered(SAVE, submission({ ...repairColumns(), product, source_page: 'https://elsewhere.example/x' }))
    expect(saved.answer.code).toBe(200)
    expect(await stored('service-requests', saved.number)).toMatchObject({ product: null, sourcePage: '' })
  })

  it('photos are sent ahead, and belong to one request', async () => {
    const token = await sendPhoto(await picture())
    const columns = { ...repairColumns(), photos: token }
    const saved = await sendNumbered(SAVE, submission(columns))
    const request = await stored('service-requests', saved.number)
    const [photo] = (request?.photos ?? []) as { url: string }[]
    expect((await get(photo?.url ?? '')).status).toBe(403)
    const gone = { status: 200, code: 500, msg: '照片已失效，请重新提交' }
    expect(await post(SAVE, submission({ ...repairColumns(), photos: token }), { from })).toEqual(gone)
    expect(await post(SAVE, submission({ ...repairColumns(), photos: 'guessed' }), { from })).toEqual(gone)
  })

  it('a photo that is none is refused before there is a request', async () => {
    expect(await answerToPhoto(Buffer.from('\xFF\xD8\xFF broken', 'latin1'))).toMatchObject({
      code: 500,
      msg: '照片仅支持 JPEG、PNG、WebP 格式',
    })
    expect(await answerToPhoto(Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]))).toMatchObject({
      msg: '每张照片不能超过 5MB',
    })
    expect(await post(PHOTO, {}, { from })).toMatchObject({ status: 400 })
  })
})

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()

async function answerToPhoto(photo: Buffer) {
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(photo)]), 'photo.jpg')
  const response = await fetch(new URL(PHOTO, base), { method: 'POST', body: form })
  return (await response.json()) as { code: number; msg: string; data?: { photo: string } }
}

async function sendPhoto(photo: Buffer): Promise<string> {
  const { data } = await answerToPhoto(photo)
  return String(data?.photo)
}
