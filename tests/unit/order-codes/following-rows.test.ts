import { describe, expect, it } from 'vitest'
import { followingRows } from '@/content/following-rows'
import type { Attribute } from '@/domain/attributes/attribute'
import { followedRow } from '@/domain/order-codes/followed-row'
import { impliedValues } from '@/domain/order-codes/implied-values'
import { firstConfiguration } from '@/domain/order-codes/open-configuration'
import { orderingRule } from '@/domain/order-codes/rule'
import { quantityOf } from '@/lib/quantity'
import { fixtureFolder } from '../../../seed/assets'
import { loadFixtures } from '../../../seed/load-fixtures'

const { products, attributes, orderCodes } = loadFixtures(fixtureFolder)
const known = new Map(
  attributes.map(({ symbol = '', condition = '', unit = null, choices, ...attribute }, index): [number, Attribute] => {
    const all = choices.map(({ label = '', ...choice }) => ({ ...choice, label }))
    return [index + 1, { ...attribute, symbol, condition, unit, choices: all }]
  }),
)
const idOf = (key: string) => [...known].find(([, attribute]) => attribute.key === key)?.[0] ?? 0

function rowsOf(id: string) {
  const { id: _, ...rule } = orderCodes.find((one) => one.id === id) ?? { id }
  const parameters = products.find((one) => one.id === id)?.parameters ?? []
  const rows = parameters.map(({ attributes: keys, ...row }) => ({ ...row, attributes: keys.map(idOf) }))
  const parsed = orderingRule.parse(rule)
  return { rule: parsed, rows: followingRows(parsed, rows, known) }
}

/** What is shown for some choices, by name; others are those of the first code. */
function shownFor(id: string, choices: Record<string, string>): Record<string, string> {
  const { rule, rows } = rowsOf(id)
  const implied = impliedValues(rule, { ...firstConfiguration(rule)?.choices, ...choices })
  return Object.fromEntries(rows.flatMap((row) => followedRow(row, implied) ?? []).map((row) => [row.name, quantityOf(row)]))
}

describe('parameters that follow the choice (spec: products/configure-values)', () => {
  it('have the values that the options set, multiples of them, and what holds for this choice alone', () => {
    const shown = shownFor('153', { 'breaking-class': 'H', poles: '3', 'rated-current': '200' })
    expect(shown).toMatchObject({
      '额定电流 In': '200 A',
      极数: '3P',
      '长延时 Ir / 瞬时 Ii 整定': '160〜200 / 1,000〜2,000 A',
      '额定极限短路分断能力 Icu': '20 kA',
      '质量（3P）': '2.0 kg',
    })
    expect(shownFor('153', { poles: '4A' })).toMatchObject({ 极数: '4P', '质量（4P）': '2.6 kg' })
  })

  it('stand where the table of parameters has them', () => {
    const { rows } = rowsOf('153')
    expect(rows.find(({ name }) => name === '极数')?.place).toEqual({ group: '额定参数', index: 4 })
  })

  it('are made for every product with a rule, and none of another choice is left', () => {
    const unread = orderCodes.flatMap(({ id }) => {
      const { rule, rows } = rowsOf(id)
      const implied = impliedValues(rule, firstConfiguration(rule)?.choices ?? {})
      const parts = rows.flatMap((row) => row.parts).filter(({ key, texts }) => implied[key] !== undefined && Object.keys(texts).length > 0)
      return parts.filter(({ key, texts }) => texts[implied[key] ?? ''] === undefined).map(({ name }) => `${id} ${name}`)
    })
    expect(unread).toEqual([])
  })
})
