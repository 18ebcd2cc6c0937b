import { describe, expect, it } from 'vitest'
import { codesOf, countCodes } from '@/domain/order-codes/codes'
import { foldCode } from '@/domain/order-codes/fold-code'
import { readCode } from '@/domain/order-codes/read-code'
import { fixtureFolder } from '../../../seed/assets'
import { loadFixtures } from '../../../seed/load-fixtures'

const { products, orderCodes, codeAliases } = loadFixtures(fixtureFolder)
const ruleOf = (product: string) => {
  const rule = orderCodes.find(({ id }) => id === product)
  if (!rule) throw new Error(`Product ${product} has no rule`)
  return rule
}

/** Parameters in which a value of an attribute must be found, where the product has them. */
const rows: Record<string, RegExp> = {
  'rated-current': /^(额定电流|主母线额定电流|成套额定电流|整定电流)/,
  poles: /^极数/,
  'thermal-current': /^约定发热电流/,
  'setting-range': /^整定电流/,
  'residual-current': /^额定剩余动作电流/,
  'continuous-voltage': /^最大持续工作电压/,
}

/** What a parameter lists, thousands without commas: `1,000、1,250` → `1000`, `1250`. */
const listed = (text: string) =>
  text
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .split(/[、/，；]|（[^）]*）/)
    .map((part) => part.replace(/^[AD]C /, '').trim())
    .filter(Boolean)

/** spec: demo-content/order-codes */
describe('order codes of the demo content', () => {
  it('every product has a rule, and all together yield thousands of codes', () => {
    expect(products.filter(({ id }) => !orderCodes.some((rule) => rule.id === id)).map(({ model }) => model)).toEqual([])
    const total = orderCodes.reduce((sum, rule) => sum + countCodes(rule), 0)
    expect(total).toBeGreaterThanOrEqual(2500)
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

  it('rules say what the parameters of the product say', () => {
    const disagreements = orderCodes.flatMap((rule) => {
      const parameters = products.find(({ id }) => id === rule.id)?.parameters ?? []
      return Object.entries(rows).flatMap(([key, name]) => {
        const row = parameters.find((parameter) => name.test(parameter.name))
        const inAmpere = row?.unit === 'A' && key === 'residual-current' ? 1000 : 1
        const printed = row ? listed(row.value).map((text) => (inAmpere > 1 ? String(Number(text) * inAmpere) : text)) : []
        const values = rule.options.flatMap((option) => option.values.flatMap(({ sets }) => sets?.[key] ?? []))
        return row && values.length > 0
          ? [...new Set(values)].filter((value) => !printed.includes(value)).map((value) => `${rule.prefix} ${key} ${value}`)
          : []
      })
    })
    expect(disagreements).toEqual([])
  })

  it('rated currents and setting ranges of the parameters can all be ordered', () => {
    const lacking = orderCodes.flatMap((rule) => {
      const parameters = products.find(({ id }) => id === rule.id)?.parameters ?? []
      return ['rated-current', 'setting-range', 'thermal-current'].flatMap((key) => {
        const values = rule.options.flatMap((option) => option.values.flatMap(({ sets }) => sets?.[key] ?? []))
        const row = parameters.find((parameter) => rows[key]?.test(parameter.name))
        return row && values.length > 0
          ? listed(row.value)
              .filter((text) => /^[\d.]/.test(text) && !values.includes(text))
              .map((text) => `${rule.prefix} ${text}`)
          : []
      })
    })
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
