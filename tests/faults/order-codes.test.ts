import fc from 'fast-check'
import type { Payload, Where } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderCodeIndex } from '@/database/finding/order-codes'
import { inTransaction } from '@/database/transaction'
import { codesOf } from '@/domain/order-codes/codes'
import { foldCode } from '@/domain/order-codes/fold-code'
import { type OrderingRule, orderingRule } from '@/domain/order-codes/rule'
import type { DocumentId } from '@/lib/document-id'
import { richText } from '../support/rich-text'
import { makeCategories, makeCover } from './product-parts'
import { emptySite } from './support'

const all = { overrideAccess: true, depth: 0 } as const

let cms: Payload
let index: OrderCodeIndex
let cover: DocumentId
let category: DocumentId

const rule = (prefix: string, currents: readonly string[]): OrderingRule =>
  orderingRule.parse({
    prefix,
    options: [
      { key: 'breaking-class', name: '分断能力', values: ['M', 'H'].map((fragment) => ({ fragment, label: `${fragment} 型` })) },
      { key: 'rated-current', name: '额定电流 In（A）', values: currents.map((fragment) => ({ fragment, label: `${fragment} A` })) },
    ],
  })

const data = (model: string, ordering: unknown) => ({
  ...{ model, title: `${model} 塑壳断路器`, summary: '断路器', cover, category, description: richText('正文'), sortOrder: 1 },
  ...{ publishedAt: new Date().toISOString(), orderingRule: ordering as OrderingRule },
})

async function makeProduct(model: string, ordering: unknown): Promise<DocumentId> {
  return (await cms.create({ collection: 'products', data: { ...data(model, ordering), _status: 'published' }, ...all })).id
}

const printed = async (id: DocumentId) => (await index.ofProduct(id, [], 100)).map(({ code }) => code)

beforeAll(async () => {
  cms = await emptySite({})
  const { orderCodeIndex } = await import('@/database/finding/order-code-index')
  index = orderCodeIndex(cms)
  const [made = 0] = await makeCategories(cms, ['断路器'])
  category = made
  cover = await makeCover(cms)
})

beforeEach(async () => {
  await cms.delete({ collection: 'products', where: { id: { exists: true } }, trash: true, ...all })
})

/** spec: order-codes/index */
describe('the index of order codes', () => {
  it('has the codes of a product from its publish on, and of no draft', async () => {
    const id = await makeProduct('HM3-250', rule('HM3-250', ['16', '250']))
    expect(await printed(id)).toEqual(['HM3-250 H 16', 'HM3-250 H 250', 'HM3-250 M 16', 'HM3-250 M 250'])
    const update = { collection: 'products', id, ...all } as const
    await cms.update({ ...update, data: { orderingRule: rule('HM3-250', ['32']) }, draft: true })
    expect(await index.count(id)).toBe(4)
    await cms.update({ ...update, data: { _status: 'published' } })
    expect(await printed(id)).toEqual(['HM3-250 H 32', 'HM3-250 M 32'])
    await cms.update({ ...update, data: { articleId: '999_2', _status: 'published' } })
    expect(await index.count(id)).toBe(2)
    await cms.update({ ...update, data: { _status: 'draft' } })
    expect(await index.count(id)).toBe(0)
  })

  it('counts those of the products of a list (spec: products/list-count)', async () => {
    const { listReader } = await import('@/database/lists/reader')
    await makeProduct('HM3-250', rule('HM3-250', ['16', '250']))
    await makeProduct('HM3-400', rule('HM3-400', ['400']))
    const lists = listReader(cms)
    expect(await lists.orderCodes({})).toBe(6)
    expect(await lists.orderCodes({ categories: [category] })).toBe(6)
    expect(await lists.orderCodes({ categories: [category], keyword: '400' })).toBe(2)
    expect(await lists.orderCodes({ categories: [] })).toBe(0)
  })

  it('loses them in the trash, has them again from there even beside a newer draft, and loses them for ever', async () => {
    const id = await makeProduct('HM3-250', rule('HM3-250', ['16']))
    const product = { collection: 'products', id, trash: true, ...all } as const
    await cms.update({ ...product, data: { deletedAt: new Date().toISOString() } })
    expect(await index.count(id)).toBe(0)
    await cms.update({ ...product, data: { deletedAt: null } })
    expect(await index.count(id)).toBe(2)
    await cms.update({ ...product, data: { title: '草稿里的名称' }, draft: true })
    await cms.update({ ...product, data: { deletedAt: new Date().toISOString() } })
    expect(await index.count(id)).toBe(0)
    await cms.update({ ...product, data: { deletedAt: null } })
    const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
    expect(await index.count(id)).toBe(2 * (await cms.db.count({ collection: 'products', where })).totalDocs)
    await cms.update({ ...product, data: { _status: 'published' } })
    expect(await index.count(id)).toBe(2)
    await cms.delete(product)
    expect(await index.count(id)).toBe(0)
  })

  it('goes with the transaction', async () => {
    const id = await makeProduct('HM3-250', rule('HM3-250', ['16']))
    const broken = inTransaction(cms, async (req) => {
      await cms.update({
        collection: 'products',
        id,
        data: { orderingRule: rule('HM3-250', ['32', '40']), _status: 'published' },
        req,
        ...all,
      })
      throw new Error('broken off')
    })
    await expect(broken).rejects.toThrow('broken off')
    expect(await printed(id)).toEqual(['HM3-250 H 16', 'HM3-250 M 16'])
  })

  it('is asked by whole codes, by beginnings and by parts; signs of the database mean nothing', async () => {
    const [first, second] = [
      await makeProduct('HM3-250', rule('HM3-250', ['16', '160'])),
      await makeProduct('HM3-125', rule('HM3-125', ['16'])),
    ]
    const twin = await makeProduct('HM3-125', rule('hm3 125', ['16']))
    const exact = await index.exact(['hm3250m16', 'hm3125h16', 'hm3250m16', 'nothing', '%', ''])
    expect(exact.map(({ code, product }) => [code, product]).sort()).toEqual(
      [
        ['HM3-125 H 16', second],
        ['hm3 125 H 16', twin],
        ['HM3-250 M 16', first],
      ].sort(),
    )
    expect((await index.startingWith('hm3250', 2)).map(({ code }) => code)).toEqual(['HM3-250 H 16', 'HM3-250 H 160'])
    expect((await index.startingWith('hm3', 100)).map(({ folded }) => folded)).toEqual(
      [...(await index.startingWith('hm3', 100)).map(({ folded }) => folded)].sort(),
    )
    expect((await index.ofProduct(first, ['160', '0m'], 10)).map(({ code }) => code)).toEqual(['HM3-250 M 160'])
    for (const literal of ['%', '_', '.', '.*', "'", '"', '\\', '$', '(', 'hm3%', '断']) {
      expect([await index.exact([literal]), await index.startingWith(literal, 5), await index.ofProduct(first, [literal], 5)]).toEqual([
        [],
        [],
        [],
      ])
    }
  })

  it('is filled where another version has not kept it', async () => {
    const { fillOrderCodes } = await import('@/finding/fill-order-codes')
    const id = await makeProduct('HM3-250', rule('HM3-250', ['16']))
    await cms.create({ collection: 'products', data: { ...data('HM3-400', rule('HM3-400', ['400'])), _status: 'draft' }, ...all })
    const before = await printed(id)
    await inTransaction(cms, (req) => index.replace({ ...req, payload: cms }, id, [{ code: 'HM2-250', folded: 'hm2250' }]))
    await cms.kv.delete('order-codes')
    await fillOrderCodes(cms)
    expect(await printed(id)).toEqual(before)
    expect(await index.startingWith('hm', 100)).toHaveLength(2)
    // Once for each edition.
    await inTransaction(cms, (req) => index.replace({ ...req, payload: cms }, id, []))
    await fillOrderCodes(cms)
    expect(await printed(id)).toEqual([])
  })

  const step = fc.record({
    what: fc.constantFrom('publish', 'publish', 'publish', 'draft', 'unpublish', 'trash', 'restore', 'goBack', 'remove'),
    at: fc.nat({ max: 1 }),
    currents: fc.uniqueArray(fc.constantFrom('16', '20', '25', '32'), { minLength: 1, maxLength: 3 }),
  })

  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
  const models = ['HM3-250', 'HM3-125']
  const product = (id: DocumentId) => ({ collection: 'products' as const, id, trash: true, ...all })
  type Deed = (id: DocumentId, changed: { orderingRule: OrderingRule }) => Promise<unknown>
  const deeds: Record<Exclude<Step['what'], 'remove'>, Deed> = {
    publish: (id, changed) => cms.update({ ...product(id), data: { ...changed, _status: 'published' } }),
    draft: (id, changed) => cms.update({ ...product(id), data: changed, draft: true }),
    unpublish: (id) => cms.update({ ...product(id), data: { _status: 'draft' } }),
    trash: (id) => cms.update({ ...product(id), data: { deletedAt: new Date().toISOString() } }),
    restore: (id) => cms.update({ ...product(id), data: { deletedAt: null } }),
    goBack: async (id) => {
      const where = { parent: { equals: id } }
      const { docs } = await cms.findVersions({ collection: 'products', where, sort: 'createdAt', limit: 1, ...all })
      // What lies in the trash is restored from there first.
      if (docs[0]) await cms.restoreVersion({ collection: 'products', id: docs[0].id, ...all }).catch(() => undefined)
    },
  }

  it('says what the rules of the public products say, whatever is done to them', async () => {
    const ids: DocumentId[] = [await makeProduct('HM3-250', rule('HM3-250', ['16'])), await makeProduct('HM3-125', null)]
    const take = async ({ what, at, currents }: Step) => {
      const changed = { orderingRule: rule(models[at] ?? '', currents) }
      if (what !== 'remove') return deeds[what](ids[at] ?? 0, changed)
      await cms.delete({ collection: 'products', id: ids[at] ?? 0, trash: true, ...all })
      ids[at] = await makeProduct(models[at] ?? '', changed.orderingRule)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
        for (const one of steps) await take(one)
        const where = { _status: { equals: 'published' }, deletedAt: { exists: false } }
        const { docs } = await cms.db.find<{ id: DocumentId; orderingRule: unknown }>({ collection: 'products', where, pagination: false })
        const expected = docs.flatMap(({ orderingRule: stored }) =>
          stored ? [...codesOf(orderingRule.parse(stored))].map(({ code }) => foldCode(code)) : [],
        )
        expect((await index.startingWith('hm', 1000)).map(({ folded }) => folded)).toEqual(expected.sort())
      }),
      { numRuns: process.env.TEST_LONG ? 60 : 8 },
    )
  })
})

/** spec: order-codes/refused */
describe('a rule that is not right', () => {
  const broken = { ...rule('HM3-250', ['16']), exclusions: [{ when: { poles: ['3'] }, reason: '没有极数' }] }

  it('stays in a draft as it was typed, and is refused with its place and reason when it is published', async () => {
    const { id } = await cms.create({ collection: 'products', data: { ...data('HM3-250', broken), _status: 'draft' }, draft: true, ...all })
    expect((await cms.findByID({ collection: 'products', id, draft: true, ...all })).orderingRule).toEqual(broken)
    const publish = cms.update({ collection: 'products', id, data: { _status: 'published' }, ...all })
    await expect(publish).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path: 'orderingRule', message: '第 1 条不可组合：没有标识为 poles 的选项' })] },
    })
    expect(await index.count(id)).toBe(0)
  })

  it('is refused when it yields more than 20,000 codes', async () => {
    const currents = Array.from({ length: 150 }, (_, number) => `${number}`)
    const wide = rule('HM3-250', currents)
    const options = [
      ...wide.options,
      { key: 'colour', name: '颜色', values: currents.map((fragment) => ({ fragment: `K${fragment}`, label: fragment })) },
    ]
    await expect(makeProduct('HM3-250', { ...wide, options })).rejects.toThrow()
  })
})

/** spec: order-codes/aliases */
describe('codes of others', () => {
  const alias = (code: string, orderCode: string, product: DocumentId) => ({
    ...{ code, orderCode, kind: 'replaced' as const, source: '2025 年停产公告', remark: '安装孔距相同' },
    product: product as number,
  })
  const refused = async (data: ReturnType<typeof alias>) => {
    const error: unknown = await cms.create({ collection: 'code-aliases', data, ...all }).catch((reason: unknown) => reason)
    return Reflect.get(Object(Reflect.get(Object(Reflect.get(Object(error), 'data')), 'errors'))[0] ?? {}, 'message')
  }

  it('lead to a code that the product has, written as it is printed', async () => {
    const id = await makeProduct('HM3-250', rule('HM3-250', ['16', '20']))
    await cms.create({ collection: 'code-aliases', data: alias('HM2-250/16', 'HM3-250 M 16', id), ...all })
    expect(await refused(alias('HM2-250/20', 'hm3250m16', id))).toBe('请写作 HM3-250 M 16。')
    expect(await refused(alias('HM2-250/20', 'HM3-250 M', id))).toBe('HM3-250 没有这个订货型号：少一段：额定电流 In（A）')
    expect(await refused(alias('HM2-250/20', 'HM3-400 M 16', id))).toBe('HM3-250 没有这个订货型号')
    const bare = await makeProduct('HM3-125', null)
    expect(await refused(alias('HM2-125/20', 'HM3-125', bare))).toBe('产品 HM3-125 还没有订货型号规则，请留空。')
  })
})
