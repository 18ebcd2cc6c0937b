import { describe, expect, it } from 'vitest'
import type { Attribute } from '@/domain/attributes/attribute'
import { readRow } from '@/domain/attributes/row'
import { readValue } from '@/domain/attributes/typed-value'
import type { TypedValue } from '@/domain/attributes/value'
import { checkWith } from '@/domain/order-codes/attribute-check'
import { checkRule, problemText } from '@/domain/order-codes/check-rule'
import { codesOf, countCodes } from '@/domain/order-codes/codes'
import { foldCode } from '@/domain/order-codes/fold-code'
import { readCode } from '@/domain/order-codes/read-code'
import type { OrderingRule } from '@/domain/order-codes/rule'
import { fixtureFolder } from '../../../seed/assets'
import { loadFixtures } from '../../../seed/load-fixtures'

const { products, attributes, orderCodes, codeAliases } = loadFixtures(fixtureFolder)
const ruleOf = (product: string) => {
  const rule = orderCodes.find(({ id }) => id === product)
  if (!rule) throw new Error(`Product ${product} has no rule`)
  return rule
}

const byKey = new Map(
  attributes.map(({ symbol = '', condition = '', unit = null, choices, ...attribute }): [string, Attribute] => {
    const all = choices.map(({ label = '', ...choice }) => ({ ...choice, label }))
    return [attribute.key, { ...attribute, symbol, condition, unit, choices: all }]
  }),
)

/** What stands in a value, each as one text: a number or a range, a choice. */
const partsIn = (value: TypedValue): string[] => {
  if (value.kind === 'flag') return [String(value.isSo)]
  return value.kind === 'choice' ? value.parts.map((part) => part.value) : value.parts.map(({ min, max }) => `${min}〜${max}`)
}

/** The parts that a product's parameters give an attribute; null when no row names it. */
function parameterParts(product: string, key: string): string[] | null {
  for (const { attributes: keys, value, unit } of products.find(({ id }) => id === product)?.parameters ?? []) {
    if (!keys.includes(key)) continue
    const reading = readRow(
      keys.flatMap((one) => byKey.get(one) ?? []),
      { value, unit },
    )
    if ('row' in reading) return reading.row.entries.flatMap((entry) => (entry.attribute.key === key ? partsIn(entry.value) : []))
  }
  return null
}

/** What the values of a rule set, by attribute. */
function setParts({ options }: OrderingRule): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [key, text] of options.flatMap(({ values }) => values.flatMap(({ sets = {} }) => Object.entries(sets)))) {
    const attribute = byKey.get(key)
    const reading = attribute && readValue(attribute, text)
    if (reading && 'value' in reading) found.set(key, [...(found.get(key) ?? []), ...partsIn(reading.value)])
  }
  return found
}

/** spec: demo-content/order-codes */
describe('order codes of the demo content', () => {
  it('every product has a rule, and all together yield thousands of codes', () => {
    expect(products.filter(({ id }) => !orderCodes.some((rule) => rule.id === id)).map(({ model }) => model)).toEqual([])
    const total = orderCodes.reduce((sum, rule) => sum + countCodes(rule), 0)
    expect(total).toBeGreaterThan(4500)
    expect(countCodes(ruleOf('153'))).toBe(568)
  })

  it('no code is one of two products', () => {
    const owners = new Map<string, string>()
    for (const rule of orderCodes) {
      for (const { code } of codesOf(rule)) {
        expect(owners.get(foldCode(code)), code).toBeUndefined()
        owners.set(foldCode(code), rule.id)
      }
    }
  })

  it('values of rules are values of attributes', () => {
    const problems = orderCodes.flatMap(({ id: _, ...rule }) => checkRule(rule, checkWith(byKey)).problems.map(problemText))
    expect(problems).toEqual([])
  })

  it('rules set nothing that the parameters of their product don’t say', () => {
    const disagreements = orderCodes.flatMap((rule) =>
      [...setParts(rule)].flatMap(([key, set]) => {
        const said = parameterParts(rule.id, key)
        return said ? set.filter((part) => !said.includes(part)).map((part) => `${rule.prefix} ${key} ${part}`) : []
      }),
    )
    expect(disagreements).toEqual([])
  })

  it('what the parameters list can be ordered', () => {
    // Coils come in more voltages on request.
    const onRequest = /^control-voltage/
    const lacking = orderCodes.flatMap((rule) =>
      [...setParts(rule)].flatMap(([key, set]) =>
        onRequest.test(key)
          ? []
          : (parameterParts(rule.id, key) ?? []).filter((part) => !set.includes(part)).map((part) => `${rule.prefix} ${key} ${part}`),
      ),
    )
    expect(lacking).toEqual([])
  })

  it.each([
    ['153', 'HM3-250 M 3 D 160 F AX11-AL', 'HM3-250 M 3 D 160 F', []],
    ['153', 'HM3-250 M 3 D 100 F SHT AX11', 'HM3-250 M 3 D 100 F', []],
    ['155', 'HM3-125 M 3 D 80 F UVT RHE', 'HM3-125 M 3 D 80 F', []],
    ['159', 'HM3E-630 H 4B D 630 W MO2 AX22', 'HM3E-630 H 4B D 630 W', []],
    ['156', 'HM3-400 H 3 D 400 P AX11 AUX-9', 'HM3-400 H 3 D 400 P', []],
    ['155', 'ＨＭ３－１２５ Ｍ３Ｄ１００Ｆ', 'HM3-125 M 3 D 100 F', ['全角字符已换成半角']],
    ['150', 'HA1 2000 2000 3D LSIG H 230', 'HA1-2000 2000 3 D LSIG H 230', []],
    ['190', 'HB1-63 C32/3P', 'HB1-63 3 C 32', ['顺序已换', '单位已省去']],
    ['194', 'HBL1-63 C16 30 mA A', 'HBL1-63 1P+N C16 30 A', ['单位已省去', '默认极数：1P+N']],
    ['198', 'HU1-40/4P', 'HU1-40 385 4P', ['默认Uc（V）：385 V']],
    ['175', 'hp2-32 9～14', 'HP2-32 9-14 10', ['全角字符已换成半角', '默认脱扣级别：10 级，标准']],
    ['212', 'HGW-300L', 'HGW-300 L', []],
  ])('product %s: %s is read as %s', (product, text, code, notes) => {
    expect(readCode(ruleOf(product), text)).toMatchObject({ code, notes })
  })

  it('HC1-65 M7 lacks its auxiliary contacts', () => {
    expect(readCode(ruleOf('170'), 'HC1-65 M7')).toMatchObject({ code: null, notes: ['少一段：内置辅助触头'] })
  })

  it('aliases of both kinds lead to codes, with a source and a remark', () => {
    expect(codeAliases.length).toBeGreaterThanOrEqual(40)
    expect(new Set(codeAliases.map(({ kind }) => kind))).toEqual(new Set(['replaced', 'equivalent']))
    for (const { code, product, orderCode } of codeAliases) expect(readCode(ruleOf(product), orderCode)?.code, code).toBe(orderCode)
  })
})
