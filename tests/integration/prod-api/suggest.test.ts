import { describe, expect, it } from 'vitest'
import { get } from '../support/http'

type Row = { kind: string; title: string; url: string; cover: string; code: string; matched: string[]; detail?: string }

const ask = async (q: string, more = ''): Promise<Row[]> =>
  (await (await get(`/prod-api/api/suggest?q=${encodeURIComponent(q)}${more}`)).json()).data

describe('GET /prod-api/api/suggest', () => {
  it('answers with what was agreed, and adds details when asked for', async () => {
    const [code] = await ask('hm3250h3d200f')
    expect(code).toEqual({
      kind: 'code',
      title: 'HM3-250 H 3 D 200 F',
      url: `/GoodsInfoView?id=153&code=${encodeURIComponent('HM3-250 H 3 D 200 F')}`,
      cover: '',
      code: 'HM3-250 H 3 D 200 F',
      matched: ['HM3-250 H 3 D 200 F'],
    })
    const details = await ask('hm3250h3d200f', '&detail=1')
    expect(details[0]?.detail).toBe('70 kA，3P，配电，200 A，固定板前')
    expect(details.map(({ detail: _, ...row }) => row)).toEqual(await ask('hm3250h3d200f'))
  })

  it('knows codes by several words, old ones with their successor, and categories with their products', async () => {
    const codes = (await ask('hm3250 200', '&detail=1')).filter(({ kind }) => kind === 'code')
    expect(codes.length).toBeGreaterThan(1)
    for (const { code, matched } of codes) {
      expect(code).toMatch(/^HM3-250 .* 200 /)
      expect(matched).toEqual(['HM3-250', '200'])
    }
    const [old] = await ask('HM2-250L/3300 200A', '&detail=1')
    expect(old).toMatchObject({ kind: 'code', title: 'HM2-250L/3300 200A', detail: '停产，由 HM3-250 M 3 D 200 F 替代' })
    const category = (await ask('塑壳断路器', '&detail=1')).find(({ kind }) => kind === 'category')
    expect(category?.detail).toMatch(/^\d+ 款$/)
  })

  it('leads to the page of a document that alone has what was asked for', async () => {
    expect(await ask('海拔修正', '&detail=1')).toEqual([
      expect.objectContaining({
        ...{ kind: 'document', title: 'HM3 系列塑壳断路器 产品样本', detail: '第 8 页' },
        url: '/PDF?param=%2Ffiles%2Fhm3-series-catalogue.pdf#page=8',
      }),
    ])
  })

  describe('as many as are asked for', () => {
    const q = '保护'

    it.each(['1', '4', '7', '12', '13', '15'])('%s', async (limit) => {
      const most = await ask(q, '&limit=24')
      expect(most.length).toBeGreaterThan(15)
      expect(await ask(q, `&limit=${limit}`)).toEqual(most.slice(0, Number(limit)))
    })

    it('all that there are, where more are asked for than are ever given', async () => {
      const most = await ask(q, '&limit=24')
      for (const limit of ['25', '1000', '999999999']) expect(await ask(q, `&limit=${limit}`), limit).toEqual(most)
    })

    it('12 where nothing is said, or no number from 1 on', async () => {
      const usual = (await ask(q, '&limit=24')).slice(0, 12)
      for (const more of [
        '',
        ...['', '0', '-1', '-24', '1.5', '1e1', '0x10', '007', '9999999999', '四', 'NaN'].map((limit) => `&limit=${limit}`),
      ])
        expect(await ask(q, more), more).toEqual(usual)
    })
  })
})
