import { describe, expect, it } from 'vitest'
import { personalField } from '@/contract/personal-field'
import { expectEnvelope } from '../support/api'
import { ownAddress, send } from '../support/http'
import { feedbackColumns, lookUp, post, postForm, repairColumns, SAVE, submission } from './support'

const from = ownAddress()
const REFERENCE = { repair: /^BX\d{8}-\d{4,}$/, feedback: /^FK\d{8}-\d{4,}$/ }

const stored = (reference: RegExp) => ({
  status: 200,
  code: 200,
  msg: '提交成功',
  data: { reference: expect.stringMatching(reference) },
})

describe('a repair request or feedback', () => {
  it('is stored and gets a reference number', async () => {
    expect(await post(SAVE, submission(repairColumns()), { from })).toEqual(stored(REFERENCE.repair))
    expect(await post(SAVE, submission(feedbackColumns()), { from })).toEqual(stored(REFERENCE.feedback))
  })

  it('may be form-encoded, with the columns as JSON text', async () => {
    const { tenantId, columns } = submission(repairColumns())
    const answer = await postForm(SAVE, { form: 'true', tenantId, columns: JSON.stringify(columns) }, { from })
    expect(answer).toEqual(stored(REFERENCE.repair))
  })

  it('is stored word for word', async () => {
    const columns: ReturnType<typeof repairColumns> = {
      ...repairColumns(),
      customer_name: ' <b>O’Neill & "李"</b> 🔧 ',
      content: "第一行\n<script>alert(1)</script>\t👨‍👩‍👧 %_' -- ",
      personal_field: personalField({ purchaseType: 'HM3-250&x=1 +10% "甲"', provincesAndCities: '上海市' }),
    }
    await post(SAVE, submission(columns), { from })
    expect(await lookUp(String(columns.tel), 'Repair', from)).toMatchObject({
      code: 200,
      data: {
        customerName: columns.customer_name,
        content: columns.content,
        goodsType: 'HM3-250&x=1 +10% "甲"',
        provincesAndCities: '上海市',
        personalField: columns.personal_field,
      },
    })
  })

  it.each([
    [{ customer_name: '' }, '请输入用户名'],
    [{ tel: '' }, '请输入手机号'],
    [{ tel: '1234' }, '请输入正确的11位手机号'],
    [{ tel: ' 13912345678' }, '请输入正确的11位手机号'],
    [{ personal_field: '' }, '请输入产品型号'],
    [{ personal_field: 'purchaseType=&provincesAndCities=x' }, '请输入产品型号'],
    [{ personal_field: 'purchaseType=x' }, '请输入所在省市'],
    [{ content: ' ' }, '请输入故障描述'],
    [{ customer_name: '', tel: '', content: '' }, '请输入用户名'],
    [{ content: '长'.repeat(5001) }, '故障描述不能超过5000个字'],
    [{ customer_name: 'a\u0000b' }, '姓名含有无法识别的字符，请修改后重试'],
  ])('a repair with %j is refused', async (wrong, msg) => {
    expect(await post(SAVE, submission({ ...repairColumns(), ...wrong }), { from })).toEqual({ status: 200, code: 500, msg })
  })

  it.each([
    [{ customer_name: '' }, '请输入用户名'],
    [{ tel: '' }, '请输入手机号'],
    [{ tel: '12912345678' }, '请输入正确的11位手机号'],
    [{ question_type: '' }, '请选择意见类型'],
    [{ question_type: 'constructor' }, '请选择意见类型'],
    [{ content: '' }, '请输入问题描述'],
  ])('feedback with %j is refused', async (wrong, msg) => {
    expect(await post(SAVE, submission({ ...feedbackColumns(), ...wrong }), { from })).toEqual({ status: 200, code: 500, msg })
  })

  it.each([
    [{ template_id: 'Other' }],
    [{ template_id: '' }],
    [{ personal_field: 'x'.repeat(2001) }],
    [{ channel_name: '\u0000' }],
    [{ msg_channel: 'x'.repeat(101) }],
  ])('columns %j are no form of this site', async (wrong) => {
    expect(await post(SAVE, submission({ ...repairColumns(), ...wrong }), { from })).toEqual({
      status: 400,
      code: 400,
      msg: '请求参数格式错误',
    })
  })

  it('of a column that is sent twice the last one counts', async () => {
    const columns = repairColumns()
    const body = submission(columns)
    const twice = { ...body, columns: [{ name: 'customer_name', value: '先' }, ...body.columns] }
    expect(await post(SAVE, twice, { from })).toMatchObject({ code: 200 })
    expect((await lookUp(String(columns.tel), 'Repair', from)).data?.customerName).toBe('李师傅')
  })

  it('sent three times at once, and once more, is stored once and has one number', async () => {
    const body = submission(repairColumns())
    const answers = await Promise.all([1, 2, 3].map(() => post(SAVE, body, { from })))
    answers.push(await post(SAVE, body, { from }))
    expect(new Set(answers.map(({ data }) => data?.reference)).size).toBe(1)
    expect(answers.every(({ code }) => code === 200)).toBe(true)
  })

  it('ten different ones at once have ten numbers', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(SAVE, submission(feedbackColumns()), { from: ownAddress() })))
    expect(new Set(answers.map(({ data }) => data?.reference)).size).toBe(10)
  })
})

describe('what is no submission', () => {
  it.each(['', '{', '[]', 'null', '{}', '{"columns":"{"}', '{"columns":{}}', '{"columns":[1]}', '{"columns":[{"name":"tel","value":1}]}'])(
    'the body %j is refused',
    async (body) => {
      const { status, text, headers } = await send(SAVE, { method: 'POST', headers: { 'content-type': 'application/json' }, body, from })
      expect(status).toBe(400)
      expect(expectEnvelope(text, headers['content-type'])).toEqual({ code: 400, msg: '请求参数格式错误' })
    },
  )

  it.each(['GET', 'PUT', 'DELETE'])('the method %s is refused', async (method) => {
    const { status, headers } = await send(SAVE, { method, from })
    expect([status, headers.allow]).toEqual([405, 'POST'])
  })

  it('a body over 64 KiB is refused', async () => {
    const body = JSON.stringify(submission({ ...repairColumns(), more: 'x'.repeat(70_000) }))
    const { status } = await send(SAVE, { method: 'POST', headers: { 'content-type': 'application/json' }, body, from })
    expect(status).toBe(413)
  })
})
