import { execFileSync } from 'node:child_process'
import process from 'node:process'
import * as fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AttributeCondition, AttributeValueIndex } from '@/database/finding/attribute-values'
import { isSqlite } from '@/database/is-sqlite'
import type { ListReader } from '@/database/lists/list'
import { storedAttribute } from '@/domain/attributes/stored-attribute'
import { meetsAll, type Tally, tallyPlainly } from '@/domain/facets/tally'
import { valuesOfRows } from '@/domain/facets/values-of-rows'
import type { DocumentId } from '@/lib/document-id'
import { idsOf } from '@/lib/references'
import type { Attribute as AttributeRow } from '@/payload-types'
import { richText } from '../support/rich-text'
import { countingTurns } from '../support/turns'
import { editorSteps, takeStep } from './editor-steps'
import { makeCategories, makeCover } from './product-parts'
import { emptySite } from './support'

let cms: Payload
let index: AttributeValueIndex
let lists: ListReader
/** Database ids. */
const categories: DocumentId[] = []
let cover: DocumentId = 0
const attributes = new Map<DocumentId, AttributeRow>()

const system = { overrideAccess: true, depth: 0 } as const

const definitions = [
  { key: 'rated-current', name: '额定电流', symbol: 'In', kind: 'number', unit: 'A', match: 'equal' },
  { key: 'icu-400', name: '极限分断能力', symbol: 'Icu', kind: 'number', unit: 'kA', match: 'at-least' },
  {
    key: 'poles',
    name: '极数',
    kind: 'choice',
    match: 'equal',
    choices: [{ value: '3P', aliases: '三极' }, { value: '4P' }, { value: '1P+N' }],
  },
  { key: 'phase-loss', name: '断相保护', kind: 'flag', match: 'equal' },
] as const

beforeAll(async () => {
  cms = await emptySite({})
  const { attributeValueIndex } = await import('@/database/finding/attribute-value-index')
  const { listReader } = await import('@/database/lists/reader')
  index = attributeValueIndex(cms)
  lists = listReader(cms)
  categories.push(...(await makeCategories(cms, ['断路器', '接触器'])))
  for (const [sortOrder, { ...definition }] of definitions.entries()) {
    const data = { ...definition, choices: 'choices' in definition ? [...definition.choices] : [], sortOrder, isFilter: true }
    const row = await cms.create({ collection: 'attributes', data, ...system })
    attributes.set(row.id, row)
  }
  cover = await makeCover(cms)
})

const idOfKey = (key: string): DocumentId => [...attributes.values()].find((row) => row.key === key)?.id ?? -1

/** Rows of parameters as editors write them; the last two name no attribute that can read them. */
const row = fc.oneof(
  fc.constantFrom<string>('16、25', '25', '16〜63', '≤ 25', '40、63〜100').map((value) => ({ keys: ['rated-current'], value, unit: 'A' })),
  fc.constantFrom<string>('25', '36（M） / 50（H）', '50').map((value) => ({ keys: ['icu-400'], value, unit: 'kA' })),
  fc.constantFrom<string>('25 A / 36 kA', '63 A / 50 kA').map((value) => ({ keys: ['rated-current', 'icu-400'], value, unit: '' })),
  fc.constantFrom<string>('3P', '3P、4P', '三极', '1P+N').map((value) => ({ keys: ['poles'], value, unit: '' })),
  fc.constantFrom<string>('有', '无').map((value) => ({ keys: ['phase-loss'], value, unit: '' })),
  fc.constant({ keys: [], value: '25', unit: 'A' }),
)
type Row = typeof row extends fc.Arbitrary<infer T> ? T : never

const product = fc.record({ category: fc.nat(1), rows: fc.array(row, { maxLength: 4 }) })
type Product = typeof product extends fc.Arbitrary<infer T> ? T : never

const step = editorSteps(product)

const toParameter = ({ keys, value, unit }: Row) => ({
  group: '主电路',
  name: keys.join() || '其他',
  value,
  unit,
  attributes: keys.map(idOfKey),
})

const toData = ({ category, rows }: Product) => ({
  title: '断路器',
  model: 'H',
  summary: '断路器',
  cover,
  sortOrder: 1,
  category: categories[category] ?? 0,
  description: richText('正文'),
  publishedAt: '2026-01-01T00:00:00.000Z',
  parameters: rows.map(toParameter),
})

/** One time in two. */
const sometimes = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 2 })

/** One at most for each attribute. */
const conditions = fc
  .record({
    'rated-current': sometimes(
      fc.constantFrom({ from: 25, to: 25 }, { from: 30, to: 1e300 }, { from: -1e300, to: 16 }, { from: 17, to: 24 }),
    ),
    'icu-400': sometimes(fc.constantFrom({ from: 36, to: 1e300 }, { from: 50, to: 1e300 }, { from: 51, to: 1e300 })),
    poles: sometimes(fc.constantFrom({ choices: ['3P'] }, { choices: ['4P', '1P+N'] })),
    'phase-loss': sometimes(fc.constantFrom({ choices: ['true'] }, { choices: ['false'] })),
  })
  .map((asked) => Object.entries(asked).flatMap(([key, condition]) => (condition ? [{ key, condition }] : [])))

const question = fc.record({ conditions, categories: fc.subarray([0, 1], { minLength: 1 }) })

/** In one order, whoever counted. */
const sorted = (tallies: ReadonlyMap<DocumentId, readonly Tally[]>) =>
  [...tallies].map(([attribute, all]) => [attribute, all.map((one) => JSON.stringify(Object.entries(one).toSorted())).toSorted()])

/** What is published, looked at one by one. */
async function published() {
  const where = { _status: { equals: 'published' }, deletedAt: { exists: false } }
  const { docs } = await cms.find({ collection: 'products', where, sort: ['-publishedAt', '-id'], pagination: false, ...system })
  return docs.map(({ id, category, parameters }) => {
    const rows = (parameters ?? []).map(({ value, unit, attributes }) => ({ value, unit: unit ?? '', attributes: idsOf(attributes) }))
    const values = valuesOfRows(rows, (name) => {
      const attribute = attributes.get(name)
      return attribute && storedAttribute(attribute)
    })
    return { id, category: idsOf([category])[0], values }
  })
}

async function expectTrue(asked: { conditions: { key: string; condition: AttributeCondition['condition'] }[]; categories: number[] }) {
  const all = await published()
  const named = asked.conditions.map(({ key, condition }) => ({ attribute: idOfKey(key), condition }))
  const byName = new Map(named.map(({ attribute, condition }) => [attribute, condition]))
  const within = asked.categories.map((place) => categories[place] ?? -1)
  const meant = all.filter(({ category }) => category !== undefined && within.includes(category))
  const ids = [...attributes.keys()]
  const counted = await index.tally({ categories: within, attributes: ids, conditions: named })
  expect(sorted(counted)).toEqual(
    sorted(
      tallyPlainly(
        meant.map(({ values }) => values),
        ids,
        byName,
      ),
    ),
  )
  const filter = { categories: within, conditions: named }
  const expected = meant.filter(({ values }) => meetsAll(values, byName)).map(({ id }) => id)
  const page = await lists.page('products', filter, { offset: 0, limit: 100 })
  expect([page.ids, page.total, await lists.count('products', filter)]).toEqual([expected, expected.length, expected.length])
  return expected.length
}

describe('filters by attribute', () => {
  it('are what a look at every product says, whatever was done to them', async () => {
    let most = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 9 }),
        fc.array(question, { minLength: 6, maxLength: 6 }),
        async (steps, asked) => {
          for (const one of steps) await takeStep(cms, one, toData)
          for (const one of asked) {
            const found = await expectTrue(one)
            if (one.conditions.length > 0) most = Math.max(most, found)
          }
        },
      ),
      { numRuns: process.env.TEST_LONG ? 150 : 10, endOnFailure: true },
    )
    // With a wish: without any, everything is found.
    expect(most).toBeGreaterThan(0)
  })

  describe('of an attribute whose choices are changed', () => {
    const values = ['3P', '3P、4P', '三极', '1P+N', '3P（热）']
    const poles = () => attributes.get(idOfKey('poles'))
    const spelling = fc.constantFrom('', '', '三极', '1P+N', '3P、4P', '单极')
    const choices = fc.uniqueArray(fc.record({ value: fc.constantFrom('1P', '3P', '4P', '1P+N'), label: spelling, aliases: spelling }), {
      minLength: 1,
      selector: ({ value }) => value,
    })

    async function change(data: Partial<AttributeRow>): Promise<void> {
      const id = idOfKey('poles')
      attributes.set(id, await cms.update({ collection: 'attributes', id, data, ...system }))
    }

    /** How often products are read meanwhile. */
    async function readingsIn(work: () => Promise<unknown>): Promise<number> {
      const find = vi.spyOn(cms.db, 'find')
      await work()
      const readings = find.mock.calls.filter(([{ collection }]) => collection === 'products').length
      find.mockRestore()
      return readings
    }

    beforeAll(async () => {
      const rows = values.map((value): Row => ({ keys: ['poles'], value, unit: '' }))
      const beside: Row = { keys: ['poles', 'phase-loss'], value: '三极 / 有', unit: '' }
      for (const row of [...rows, beside]) await takeStep(cms, { kind: 'publish', product: { category: 0, rows: [row] } }, toData)
      await takeStep(cms, { kind: 'draft', product: { category: 1, rows } }, toData)
    })

    it('are what a look at every product says', async () => {
      await fc.assert(
        fc.asyncProperty(choices, async (changed) => {
          await change({ choices: changed })
          for (const wanted of ['3P', '1P+N'])
            await expectTrue({ conditions: [{ key: 'poles', condition: { choices: [wanted] } }], categories: [0, 1] })
        }),
        { numRuns: process.env.TEST_LONG ? 60 : 12, endOnFailure: true },
      )
    })

    it('are read anew of those products that say something else, while others of the process are answered', async () => {
      await change({ choices: [{ value: '3P', aliases: '三极' }, { value: '4P' }] })
      const shown = [{ value: '3P', label: '3 极', aliases: '三极' }, { value: '4P' }, { value: '9P' }]
      expect(await readingsIn(() => change({ name: '极数（P）' })), 'a name').toBe(0)
      expect(await readingsIn(() => change({ choices: (poles()?.choices ?? []).map(({ id, ...one }) => one) })), 'the same').toBe(0)
      expect(await readingsIn(() => change({ choices: shown })), 'another one, and what one is shown as').toBe(0)
      const turns = await countingTurns(async (soFar) => {
        expect(await readingsIn(() => change({ choices: [{ value: '3P' }, { value: '4P', aliases: '三极' }] })), 'another meaning').toBe(1)
        return soFar()
      })
      expect(turns).toBeGreaterThan(0)
      await expectTrue({ conditions: [{ key: 'poles', condition: { choices: ['4P'] } }], categories: [0, 1] })
    })
  })

  it('follow what another process publishes, from the moment that it has', async () => {
    const rated = (value: string) => [{ ...toParameter({ keys: ['rated-current'], value: '25', unit: 'A' }), value }]
    const data = { ...toData({ category: 0, rows: [] }), parameters: rated('800'), _status: 'published' } as const
    const { id } = await cms.create({ collection: 'products', data, ...system })
    const of = (from: number) => ({ conditions: [{ key: 'rated-current', condition: { from, to: from } }], categories: [0, 0] })
    expect([await expectTrue(of(800)), await expectTrue(of(1000))]).toEqual([1, 0])
    const change = JSON.stringify({ parameters: rated('1000') })
    const program = ['--conditions=production', '--import', 'tsx', 'tests/faults/publish-product.ts', String(id), change]
    execFileSync(process.execPath, program, { env: { ...process.env, NODE_ENV: 'production' } })
    expect([await expectTrue(of(800)), await expectTrue(of(1000))]).toEqual([0, 1])
  })

  it('are filled for products that were there before, once for each edition', async () => {
    const { fillAttributeValues } = await import('@/finding/fill-attribute-values')
    const { inTransaction } = await import('@/database/transaction')
    for (const { id, category } of await published()) {
      await inTransaction(cms, (req) => index.replace({ ...req, payload: cms }, { id, category: category ?? 0 }, []))
    }
    await cms.kv.set('attribute-values', { edition: 0, isComplete: true, after: null })
    await fillAttributeValues(cms)
    // Nothing of it is a change of content: what was counted before is asked for in another way.
    await takeStep(cms, { kind: 'publish', product: { category: 1, rows: [{ keys: ['rated-current'], value: '25', unit: 'A' }] } }, toData)
    expect(
      await expectTrue({ conditions: [{ key: 'rated-current', condition: { from: 25, to: 25 } }], categories: [1, 0] }),
    ).toBeGreaterThan(0)
    expect(await cms.kv.get('attribute-values')).toMatchObject({ edition: 1, isComplete: true })
  })
})

describe.runIf(!process.env.TEST_DATABASE_URI)('of the embedded database, values', () => {
  it('are counted along with each change, and those with a wish in the order of their table', async () => {
    const { sqliteAttributeValues } = await import('@/database/finding/sqlite-attribute-values')
    const adapter: { name: string } = cms.db
    if (!isSqlite(adapter)) throw new Error('This is no database with plans')
    const { client } = adapter
    const plans: string[] = []
    const explaining = sqliteAttributeValues({
      execute: async (statement: { sql: string; args: (string | number)[] }) => {
        const { rows } = await client.execute({ ...statement, sql: `EXPLAIN QUERY PLAN ${statement.sql}` })
        plans.push(...rows.map((one) => String(one.detail)))
        return client.execute(statement)
      },
    })
    const ids = [...attributes.keys()].map(Number)
    const wanted = { attribute: idOfKey('rated-current'), condition: { from: 25, to: 25 } }
    await explaining.tally({ categories, attributes: ids, conditions: [] })
    await explaining.tally({
      categories,
      attributes: ids,
      conditions: [wanted, { attribute: idOfKey('poles'), condition: { choices: ['3P'] } }],
    })
    expect(plans.filter((plan) => /SCAN (products|attribute_values|attribute_tallies)/.test(plan))).toEqual([])
    expect(plans.filter((plan) => /products|attribute_values_product_idx/.test(plan))).toEqual([])
  })
})
