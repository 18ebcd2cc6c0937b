import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, Staff, visitor } from './support/accounts'
import { get } from './support/http'

const staff = new Staff()
let editor: Account

beforeAll(async () => {
  await staff.start()
  editor = await staff.make('editor')
})

afterAll(() => staff.end())

type Linkable = { address: string; title: string; kind: string; state: string }

async function find(words: string): Promise<Linkable[]> {
  const { status, text } = await editor.call(`/cms-api/linkable?words=${encodeURIComponent(words)}`)
  expect(status, text).toBe(200)
  return JSON.parse(text).found
}

describe('what of this site a link may lead to', () => {
  it('is found by name, model and number, and each address is answered', async () => {
    const found = await find('HM3-250')
    expect(found).toEqual(expect.arrayContaining([expect.objectContaining({ address: '/GoodsInfoView?id=153', kind: '产品', state: '' })]))
    for (const words of ['153', 'hm3250', 'ＨＭ３ 250'])
      expect(
        (await find(words)).map(({ address }) => address),
        words,
      ).toContain('/GoodsInfoView?id=153')
    const kinds = new Map([...found, ...(await find(''))].map((one) => [one.kind, one.address]))
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining(['页面', '产品', '产品分类', '客户案例', '新闻', '解决方案', '单页', '资料文件']),
    )
    for (const [kind, address] of kinds) expect((await get(address, { redirect: 'manual' })).status, `${kind} ${address}`).toBe(200)
  })

  it('says of a draft that it is one', async () => {
    const body = { title: '还没写完的招牌新闻', _status: 'draft' }
    const { doc } = JSON.parse((await editor.call('/cms-api/news?draft=true&depth=0', { method: 'POST', body })).text)
    expect(await find('招牌新闻')).toEqual([
      { address: `/NewsDetail?id=${doc.articleId}`, title: '还没写完的招牌新闻', kind: '新闻', state: '草稿' },
    ])
    await staff.admin.call(`/cms-api/news/${doc.id}`, { method: 'DELETE' })
  })

  it('finds nothing for signs, and is for those who write content', async () => {
    expect(await find('%_"\\')).toEqual([])
    const service = await staff.make('service')
    for (const call of [visitor, service.call]) expect((await call('/cms-api/linkable')).status).toBe(403)
  })
})
