import { describe, expect, test } from 'vitest'
import { codeAndQuantity } from '@/domain/code-list/code-and-quantity'
import { readList } from '@/domain/code-list/read-list'
import { splitRows } from '@/domain/code-list/split-rows'
import { codesOf } from '@/domain/order-codes/codes'
import { foldCode } from '@/domain/order-codes/fold-code'
import { orderingRule } from '@/domain/order-codes/rule'
import type { AliasedCode } from '@/lookup/code-index'
import { matchCodes } from '@/lookup/match-codes'
import { fixtureFolder } from '../../../seed/assets'
import { loadFixtures } from '../../../seed/load-fixtures'
import { memoryIndex } from './memory-index'

const { orderCodes, codeAliases } = loadFixtures(fixtureFolder)
const rules = orderCodes.map(({ id: _, ...rule }) => orderingRule.parse(rule))
const productOf = (id: string) => orderCodes.findIndex((rule) => rule.id === id) + 1
const aliases = new Map(
  codeAliases.map(({ code, kind, maker, remark, product, orderCode }): [string, AliasedCode] => [
    foldCode(code),
    { kind, maker: maker ?? '', remark: remark ?? '', code: orderCode ?? '', product: productOf(product) },
  ]),
)
const { index } = memoryIndex(rules, aliases)
const codes = rules.flatMap((rule) => [...codesOf(rule)].map(({ code }) => code))

/** As the comp of the page has it, row by row. */
const LIST = `型号	数量
HM3-250H3D200F	6
ＨＭ３－１２５ Ｍ３Ｄ１００Ｆ	8
HM2-250L/3300 200A	4
KXM1-250S/3300 200A	2
HC1-65 M7	6
HA1 2000 2000 3D LSIG H 230	1
HB1-63 C32/3P	40
XB7-9982	2
HU1-40/4P	1`

describe('order codes of the demo content', () => {
  test('no code is taken for a code and a quantity', () => {
    const misread = codes.filter((code) => codeAndQuantity(code).quantity !== null || codeAndQuantity(code).written !== code)
    expect(misread).toEqual([])
  })

  test('every code is found without its blanks, and in small letters with other separators', async () => {
    for (const spell of [(code: string) => code.replaceAll(' ', ''), (code: string) => code.toLowerCase().replaceAll(' ', '/')]) {
      const matches = await matchCodes(index, codes.map(spell))
      expect(codes.filter((code) => matches.get(spell(code))?.match?.code !== code)).toEqual([])
    }
  })

  test('every code of others leads to ours, and says what differs', async () => {
    const written = codeAliases.map(({ code }) => code)
    const matches = await matchCodes(index, written)
    for (const { code, kind, orderCode } of codeAliases) {
      expect(matches.get(code)).toMatchObject({ status: kind, match: { code: orderCode }, explanation: expect.stringMatching(/./) })
    }
  })

  test('the list of a purchaser', async () => {
    const read = readList(splitRows(LIST))
    if (read.kind === 'problem') throw new Error(read.message)
    const matches = await matchCodes(
      index,
      read.list.codes.map(({ written }) => written),
    )
    const told = read.list.codes.map(({ written, quantity }) => {
      const { status, match, explanation, choices } = matches.get(written) ?? {}
      return [quantity, status, match?.code ?? choices?.length, explanation]
    })
    expect(told).toEqual([
      [6, 'found', 'HM3-250 H 3 D 200 F', ''],
      [8, 'found', 'HM3-125 M 3 D 100 F', '全角字符已换成半角'],
      [4, 'replaced', 'HM3-250 M 3 D 200 F', '2023 年停产；安装孔距相同，宽度窄 2 mm'],
      [2, 'equivalent', 'HM3-250 M 3 D 200 F', expect.stringContaining('Icu')],
      [6, 'near', expect.any(Number), expect.stringContaining('少一段')],
      [1, 'found', 'HA1-2000 2000 3 D LSIG H 230', ''],
      [40, 'found', 'HB1-63 3 C 32', '顺序已换；单位已省去'],
      [2, 'unknown', 0, '没有这个型号，也没有相近的'],
      [1, 'found', 'HU1-40 385 4P', expect.stringContaining('默认')],
    ])
  })

  test('a thousand rows cost little', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => {
      const code = codes[(at * 7919) % codes.length] ?? ''
      const kinds = [code, code.replaceAll(' ', ''), code.split(' ').slice(0, -1).join(' '), `${code}9`, `X${at}`]
      return kinds[at % kinds.length] ?? ''
    })
    const before = process.cpuUsage()
    await matchCodes(index, many)
    const ms = process.cpuUsage(before).user / 1000
    expect(ms).toBeLessThan(5000)
  })
})
