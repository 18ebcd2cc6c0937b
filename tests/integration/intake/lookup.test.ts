import { describe, expect, it } from 'vitest'
import { ownAddress, send } from '../support/http'
import { feedbackColumns, LOOKUP, lookUp, ownPhone, post, postForm, repairColumns, SAVE, solvedCaptcha, submission } from './support'

const from = ownAddress()

describe('a lookup', () => {
  it('answers the latest repair request of a phone number, with the legacy keys', async () => {
    const columns = repairColumns()
    await post(SAVE, submission({ ...columns, content: '第一次' }), { from })
    await post(SAVE, submission({ ...columns, content: '第二次' }), { from })
    await post(SAVE, submission({ ...feedbackColumns(), tel: String(columns.tel) }), { from })
    expect(await lookUp(String(columns.tel), 'Repair', from)).toEqual({
      status: 200,
      code: 200,
      msg: '操作成功',
      data: {
        gmtCreate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        customerName: columns.customer_name,
        tel: columns.tel,
        content: '第二次',
        status: '0',
        questionType: '',
        goodsType: 'HM3-250',
        provincesAndCities: '江苏省/南京市',
        personalField: columns.personal_field,
      },
    })
  })

  it('answers feedback with the code of its type', async () => {
    const columns = feedbackColumns()
    await post(SAVE, submission(columns), { from })
    const { data } = await lookUp(String(columns.tel), 'Feedback', from)
    expect(data).toMatchObject({ questionType: 'Suggestions', goodsType: '', provincesAndCities: '', personalField: '', status: '0' })
  })

  it('finds nothing for a phone number without a request of that type', async () => {
    const columns = repairColumns()
    await post(SAVE, submission(columns), { from })
    const none = { status: 200, code: 500, msg: '未查询到相关信息' }
    expect(await lookUp(String(columns.tel), 'Feedback', from)).toEqual(none)
    expect(await lookUp(ownPhone(), 'Repair', from)).toEqual(none)
  })

  it('is checked in order', async () => {
    const body = { form: true, tel: '', type: 'Repair', uuid: '', code: '' }
    const { uuid, code } = await solvedCaptcha(from)
    const steps = [
      [body, '请输入手机号'],
      [{ ...body, tel: '139' }, '请输入正确的11位手机号'],
      [{ ...body, tel: ownPhone(), uuid }, '请输入验证码'],
      [{ ...body, tel: ownPhone(), code }, '验证码已失效'],
      [{ ...body, tel: ownPhone(), uuid, code: code === '0000' ? '1111' : '0000' }, '请输入正确的验证码'],
      [{ ...body, tel: ownPhone(), uuid, code }, '验证码已失效'],
    ] as const
    for (const [sent, msg] of steps) expect(await post(LOOKUP, sent, { from })).toEqual({ status: 200, code: 500, msg })
  })

  it('uses the captcha up when it succeeds, too', async () => {
    const captcha = await solvedCaptcha(from)
    const body = { form: true, tel: ownPhone(), type: 'Repair', ...captcha }
    expect((await post(LOOKUP, body, { from })).msg).toBe('未查询到相关信息')
    expect((await post(LOOKUP, body, { from })).msg).toBe('验证码已失效')
  })

  it('may be form-encoded', async () => {
    const answer = await postForm(LOOKUP, { form: 'true', tel: ownPhone(), type: 'Repair', ...(await solvedCaptcha(from)) }, { from })
    expect(answer.msg).toBe('未查询到相关信息')
  })

  it.each([{}, { type: 'Other' }, { type: 'Repair', tel: 1 }, { type: 'Repair', tel: { $ne: '' } }, { type: ['Repair'] }])(
    '%j is no lookup',
    async (body) => {
      expect(await post(LOOKUP, body, { from })).toEqual({ status: 400, code: 400, msg: '请求参数格式错误' })
    },
  )

  it('is not to be had with GET, whatever is in the address', async () => {
    const { status, headers } = await send(`${LOOKUP}?tel=13900000000&type=Repair`, { from })
    expect([status, headers.allow]).toEqual([405, 'POST'])
  })
})
