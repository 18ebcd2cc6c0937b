import type { Payload, TypedUser } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Attribute, Product } from '../../src/payload-types'
import { emptySite } from './support'

let cms: Payload
let user: TypedUser
let category: { id: number | string }
let cover: { id: number | string }
let current: Attribute
let breaking: Attribute

const asEditor = () => ({ user, overrideAccess: false, depth: 0 })

beforeAll(async () => {
  cms = await emptySite({})
  const account = { name: '编辑', email: 'editor@example.com', password: 'a-password-for-tests-only', role: 'editor' as const }
  user = { ...(await cms.create({ collection: 'users', data: account, overrideAccess: true })), collection: 'users' }
  const published = { sortOrder: 1, _status: 'published' as const }
  const parent = await cms.create({
    collection: 'product-categories',
    data: { name: '配电类', categoryId: 1, ...published },
    ...asEditor(),
  })
  const child = { name: '塑壳断路器', categoryId: 12, parent: parent.id, ...published }
  category = await cms.create({ collection: 'product-categories', data: child, ...asEditor() })
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e60012' } })
    .webp()
    .toBuffer()
  const file = { name: 'cover.webp', data, mimetype: 'image/webp', size: data.length }
  cover = await cms.create({ collection: 'media', data: { alt: '产品' }, file, ...asEditor() })
  current = await makeAttribute({ key: 'rated-current', name: '额定电流', symbol: 'In', unit: 'A' })
  breaking = await makeAttribute({ key: 'icu-400', name: '极限分断能力', symbol: 'Icu', condition: 'AC 400 V', unit: 'kA' })
})

type Wanted = Pick<Attribute, 'key' | 'name'> & Partial<Attribute>

const makeAttribute = (wanted: Wanted) =>
  cms.create({ collection: 'attributes', data: { kind: 'number', match: 'equal', sortOrder: 10, ...wanted }, ...asEditor() })

type Parameters = NonNullable<Product['parameters']>

const dataOf = (parameters: Parameters) => ({
  ...{ title: '试验产品', model: 'T', summary: '试验。', cover: cover.id, category: category.id, parameters },
  ...{ publishedAt: new Date().toISOString(), sortOrder: 10 },
})

const publish = (parameters: Parameters) =>
  cms.create({ collection: 'products', data: { ...dataOf(parameters), _status: 'published' }, ...asEditor() })

/** What is said about the value of a field. */
async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  const [first] = Reflect.get(Object(Reflect.get(Object(error), 'data')), 'errors') ?? []
  return first?.message ?? Reflect.get(Object(error), 'message')
}

const row = (value: string, unit: string, attribute: Attribute, name = '额定电流 In') => ({
  ...{ group: '额定参数', name, value, unit, attributes: [attribute.id] },
})

/** spec: content/attributes */
describe('a product whose rows name attributes', () => {
  it('is not published while a value can’t be read: the editor is told which row, and what to write', async () => {
    expect(await refusal(publish([row('16', 'A', current), row('很大', 'A', current)]))).toMatch(
      /^第 2 行“额定电流 In”：“很大”读不出额定电流的数值/,
    )
  })

  it('is told the attribute to which a unit belongs', async () => {
    const wrong = row('50', 'kA', current, '极限分断能力 Icu（AC 400 V）')
    expect(await refusal(publish([{ ...wrong, unit: 'V' }]))).toContain('单位 V 不是额定电流的单位')
    const other = await makeAttribute({ key: 'rated-voltage', name: '额定工作电压', symbol: 'Ue', unit: 'V' })
    expect(await refusal(publish([row('400', 'V', current, '额定工作电压 Ue')]))).toContain('属性应是“额定工作电压 Ue”')
    await cms.delete({ collection: 'attributes', id: other.id, ...asEditor() })
  })

  it('may say anything as a draft, and in rows without attributes', async () => {
    const data = { ...dataOf([row('很大', 'A', current)]), _status: 'draft' as const }
    const draft = await cms.create({ collection: 'products', data, draft: true, ...asEditor() })
    await cms.delete({ collection: 'products', id: draft.id, overrideAccess: true })
    const free = await publish([{ group: '其他', name: '外壳', value: '很大' }])
    await cms.delete({ collection: 'products', id: free.id, overrideAccess: true })
  })

  /** spec: content/typed-parameters */
  it('is shown with what its values are', async () => {
    const { id, articleId } = await publish([row('1.25', 'kA', current)])
    const { getProduct } = await import('@/content/products')
    const shown = await getProduct(articleId ?? '')
    expect(shown?.parameterGroups[0]?.rows).toMatchObject([{ name: '额定电流 In', value: '1,250', unit: 'A', facts: [{ values: [1250] }] }])
    await cms.delete({ collection: 'products', id, overrideAccess: true })
  })
})

describe('an attribute', () => {
  it('is named so that editors can tell it from others', () => {
    expect([current.title, breaking.title]).toEqual(['额定电流 In [A]', '极限分断能力 Icu（AC 400 V） [kA]'])
  })

  it('keeps its key', async () => {
    const changed = await cms.update({ collection: 'attributes', id: current.id, data: { key: 'other' }, ...asEditor() })
    expect(changed.key).toBe('rated-current')
  })

  it.each(['用 Rated', 'Rated', '1a', 'a b'])('has a key that addresses can bear: not %s', async (key) => {
    expect(await refusal(makeAttribute({ key, name: '试验' }))).toContain('请用小写英文字母')
  })

  it('of choices has some', async () => {
    expect(await refusal(makeAttribute({ key: 'poles', name: '极数', kind: 'choice' }))).toContain('至少填写一个选项')
  })

  const change = (data: Partial<Attribute>) => refusal(cms.update({ collection: 'attributes', id: current.id, data, ...asEditor() }))
  const remove = () => refusal(cms.delete({ collection: 'attributes', id: current.id, ...asEditor() }))

  it('keeps its unit and its kind, and stays, while a product uses it', async () => {
    const { id } = await publish([row('16', 'A', current)])
    expect(await change({ unit: 'kA' })).toContain('有 1 个产品在使用这个属性，不能改单位')
    expect(await change({ kind: 'flag' })).toContain('不能改类型')
    expect(await remove()).toContain('有 1 个产品在使用这个属性，不能删除')
    expect((await cms.update({ collection: 'attributes', id: current.id, data: { name: '额定电流值' }, ...asEditor() })).title).toBe(
      '额定电流值 In [A]',
    )
    await cms.update({ collection: 'attributes', id: current.id, data: { name: '额定电流' }, ...asEditor() })
    await cms.delete({ collection: 'products', id, overrideAccess: true })
  })

  it('does so while only a draft uses it', async () => {
    const { id } = await publish([{ group: '其他', name: '外壳', value: '钢板' }])
    const data = { parameters: [row('16', 'A', current)], _status: 'draft' as const }
    await cms.update({ collection: 'products', id, data, draft: true, ...asEditor() })
    expect(await remove()).toContain('不能删除')
    expect(await change({ unit: 'mA' })).toContain('不能改单位')
    await cms.delete({ collection: 'products', id, overrideAccess: true })
    expect(await change({ unit: 'mA' })).toBeUndefined()
    expect(await change({ unit: 'A' })).toBeUndefined()
  })
})

/** spec: content/attributes-of-older-sites */
describe('a site from before there were attributes', () => {
  const fixture = { match: 'equal' as const, choices: [], isFilter: false, categories: [12] }

  it('gets the usual ones, and its rows name those by which they go, in what is published and in drafts', async () => {
    const gallery = [cover.id]
    const parameters = [
      { group: '额定参数', name: '额定电流 In', value: '16、20', unit: 'A' },
      { group: '额定参数', name: '额定电流 In', value: '再来一次 16', unit: 'A' },
      { group: '分断能力（AC 400 V）', name: '极限分断能力 Icu', value: '50（M） / 70（H）', unit: 'kA' },
      { group: '其他', name: '外壳', value: '钢板' },
    ]
    const lists = {
      keyFigures: [{ value: '250', unit: 'A', label: '壳架' }],
      mainParameters: [{ name: '极数', value: '3P' }],
      coreFunctions: [{ title: '可靠', content: '久经考验' }],
    }
    const { id } = await cms.create({
      collection: 'products',
      data: { ...dataOf(parameters), ...lists, gallery, _status: 'published' },
      ...asEditor(),
    })
    const draft = { title: '改了标题', parameters: parameters.slice(0, 1), _status: 'draft' as const }
    await cms.update({ collection: 'products', id, data: draft, draft: true, ...asEditor() })
    for (const one of [current, breaking]) await cms.delete({ collection: 'attributes', id: one.id, overrideAccess: true })

    const { adoptAttributes } = await import('../../seed/adopt-attributes')
    const { loadFixtures } = await import('../../seed/load-fixtures')
    const { fixtureFolder } = await import('../../seed/assets')
    const fixtures = loadFixtures(fixtureFolder)
    const attributes = [
      { ...fixture, key: 'rated-current', name: '额定电流', symbol: 'In', kind: 'number' as const, unit: 'A' as const },
      {
        ...fixture,
        key: 'icu-400',
        name: '额定极限短路分断能力',
        symbol: 'Icu',
        condition: 'AC 400 V',
        kind: 'number' as const,
        unit: 'kA' as const,
      },
    ]
    await adoptAttributes(cms, { ...fixtures, attributes }, true)

    const named = new Map((await cms.find({ collection: 'attributes', depth: 0, overrideAccess: true })).docs.map((doc) => [doc.id, doc]))
    expect([...named.values()].map(({ categories }) => categories)).toEqual([[category.id], [category.id]])
    const keysOf = (rows: Product['parameters']) =>
      (rows ?? []).map((one) => (one.attributes ?? []).map((key) => (typeof key === 'object' ? '' : named.get(key)?.key)))
    const shown = await cms.findByID({ collection: 'products', id, depth: 0, overrideAccess: true })
    expect(keysOf(shown.parameters)).toEqual([['rated-current'], [], ['icu-400'], []])
    expect([shown.title, shown.gallery, shown._status]).toEqual(['试验产品', [cover.id], 'published'])
    expect(shown.parameters?.map(({ value }) => value)).toEqual(parameters.map(({ value }) => value))
    expect(shown).toMatchObject(lists)
    const newest = await cms.findByID({ collection: 'products', id, depth: 0, draft: true, overrideAccess: true })
    expect([newest.title, newest.gallery, keysOf(newest.parameters)]).toEqual(['改了标题', [cover.id], [['rated-current']]])

    // Once: what an editor takes away afterwards stays away.
    const without = parameters.map((one) => ({ ...one, attributes: [] }))
    await cms.update({ collection: 'products', id, data: { parameters: without, _status: 'published' }, ...asEditor() })
    await adoptAttributes(cms, { ...fixtures, attributes }, true)
    expect(keysOf((await cms.findByID({ collection: 'products', id, depth: 0, overrideAccess: true })).parameters)).toEqual([
      [],
      [],
      [],
      [],
    ])
  })
})
