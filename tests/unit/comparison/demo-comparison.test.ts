import { describe, expect, it } from 'vitest'
import { storedAttribute } from '@/domain/attributes/stored-attribute'
import { alignRows } from '@/domain/comparison/align-rows'
import { bestCell } from '@/domain/comparison/best-cell'
import { chosenCode } from '@/domain/comparison/chosen-code'
import { differing, isSame } from '@/domain/comparison/differences'
import { type ComparedAttribute, saidRows } from '@/domain/comparison/said-rows'
import { codesOf } from '@/domain/order-codes/codes'
import { orderingRule } from '@/domain/order-codes/rule'
import { quantityOf } from '@/lib/quantity'
import { fixtureFolder } from '../../../seed/assets'
import { loadFixtures } from '../../../seed/load-fixtures'

const { products, attributes, orderCodes } = loadFixtures(fixtureFolder)
const known = new Map(
  attributes.map(({ choices = [], ...row }): [string, ComparedAttribute] => {
    const stored = { ...row, choices: choices.map((choice) => ({ ...choice, aliases: choice.aliases?.join('、') })) }
    return [row.key, { ...storedAttribute(stored), match: row.match ?? 'equal' }]
  }),
)
const rules = new Map(orderCodes.map(({ id, ...rule }) => [id, orderingRule.parse(rule)]))

/** A product, or with a code one of its codes. */
type Entry = string | [string, string]

function column(entry: Entry, areAllCodes: boolean) {
  const [id, code] = typeof entry === 'string' ? [entry, ''] : entry
  const product = products.find((one) => one.id === id)
  const rule = rules.get(id)
  if (!product) throw new Error(`There is no product ${id}`)
  const parameters = product.parameters.map(({ group, name, value, unit = '', attributes: keys = [] }) => ({
    ...{ group, name, value, unit },
    attributes: keys.flatMap((key) => known.get(key) ?? []),
  }))
  const chosen = rule && code ? chosenCode(rule, code) : null
  return saidRows({ parameters, mainParameters: product.mainParameters, code: chosen }, known, areAllCodes)
}

/** What products and codes say beside one another. */
const compared = (...entries: readonly Entry[]) =>
  alignRows(
    entries.map((entry) =>
      column(
        entry,
        entries.every((one) => typeof one !== 'string'),
      ),
    ),
  )

const said = (rows: ReturnType<typeof compared>, name: string) =>
  rows.find((row) => row.name === name)?.cells.map((cell) => (cell ? quantityOf(cell) : '—'))

describe('products of the demo content', () => {
  it('have the same attribute in one row, wherever and with what else it stands in their tables', () => {
    const rows = compared('153', '158')
    expect(said(rows, '额定极限短路分断能力 Icu（AC 400 V）')).toEqual(['50（M）/ 70（H）kA', '50（M）/ 70（H）kA'])
    expect(said(rows, '污染等级')).toEqual(['3', '3'])
    expect(rows.filter(({ name }) => name.includes('极数'))).toHaveLength(1)
    expect(said(rows, '极数')).toEqual(['3P、4P', '4P'])
    const standards = rows.filter(({ group }) => group === '标准与资料')
    expect(standards.map(({ name, cells }) => [name, isSame(cells)])).toEqual([['符合标准', true]])
  })

  it('differ where they do, and the wider setting range is best', () => {
    const rows = compared('153', '158')
    const setting = rows.find(({ name }) => name.includes('Ir'))
    expect(setting?.cells.map((cell) => cell && quantityOf(cell))).toEqual(['0.8〜1.0 In', '0.4〜1.0 In'])
    expect(differing(setting?.cells ?? [])).toEqual([false, true])
    expect(bestCell(setting?.cells ?? [])).toEqual({ index: 1, reason: '范围最大' })
  })

  it('as order codes have the values of their codes, and conditions that are settled are none', () => {
    const rows = compared(['153', 'HM3-250 H 3 D 250 F'], ['153', 'HM3-250 M 4B D 100 F'])
    expect(said(rows, '额定电流 In')).toEqual(['250 A', '100 A'])
    expect(said(rows, '额定极限短路分断能力 Icu（AC 400 V）')).toEqual(['70 kA', '50 kA'])
    expect(said(rows, '极数')).toEqual(['3P', '4P'])
    expect(said(rows, '质量')).toEqual(['2.0 kg', '2.6 kg'])
    expect(said(rows, '用途')).toEqual(['配电', '配电'])
    const best = rows.flatMap(({ name, cells }) => (bestCell(cells)?.reason === '最大' ? [name] : []))
    expect(best).toContain('额定极限短路分断能力 Icu（AC 400 V）')
    expect(best.join()).not.toMatch(/质量|宽|高|深/)
  })

  it('beside a series, a code keeps the conditions of that', () => {
    const rows = compared('153', ['153', 'HM3-250 H 3 D 250 F'])
    expect(said(rows, '质量（3P）')).toEqual(['2.0 kg', '2.0 kg'])
    expect(said(rows, '质量（4P）')).toEqual(['2.6 kg', '—'])
  })

  it('can all be compared with themselves: everything is the same', () => {
    for (const { id } of products) {
      const own = column(id, false)
      const rows = alignRows([own, own])
      expect(rows.length, id).toBeGreaterThan(3)
      expect(
        rows.filter(({ cells }) => !isSame(cells)).map(({ name }) => name),
        id,
      ).toEqual([])
    }
  })

  it('lose nothing as codes but what their code excludes', () => {
    for (const [id, rule] of rules) {
      const first = codesOf(rule).next().value
      if (!first) continue
      const rows = compared([id, first.code])
      const keys = rows.map(({ key }) => key)
      expect(new Set(keys).size, id).toBe(keys.length)
      const sets = Object.entries(chosenCode(rule, first.code)?.implied ?? {})
      for (const [key] of sets)
        expect(
          rows.some(({ cells }) => cells.some((cell) => cell?.attributeKey === key)),
          `${id} ${key}`,
        ).toBe(true)
    }
  })
})
