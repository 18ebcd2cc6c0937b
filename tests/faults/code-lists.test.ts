import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CodeLists } from '@/database/finding/code-list-index'
import { foldCode } from '@/domain/order-codes/fold-code'
import { type OrderingRule, orderingRule } from '@/domain/order-codes/rule'
import type { DocumentId } from '@/lib/document-id'
import { richText } from '../support/rich-text'
import { makeCategories, makeCover } from './product-parts'
import { emptySite } from './support'

const all = { overrideAccess: true, depth: 0 } as const

let cms: Payload
let lists: CodeLists
let common: { cover: DocumentId; category: DocumentId }

const rule = (prefix: string, currents: readonly string[]): OrderingRule =>
  orderingRule.parse({
    prefix,
    options: [{ key: 'rated-current', name: 'In（A）', values: currents.map((fragment) => ({ fragment, label: `${fragment} A` })) }],
  })

async function makeProduct(model: string, ordering: OrderingRule): Promise<DocumentId> {
  const texts = { model, title: `${model} 断路器`, summary: '断路器', description: richText('正文'), sortOrder: 1 }
  const data = { ...texts, ...common, publishedAt: new Date().toISOString(), orderingRule: ordering, _status: 'published' as const }
  return (await cms.create({ collection: 'products', data, ...all })).id
}

const around = async (text: string, each = 2) =>
  (await lists.neighbours([foldCode(text)], each)).map(({ code }) => code).sort((one, other) => (foldCode(one) < foldCode(other) ? -1 : 1))

beforeAll(async () => {
  cms = await emptySite({})
  const { codeLists } = await import('@/database/finding/code-lists')
  lists = codeLists(cms)
  const [category = 0] = await makeCategories(cms, ['断路器'])
  common = { cover: await makeCover(cms), category }
})

describe('lists of codes in the database', () => {
  let first: DocumentId
  let second: DocumentId
  beforeAll(async () => {
    first = await makeProduct('HM3-250', rule('HM3-250', ['100', '125', '160', '200', '250']))
    second = await makeProduct('HM3-250L', rule('HM3 250', ['16', '400']))
  })

  it('products are found by what their codes begin with, however many share it, and not once they are no longer public', async () => {
    const found = async () => (await lists.byPrefix(['hm3250', 'hm3', '%', "'", ''])).map(({ product }) => String(product)).sort()
    expect(await found()).toEqual([String(first), String(second)].sort())
    const update = { collection: 'products', id: second, ...all } as const
    await cms.update({ ...update, data: { _status: 'draft' } })
    expect(await found()).toEqual([String(first)])
    await cms.update({ ...update, data: { _status: 'published' } })
    await cms.update({ ...update, data: { orderingRule: rule('HM3-250L', ['16', '400']), _status: 'published' } })
    expect(await found()).toEqual([String(first)])
    expect(await lists.byPrefix(['hm3250l'])).toEqual([{ folded: 'hm3250l', product: second }])
  })

  it('the codes before and behind a text come with it, for all texts at once', async () => {
    expect(await around('HM3-250 161')).toEqual(['HM3-250 125', 'HM3-250 160', 'HM3-250 200', 'HM3-250 250'])
    expect(await around('A', 1)).toEqual(['HM3-250 100'])
    expect(await around('Z', 1)).toEqual(['HM3-250L 400'])
    const texts = ['hm3250125', '断路器', 'zz%', "' or 1=1", 'hm3250125']
    const found = await lists.neighbours(texts, 1)
    expect(new Set(found.map(({ asked }) => asked))).toEqual(new Set(texts))
    expect(await lists.neighbours([], 5)).toEqual([])
  })

  it('a whole list is looked up with a handful of questions, and a thousand codes are answered at once', async () => {
    const { lookUpCodes } = await import('@/lookup/look-up-codes')
    await cms.create({
      collection: 'code-aliases',
      data: {
        code: 'HM2-250/200',
        kind: 'replaced',
        product: first,
        orderCode: 'HM3-250 200',
        source: '停产通知',
        remark: '安装孔距相同',
      },
      ...all,
    })
    const codes = ['hm3250/100', 'HM2-250/200', 'HM3-250', 'XX', 'ＨＭ３－２５０Ｌ １６Ａ']
    const { rows, products } = await lookUpCodes(codes)
    expect(rows.map(({ status, match, choices }) => [status, match?.code ?? null, choices.length])).toEqual([
      ['found', 'HM3-250 100', 0],
      ['replaced', 'HM3-250 200', 0],
      ['near', null, 5],
      ['unknown', null, 0],
      ['found', 'HM3-250L 16', 0],
    ])
    expect(rows[4]?.explanation).toBe('全角字符已换成半角；单位已省去')
    expect(products.map(({ title }) => title).sort()).toEqual(['HM3-250 断路器', 'HM3-250L 断路器'])
    const many = Array.from({ length: 1000 }, (_, at) => `HM3-250 ${at}`)
    expect((await lookUpCodes(many)).rows.filter(({ status }) => status === 'found')).toHaveLength(5)
  })
})
