import type { Payload, TypedUser } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DocumentId } from '@/lib/document-id'
import { countingTurns } from '../support/turns'
import { emptySite } from './support'

const system = { overrideAccess: true, depth: 0 } as const
const common = { sortOrder: 1, publishedAt: '2026-01-01T00:00:00.000Z', _status: 'published' as const }

let cms: Payload
let user: TypedUser
let breakers: DocumentId
let contactors: DocumentId
let distribution: DocumentId
let current: DocumentId
let poles: DocumentId
let cover: DocumentId

beforeAll(async () => {
  cms = await emptySite({})
  const account = { name: '主管', email: 'admin@example.com', password: 'a-password-for-tests-only', role: 'admin' as const }
  user = { ...(await cms.create({ collection: 'users', data: account, ...system })), collection: 'users' }
  const category = async (name: string, parent?: DocumentId) =>
    (await cms.create({ collection: 'product-categories', data: { ...common, name, parent }, ...system })).id
  distribution = await category('配电类')
  breakers = await category('断路器', distribution)
  contactors = await category('接触器', await category('控制类'))
  const attribute = async (key: string, name: string) => {
    const data = { key, name, kind: 'number' as const, unit: 'A' as const, match: 'equal' as const, isFilter: true, sortOrder: 1 }
    return (await cms.create({ collection: 'attributes', data: { ...data, categories: [distribution] }, ...system })).id
  }
  current = await attribute('rated-current', '额定电流')
  poles = await attribute('poles', '极数')
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e60012' } })
    .webp()
    .toBuffer()
  const file = { name: 'cover.webp', data: bytes, mimetype: 'image/webp', size: bytes.length }
  cover = (await cms.create({ collection: 'media', data: { alt: '色块' }, file, ...system })).id
})

const rowOf = (id: DocumentId) => ({ group: '电气', name: '量', value: '250', unit: 'A', attributes: [id] })

async function product(title: string, category: DocumentId, attributes: readonly DocumentId[]): Promise<DocumentId> {
  const data = { ...common, title, model: title, summary: '一句话', cover, category, parameters: attributes.map(rowOf) }
  return (await cms.create({ collection: 'products', data, ...system })).id
}

/** What the dashboard lists of a gap: titles with their notes. */
async function listed(gap = 'filters'): Promise<Record<string, string | undefined>> {
  const { loadIncomplete } = await import('@/admin/dashboard/incomplete/load-incomplete')
  const group = (await loadIncomplete({ payload: cms, user })).find(({ key }) => key === gap)
  expect(group?.total).toBe(group?.items.length)
  return Object.fromEntries((group?.items ?? []).map(({ title, note }) => [title, note]))
}

const waiting = async () =>
  (await cms.count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'renew-filter-gaps' } }, ...system })).totalDocs

describe('products that lack what their lists are filtered by', () => {
  it('are named with what they lack, as long as they do', async () => {
    expect(await waiting(), 'there was nothing to look through').toBe(0)
    const whole = await product('HM3-250', breakers, [current, poles])
    const half = await product('HM3-400', breakers, [current])
    await product('HC1-65', contactors, [])
    expect(await listed(), 'one filter finds each').toEqual({})
    await cms.update({ collection: 'products', id: half, data: { parameters: [] }, ...system })
    expect(await listed()).toEqual({ 'HM3-400': '可填：额定电流、极数' })
    await cms.update({ collection: 'products', id: half, data: { parameters: [rowOf(poles)] }, ...system })
    expect(await listed()).toEqual({})
    await cms.update({ collection: 'products', id: whole, data: { parameters: [] }, ...system })
    expect(await listed()).toEqual({ 'HM3-250': '可填：额定电流、极数' })
    await cms.update({ collection: 'products', id: whole, data: { deletedAt: new Date().toISOString() }, ...system })
    expect(await listed()).toEqual({})
    await cms.update({ collection: 'products', id: whole, data: { deletedAt: null }, trash: true, ...system })
    expect(Object.keys(await listed())).toEqual(['HM3-250'])
  })

  it('are looked for again when attributes change, once for several changes', async () => {
    await cms.update({ collection: 'attributes', id: poles, data: { name: '极数（P）' }, ...system })
    expect(await waiting()).toBe(0)
    await cms.update({ collection: 'attributes', id: poles, data: { categories: [] }, ...system })
    await cms.update({ collection: 'attributes', id: current, data: { isFilter: false }, ...system })
    expect(await waiting()).toBe(1)
    await cms.jobs.run({ silent: true })
    expect(await listed()).toEqual({ 'HM3-250': '可填：极数（P）', 'HC1-65': '可填：极数（P）' })
    await cms.update({ collection: 'attributes', id: poles, data: { isFilter: false }, ...system })
    await cms.jobs.run({ silent: true })
    expect(await listed()).toEqual({})
  })

  it('are looked for while others of the process are answered', async () => {
    const { renewFilterGaps } = await import('@/usage/filter-gaps')
    const turns = await countingTurns(async (soFar) => {
      await renewFilterGaps(cms)
      return soFar()
    })
    expect(turns).toBeGreaterThan(0)
  })

  it('are what a filling anew says', async () => {
    await cms.update({ collection: 'attributes', id: poles, data: { isFilter: true }, ...system })
    await cms.jobs.run({ silent: true })
    const before = await listed()
    const { fillReferences } = await import('@/usage/fill')
    await cms.kv.delete('references')
    await fillReferences(cms, () => undefined)
    expect(await listed()).toEqual(before)
    expect(Object.keys(before)).toHaveLength(2)
  })
})

it('a product without an ordering rule is listed until it has one', async () => {
  expect(Object.keys(await listed('orderingRule')).sort()).toEqual(['HC1-65', 'HM3-250', 'HM3-400'])
  const { docs } = await cms.find({ collection: 'products', where: { title: { equals: 'HC1-65' } }, ...system })
  const values = [{ fragment: '65', label: '65 A' }]
  const orderingRule = { prefix: 'HC1-', options: [{ key: 'frame', name: '壳架', values }], exclusions: [], accessories: [] }
  await cms.update({ collection: 'products', id: docs[0]?.id ?? 0, data: { orderingRule }, ...system })
  expect(Object.keys(await listed('orderingRule')).sort()).toEqual(['HM3-250', 'HM3-400'])
})
