import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codesOf } from '@/domain/order-codes/codes'
import { foldCode } from '@/domain/order-codes/fold-code'
import { orderingRule } from '@/domain/order-codes/rule'
import type { AliasedCode } from '@/lookup/code-index'
import type { Match } from '@/lookup/match'
import { matchCodes } from '@/lookup/match-codes'
import { anyRule, breakerRule } from '../order-codes/rules'
import { memoryIndex } from './memory-index'

const miniatureRule = orderingRule.parse({
  prefix: 'HB1-63',
  options: [
    { key: 'poles', name: '极数', values: ['1', '2', '3', '4'].map((fragment) => ({ fragment, label: `${fragment}P` })) },
    { key: 'curve', name: '脱扣特性', values: ['B', 'C', 'D'].map((fragment) => ({ fragment, label: fragment })) },
    {
      key: 'rated-current',
      name: '额定电流 In（A）',
      values: ['10', '16', '32'].map((fragment) => ({ fragment, label: `${fragment} A` })),
    },
  ],
})

const aliases = new Map<string, AliasedCode>([
  [
    foldCode('HM2-250L/3300 200A'),
    { kind: 'replaced', maker: '', code: 'HM3-250 M 3 D 200', product: 1, remark: '2023 年停产；安装孔距相同，宽度窄 2 mm' },
  ],
  [foldCode('HM1-63'), { kind: 'replaced', maker: '', code: '', product: 2, remark: '' }],
  [foldCode('KXM1-250S/3300 200A'), { kind: 'equivalent', maker: '开信', code: 'HM3-250 M 3 D 200', product: 1, remark: '' }],
])

const shop = memoryIndex([breakerRule, miniatureRule], aliases)

async function look(written: string): Promise<Match | undefined> {
  return (await matchCodes(shop.index, [written])).get(written)
}

const found = (code: string, product: number, explanation = '') => ({ status: 'found', match: { code, product }, explanation, choices: [] })

describe('a code is found', () => {
  test.each([
    ['as printed', 'HM3-250 H 3 D 200', found('HM3-250 H 3 D 200', 1)],
    ['without separators, in small letters', 'hm3250h3d200', found('HM3-250 H 3 D 200', 1)],
    ['with other ones', 'HM3–250/H/3/D/200', found('HM3-250 H 3 D 200', 1)],
    ['in full width', 'ＨＭ３－２５０ Ｈ３Ｄ２００', found('HM3-250 H 3 D 200', 1, '全角字符已换成半角')],
    ['in another order', 'HB1-63 C32/3', found('HB1-63 3 C 32', 2, '顺序已换')],
    ['in another order and with units', 'HB1-63 C32A/3P', found('HB1-63 3 C 32', 2, '顺序已换；单位已省去')],
    ['with an accessory', 'HM3-250 H 3 D 200 AX11', found('HM3-250 H 3 D 200 AX11', 1)],
    ['among words', '塑壳断路器 HM3-250H3D200（进线）', found('HM3-250 H 3 D 200', 1, '只读了其中的型号')],
  ])('%s', async (_, written, match) => {
    expect(await look(written)).toEqual(match)
  })

  test('every code of every rule, with any separator, case and width', async () => {
    const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    const spelling = fc.constantFrom<(code: string) => string>(
      (code) => code.replaceAll(' ', ''),
      (code) => code.replaceAll(' ', '-').toLowerCase(),
      (code) => code.replaceAll(' ', ' / '),
      wide,
      (code) => ` ${code}\t`,
    )
    await fc.assert(
      fc.asyncProperty(anyRule, spelling, fc.nat(), async (rule, spell, at) => {
        const codes = [...codesOf(rule)].slice(0, 500)
        const code = codes[at % Math.max(1, codes.length)]?.code
        if (!code) return
        const written = spell(code)
        const match = (await matchCodes(memoryIndex([rule]).index, [written])).get(written)
        expect(match?.match?.code).toBe(code)
        expect(match?.status).toBe('found')
      }),
      { numRuns: 60 },
    )
  })
})

test('an old code leads to what replaces it, another maker’s to what is equivalent, and it is said what differs', async () => {
  expect(await look('HM2-250L/3300 200A')).toEqual({
    status: 'replaced',
    match: { code: 'HM3-250 M 3 D 200', product: 1 },
    explanation: '2023 年停产；安装孔距相同，宽度窄 2 mm',
    choices: [],
  })
  expect(await look('kxm1 250s 3300 200a')).toMatchObject({ status: 'equivalent', explanation: '开信的同类型号，请核对参数与安装尺寸' })
})

describe('a code is near', () => {
  test('when a fragment is missing: the codes that have all the others', async () => {
    expect(await look('HB1-63 3P 32')).toEqual({
      status: 'near',
      match: null,
      explanation: '单位已省去；少一段：脱扣特性',
      choices: ['HB1-63 3 B 32', 'HB1-63 3 C 32', 'HB1-63 3 D 32'].map((code) => ({ code, product: 2 })),
    })
  })

  test('when the model alone is there: five of its codes', async () => {
    const match = await look('HB1-63')
    expect(match).toMatchObject({ status: 'near', explanation: '少 3 段：极数、脱扣特性、额定电流 In（A）' })
    expect(match?.choices).toHaveLength(5)
  })

  test('when it can’t be combined: what can, and why', async () => {
    const match = await look('HM3-250 H 3 D 16')
    expect(match).toMatchObject({ status: 'near', explanation: '不能组合：16 A 只配 M 型分断' })
    expect(match?.choices).not.toHaveLength(0)
  })

  test('when a letter may be a figure, or a letter is wrong', async () => {
    expect(await look('HM3-25O H 3 D 2OO')).toEqual({
      status: 'near',
      match: null,
      explanation: '字母 O、I 当作数字 0、1',
      choices: [{ code: 'HM3-250 H 3 D 200', product: 1 }],
    })
    const match = await look('HM3-250 H 3 D 201')
    expect(match?.status).toBe('near')
    expect(match?.choices.map(({ code }) => code)).toContain('HM3-250 H 3 D 200')
  })

  test('when it may be of several products: one of each', async () => {
    const rule = (poles: string) => ({
      ...miniatureRule,
      options: miniatureRule.options.map((option) =>
        option.key === 'poles' ? { ...option, values: option.values.filter(({ fragment }) => fragment === poles) } : option,
      ),
    })
    const { index } = memoryIndex(['1', '2', '3', '4'].map(rule))
    const lookIn = async (written: string) => (await matchCodes(index, [written])).get(written)
    expect(await lookIn('HB1-63 C32/3P')).toMatchObject({ status: 'found', match: { code: 'HB1-63 3 C 32', product: 3 } })
    expect((await lookIn('HB1-63 C32'))?.choices.map(({ code }) => code)).toEqual([
      'HB1-63 1 C 32',
      'HB1-63 2 C 32',
      'HB1-63 3 C 32',
      'HB1-63 4 C 32',
    ])
    expect((await lookIn('HB1-63 32'))?.choices.map(({ product }) => product)).toEqual([1, 2, 3, 4, 1])
  })

  test('when an old code stands for a product only: its codes', async () => {
    const match = await look('HM1-63')
    expect(match).toMatchObject({ status: 'near', explanation: '已停产，由它替代' })
    expect(match?.choices[0]).toEqual({ code: 'HB1-63 1 B 10', product: 2 })
  })

  test('when two products have it', async () => {
    const { index } = memoryIndex([miniatureRule, miniatureRule])
    const match = (await matchCodes(index, ['HB1-63 3 C 32'])).get('HB1-63 3 C 32')
    expect(match).toMatchObject({ status: 'near', choices: [{ product: 1 }, { product: 2 }] })
  })
})

test.each(['XB7-9982', '=1+1', '塑壳断路器', '-', '', "' OR 1=1 --", 'HM3', '*"NEAR(', '😀'])('“%s” is unknown', async (written) => {
  expect(await look(written)).toEqual({ status: 'unknown', match: null, explanation: '没有这个型号，也没有相近的', choices: [] })
})

test('the questions to the index don’t grow with the list', async () => {
  const { index, questions } = memoryIndex([breakerRule, miniatureRule], aliases)
  const codes = Array.from({ length: 1000 }, (_, at) => (at % 3 === 0 ? `HB1-63 C32/3P ${at}` : `XO${at}`))
  expect((await matchCodes(index, codes)).size).toBe(1000)
  expect(questions()).toBeLessThanOrEqual(15)
})

test('whatever is asked, each code gets its answer, and near ones have one to five choices', async () => {
  const parts = fc.constantFrom('HM3-250', 'HB1-63', 'H', '3', 'D', 'C32', '200A', '/', ' ', 'Ｈ', '断路器', 'AX11', 'O', '4B')
  const texts = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(parts).map((all) => all.join('')),
    ),
    { maxLength: 20 },
  )
  await fc.assert(
    fc.asyncProperty(texts, async (codes) => {
      const matches = await matchCodes(shop.index, codes)
      for (const written of codes) {
        const match = matches.get(written)
        expect(match).toBeDefined()
        expect(match?.match === null).toBe(match?.status === 'near' || match?.status === 'unknown')
        const isNear = match?.status === 'near'
        expect(match?.choices.length).toBeGreaterThanOrEqual(isNear ? 1 : 0)
        expect(match?.choices.length).toBeLessThanOrEqual(isNear ? 5 : 0)
      }
    }),
  )
})
