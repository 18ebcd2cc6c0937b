import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeAndQuantity } from '../../../src/domain/code-list/code-and-quantity'
import { MAX_CODES } from '../../../src/domain/code-list/limits'
import { readQuantity } from '../../../src/domain/code-list/quantity'
import { type CodeList, readList } from '../../../src/domain/code-list/read-list'
import { splitRows } from '../../../src/domain/code-list/split-rows'

const read = (text: string) => readList(splitRows(text))

function listOf(text: string): CodeList {
  const result = read(text)
  if (result.kind === 'problem') throw new Error(result.message)
  return result.list
}

const pairs = (text: string) => listOf(text).codes.map(({ written, quantity }) => [written, quantity])

describe('a quantity behind a code', () => {
  test.each([
    ['HM3-250H3D200F x6', 'HM3-250H3D200F', 6],
    ['HM3-250H3D200F × 6', 'HM3-250H3D200F', 6],
    ['HM3-250H3D200F×６', 'HM3-250H3D200F', 6],
    ['HM3-250H3D200F * 6 台', 'HM3-250H3D200F', 6],
    ['HM3-250H3D200F 6台', 'HM3-250H3D200F', 6],
    ['HM3-250H3D200F，6 只', 'HM3-250H3D200F', 6],
    ['HM3-250H3D200F：1,200 个', 'HM3-250H3D200F', 1200],
    ['HM3-250H3D200F（6台）', 'HM3-250H3D200F', 6],
    ['HM3-250H3D200F 数量：6', 'HM3-250H3D200F', 6],
    ['HM3-250H3D200F 6 pcs', 'HM3-250H3D200F', 6],
    ['6台 HM3-250H3D200F', 'HM3-250H3D200F', 6],
    ['6 × HM3-250H3D200F', 'HM3-250H3D200F', 6],
    ['1. HM3-250H3D200F x6', 'HM3-250H3D200F', 6],
    ['3、HM3-250H3D200F 2台', 'HM3-250H3D200F', 2],
    ['ＨＭ３－１２５ Ｍ３Ｄ１００Ｆ ×8', 'ＨＭ３－１２５ Ｍ３Ｄ１００Ｆ', 8],
  ])('%s', (line, written, quantity) => {
    expect(codeAndQuantity(line)).toEqual({ written, quantity })
  })

  test.each([
    'HA1 2000 2000 3D LSIG H 230',
    'HC1-65 M7',
    'JXF-400×500',
    'HB1-63 C32/3P',
    '5SL6132-7CC',
    '6EA1234',
    'HM2-250L/3300 200A',
    '=1+1',
  ])('no number is taken from %s', (line) => {
    expect(codeAndQuantity(line)).toEqual({ written: line, quantity: null })
  })
})

test.each([
  ['6', 6],
  ['６', 6],
  ['6.0', 6],
  ['6.00', 6],
  ['1,200', 1200],
  ['6 台', 6],
  ['x6', 6],
  ['数量：6', 6],
  ['0', null],
  ['-3', null],
  ['2.5', null],
  ['若干', null],
  ['=2*3', null],
  ['0012', null],
  ['12345678', null],
  ['', null],
])('the cell “%s” holds %s', (cell, quantity) => {
  expect(readQuantity(cell)).toBe(quantity)
})

describe('columns', () => {
  test('cells of Excel: headings say which column is which, titles above and sums below are left out', () => {
    const text = [
      '冷站配电元件表',
      '序号\t名称\t型号规格\t数量（台）\t单价\t备注',
      '1\t塑壳断路器\tHM3-250H3D200F\t6\t1250\t',
      '2\t塑壳断路器\tHM3-125M3D100F\t8\t800\t进线',
      '\t合计\t\t14\t\t',
    ].join('\n')
    expect(listOf(text)).toEqual({
      codes: [
        { row: 3, written: 'HM3-250H3D200F', quantity: 6, unreadQuantity: '' },
        { row: 4, written: 'HM3-125M3D100F', quantity: 8, unreadQuantity: '' },
      ],
      columns: { code: 2, quantity: 3, isQuantityUnclear: false },
      hasHeadings: true,
      rowsWithoutCode: [5],
    })
  })

  test('the surest of several headings for codes counts', () => {
    expect(pairs('规格\t订货型号\t数量\nA3\tHM3-250H3D200F\t2')).toEqual([['HM3-250H3D200F', 2]])
  })

  test('our own export that comes back: our order codes count', () => {
    const headings = ['行', '您的写法', '结果', '订货型号', '产品', '说明', '数量'].join('\t')
    const row = ['1', 'hm3250h3d200f', '找到', 'HM3-250 H 3 D 200 F', 'HM3-250 塑壳断路器', '', '6'].join('\t')
    expect(pairs(`${headings}\n${row}`)).toEqual([['HM3-250 H 3 D 200 F', 6]])
  })

  test.each([
    ['code first', 'HM3-250H3D200F\t6\nHB1-63 C32/3P\t40'],
    ['numbered', '1\tHM3-250H3D200F\t6\n2\tHB1-63 C32/3P\t40'],
    ['quantity first', '6\tHM3-250H3D200F\n40\tHB1-63 C32/3P'],
    ['with units', 'HM3-250H3D200F\t6台\t1250\nHB1-63 C32/3P\t40台\t16'],
    ['units in a column of their own', 'HM3-250H3D200F\t6\t台\t1250\nHB1-63 C32/3P\t40\t只\t16'],
    ['commas', 'HM3-250H3D200F, 6\nHB1-63 C32/3P, 40'],
    ['full-width commas', 'HM3-250H3D200F，6\nHB1-63 C32/3P，40'],
    ['semicolons', 'HM3-250H3D200F;6\nHB1-63 C32/3P;40'],
    ['lines', 'HM3-250H3D200F x6\nHB1-63 C32/3P ×40'],
    ['empty lines', '\n\nHM3-250H3D200F x6\n\n   \nHB1-63 C32/3P ×40\n\n'],
    ['carriage returns', 'HM3-250H3D200F\t6\r\nHB1-63 C32/3P\t40\r\n'],
    ['a heading without cells', '型号 数量\nHM3-250H3D200F x6\nHB1-63 C32/3P ×40'],
    ['headings once more on the next page', '型号\t数量\nHM3-250H3D200F\t6\n型号\t数量\nHB1-63 C32/3P\t40'],
  ])('%s', (_, text) => {
    expect(pairs(text)).toEqual([
      ['HM3-250H3D200F', 6],
      ['HB1-63 C32/3P', 40],
    ])
  })

  test('of several columns that might be it, none is taken for the quantity', () => {
    const list = listOf('HM3-250H3D200F\t6\t1250\nHB1-63 C32/3P\t40\t16')
    expect(list.columns).toEqual({ code: 0, quantity: null, isQuantityUnclear: true })
    expect(list.codes.map(({ quantity }) => quantity)).toEqual([null, null])
  })

  test('what is no quantity is named, and nothing is computed', () => {
    const { codes } = listOf('型号\t数量\nHM3-250H3D200F\t=2*3\nHB1-63 C32/3P\t若干')
    expect(codes.map(({ quantity, unreadQuantity }) => [quantity, unreadQuantity])).toEqual([
      [null, '=2*3'],
      [null, '若干'],
    ])
  })

  test('formulas and texts stay rows of the list', () => {
    expect(pairs('=1+1\n塑壳断路器\nHM3-250H3D200F')).toEqual([
      ['=1+1', null],
      ['塑壳断路器', null],
      ['HM3-250H3D200F', null],
    ])
  })

  test('merged cells: rows without a code of their own are named', () => {
    const list = listOf('型号\t数量\t回路\nHM3-250H3D200F\t6\tA1\n\t4\tA2\nHB1-63 C32/3P\t40\tA3')
    expect(list.codes.map(({ row }) => row)).toEqual([2, 4])
    expect(list.rowsWithoutCode).toEqual([3])
  })

  test('a cell with a line break is one cell', () => {
    expect(pairs('型号\t数量\n"HM3-250\nH 3 D 200 F"\t6')).toEqual([['HM3-250\nH 3 D 200 F', 6]])
  })

  test('inch marks are no quotes', () => {
    expect(pairs('"HM3-250H3D200F\t6\nHB1-63 1/2" C32\t40')).toEqual([
      ['"HM3-250H3D200F', 6],
      ['HB1-63 1/2" C32', 40],
    ])
  })
})

describe('limits', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `HM3-250 H 3 D ${index}\t2`).join('\n')
  const tooMany = { kind: 'problem', message: '清单超过 1,000 行，一次最多核对 1,000 行，请分几次核对' }

  test('1,000 rows are read', () => {
    expect(listOf(`型号\t数量\n${lines(MAX_CODES)}`).codes).toHaveLength(MAX_CODES)
  })

  test.each([MAX_CODES + 1, 100_000])('%i rows are too many', (count) => {
    expect(read(lines(count))).toEqual(tooMany)
  })

  test('reading ends, however long the text', () => {
    const before = process.cpuUsage()
    expect(read(lines(100_000))).toEqual(tooMany)
    expect(read('\n'.repeat(1_000_000))).toEqual(tooMany)
    read(' '.repeat(5_000_000))
    read(`HM3${' x'.repeat(1_000_000)}`)
    read('"'.repeat(1_000_001))
    read('\t'.repeat(2_000_000))
    // Half a second on an ordinary machine: what grew with rows times columns would take minutes.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(10_000)
  })

  test.each(['', '   \n\t\n', '型号\t数量'])('nothing in “%s”', (text) => {
    expect(read(text)).toEqual({ kind: 'problem', message: '没有读到型号，请每行写一个型号，数量写在后面一列' })
  })
})

describe('properties', () => {
  const letters = [...'ABCDHMXabcx0123456789-/. ', 'Ｈ', '３', '－', '塑']
  const code = fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 20 })
    .map((signs) => `H${signs.join('')}K7`)
    .filter((text) => codeAndQuantity(text).quantity === null && codeAndQuantity(text).written === text)
  const rows = fc.array(fc.record({ code, quantity: fc.integer({ min: 1, max: 999_999 }) }), { minLength: 1, maxLength: 30 })

  test('a list that was copied from a spreadsheet is read as it stands there', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n'), (list, lineBreak) => {
        const text = ['型号\t数量', ...list.map((row) => `${row.code}\t${row.quantity}`)].join(lineBreak)
        expect(pairs(text)).toEqual(list.map((row) => [row.code, row.quantity]))
      }),
    )
  })

  test('whatever is pasted: the spelling is a part of it, rows go up, and quantities are whole numbers', () => {
    const anything = fc.array(
      fc.oneof(fc.string({ unit: 'binary' }), code, fc.constantFrom('\n', '\t', ';', '，', '"', ' x6', '6台', '数量')),
    )
    fc.assert(
      fc.property(
        anything.map((parts) => parts.join('')),
        (text) => {
          const result = read(text)
          if (result.kind === 'problem') return
          const { codes } = result.list
          for (const { written, quantity } of codes) {
            expect(text.replaceAll('""', '"')).toContain(written.replace(/…$/, '').replaceAll('""', '"'))
            if (quantity !== null) expect(Number.isInteger(quantity) && quantity > 0 && quantity <= 999_999_999).toBe(true)
          }
          const numbers = codes.map(({ row }) => row)
          expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
        },
      ),
    )
  })
})
