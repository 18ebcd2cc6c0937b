import process from 'node:process'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeLink } from '@/domain/selection-list/link'
import { readXlsx } from '@/spreadsheet/read-xlsx'
import { get, ownAddress, send } from '../support/http'
import { answerOf, CONSULT, consultation, solvedCaptcha } from './support'

const { ADMINISTRATOR_EMAIL: email, ADMINISTRATOR_PASSWORD: password } = process.env
const from = ownAddress()
const json = { 'content-type': 'application/json' }
const CODE = 'HM3-250 H 3 D 200 F'

const link = writeLink({
  name: '云栖 A3 楼',
  items: [
    { product: '153', code: CODE, quantity: 6, note: '=空调水泵' },
    { product: '', code: 'XB7-9982', quantity: 1, note: '' },
  ],
})

async function consult(list: string | null) {
  const body = JSON.stringify({ ...consultation(), list, ...(await solvedCaptcha(from)) })
  const reply = await send(CONSULT, { method: 'POST', headers: json, body, from })
  return { answer: answerOf(reply), number: reply.headers['reference-number'] }
}

/** spec: service/consult-list */
describe('a selection list sent along', () => {
  let authorization = ''

  beforeAll(async () => {
    const login = await get('/cms-api/users/login', { method: 'POST', headers: json, body: JSON.stringify({ email, password }) })
    authorization = `JWT ${((await login.json()) as { token: string }).token}`
  })

  async function stored(number: unknown) {
    const answer = await get(`/cms-api/consultations?where[reference][equals]=${number}&depth=0`, { headers: { authorization } })
    return ((await answer.json()) as { docs: { id: number; listName?: string; listRows?: object[] }[] }).docs[0]
  }

  it('is stored row by row with today’s names; what is not known is named as such, and staff have it as a file', async () => {
    const { answer, number } = await consult(link)
    expect(answer).toEqual({ status: 200, code: 200, msg: '提交成功' })
    const doc = await stored(number)
    expect(doc?.listName).toBe('云栖 A3 楼')
    expect(doc?.listRows).toMatchObject([
      { product: '153', code: CODE, title: expect.stringContaining('HM3-250'), quantity: 6, note: '=空调水泵', remark: '' },
      { product: '', code: 'XB7-9982', title: '', quantity: 1, remark: expect.stringContaining('没有') },
    ])
    const file = await get(`/cms-api/consultations/${doc?.id}/list?format=xlsx`, { headers: { authorization } })
    const [sheet] = await readXlsx(Buffer.from(await file.arrayBuffer()))
    expect(sheet?.rows[1]?.slice(0, 2)).toEqual(['1', CODE])
    const csv = await (await get(`/cms-api/consultations/${doc?.id}/list?format=csv`, { headers: { authorization } })).text()
    expect(csv).toContain("'=空调水泵")
    expect((await get(`/cms-api/consultations/${doc?.id}/list`)).status).toBe(403)
  })

  it('is refused when it is not whole, before a captcha is used up', async () => {
    for (const list of ['x', 's1.2.abc.AAAA', link?.slice(0, -6) ?? ''])
      expect((await consult(list)).answer).toMatchObject({ code: 500, msg: '选型清单读不出，请回到清单页重新发送' })
  })

  it('may be missing, as with older clients', async () => {
    const { answer, number } = await consult(null)
    expect(answer.code).toBe(200)
    expect((await stored(number))?.listRows ?? []).toEqual([])
  })
})
