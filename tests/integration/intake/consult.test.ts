import { describe, expect, it } from 'vitest'
import { expectEnvelope } from '../support/api'
import { ownAddress, send } from '../support/http'
import { CONSULT, consultation, post, postForm, solvedCaptcha } from './support'

const from = ownAddress()
const stored = { status: 200, code: 200, msg: '提交成功' }

describe('a consultation', () => {
  it('is stored: as JSON and form-encoded, with and without a trailing slash, without a redirect', async () => {
    expect(await post(CONSULT, { ...consultation(), ...(await solvedCaptcha(from)) }, { from })).toEqual(stored)
    expect(await post(CONSULT.slice(0, -1), { ...consultation(), ...(await solvedCaptcha(from)) }, { from })).toEqual(stored)
    expect(await postForm(CONSULT, { ...consultation(), ...(await solvedCaptcha(from)) }, { from })).toEqual(stored)
  })

  it('needs neither an e-mail address nor a company', async () => {
    const { email, company, ...needed } = consultation()
    expect(await post(CONSULT, { ...needed, ...(await solvedCaptcha(from)) }, { from })).toEqual(stored)
  })

  const empty = { name: '', mobile: '', profession: '', area: '', content: '', uuid: '', code: '' }
  const filled = consultation()
  it.each([
    [empty, '请输入用户名'],
    [{ ...empty, name: '  ' }, '请输入用户名'],
    [{ ...empty, name: filled.name }, '请输入手机号'],
    [{ ...empty, name: filled.name, mobile: '12345678901' }, '请输入正确的11位手机号'],
    [{ ...empty, name: filled.name, mobile: '139123456789' }, '请输入正确的11位手机号'],
    [{ ...empty, name: filled.name, mobile: filled.mobile }, '请选择行业'],
    [{ ...empty, name: filled.name, mobile: filled.mobile, profession: '别的行业' }, '请选择行业'],
    [{ ...empty, name: filled.name, mobile: filled.mobile, profession: filled.profession }, '请输入所在省市'],
    [{ ...filled, content: '', code: '' }, '请输入咨询内容'],
    [{ ...filled, code: '' }, '请输入验证码'],
    [filled, '请输入验证码'],
    [{ ...filled, name: '长'.repeat(101), code: '0000' }, '姓名不能超过100个字'],
    [{ ...filled, content: '字\u0000', code: '0000' }, '咨询内容含有无法识别的字符，请修改后重试'],
    [{ ...filled, uuid: 'unknown', code: '0000' }, '验证码已失效'],
  ])('is checked in order: %j', async (body, msg) => {
    expect(await post(CONSULT, body, { from })).toEqual({ status: 200, code: 500, msg })
  })

  it('is refused with a wrong captcha, and the captcha is used up by that', async () => {
    const { uuid, code } = await solvedCaptcha(from)
    const body = consultation()
    const wrong = code === '0000' ? '1111' : '0000'
    expect(await post(CONSULT, { ...body, uuid, code: wrong }, { from })).toMatchObject({ code: 500, msg: '请输入正确的验证码' })
    expect(await post(CONSULT, { ...body, uuid, code }, { from })).toMatchObject({ code: 500, msg: '验证码已失效' })
  })

  it('takes the captcha in capitals, too', async () => {
    const { uuid, code } = await solvedCaptcha(from)
    expect(await post(CONSULT, { ...consultation(), uuid, code: code.toUpperCase() }, { from })).toEqual(stored)
  })

  it('of two with one captcha at the same moment, one is stored', async () => {
    const captcha = await solvedCaptcha(from)
    const answers = await Promise.all([1, 2, 3].map(() => post(CONSULT, { ...consultation(), ...captcha }, { from })))
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['提交成功', '验证码已失效', '验证码已失效'])
  })

  it('sent again at once gets the first answer, without a second captcha', async () => {
    const body = { ...consultation(), ...(await solvedCaptcha(from)) }
    const answers = await Promise.all([1, 2, 3].map(() => post(CONSULT, body, { from })))
    expect(answers).toEqual([stored, stored, stored])
    expect(await post(CONSULT, body, { from })).toEqual(stored)
  })
})

describe('what is no consultation', () => {
  it.each(['', '{', '[]', 'null', '"x"', '1', '{"name":{"$gt":""}}', '{"name":["x"]}', '{"mobile":13800138000}'])(
    'the body %j is refused',
    async (body) => {
      const { status, text, headers } = await send(CONSULT, { method: 'POST', headers: { 'content-type': 'application/json' }, body, from })
      expect(status).toBe(400)
      expect(expectEnvelope(text, headers['content-type'])).toEqual({ code: 400, msg: '请求参数格式错误' })
    },
  )

  it('a body over 64 KiB is refused, with and without its length', async () => {
    const body = JSON.stringify({ content: 'x'.repeat(70_000) })
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
      const answer = await send(CONSULT, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, from })
      expect(answer.status).toBe(413)
      expect(expectEnvelope(answer.text, answer.headers['content-type'])).toEqual({ code: 413, msg: '请求内容过大' })
    }
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('the method %s is refused', async (method) => {
    const { status, text, headers } = await send(CONSULT, { method, from })
    expect([status, headers.allow]).toEqual([405, 'POST'])
    expect(expectEnvelope(text, headers['content-type'])).toEqual({ code: 405, msg: '请求方式不支持' })
  })
})
