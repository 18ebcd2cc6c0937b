import { describe, expect, it } from 'vitest'
import { filterMark, sumOfRows } from '@/admin/parameters/filter-rows'
import { readingOf, type Scope } from '@/admin/parameters/reading-of'
import { suggestedWords } from '@/admin/parameters/suggested-words'
import type { Attribute } from '@/domain/attributes/attribute'

const attribute = (key: string, name: string, symbol: string, unit: Attribute['unit']): Attribute => ({
  ...{ key, name, symbol, unit, condition: '', kind: 'number', choices: [] },
})
const current = { id: 1, attribute: attribute('in', '额定电流', 'In', 'A'), categories: [], isFilter: true }
const mass = { id: 2, attribute: attribute('mass', '质量', '', 'kg'), categories: [], isFilter: false }
const scope: Scope = { all: [current, mass], own: [current, mass] }
const text = (unit: string, value = '16、250') => ({ group: '额定参数', name: '额定电流', value, unit })

describe('a row of parameters', () => {
  it('is offered the attribute that fits, and shows what pages print', () => {
    const { offer, printed } = readingOf(text('A'), [], scope)
    expect(offer).toEqual({ label: '额定电流 In', cells: { attributes: [1] } })
    expect(printed).toBe('16、250 A')
  })

  it('says how it is read', () => {
    expect(readingOf(text('A'), [1], scope)).toMatchObject({ isWrong: false, says: expect.stringContaining('读作 2 个数值，单位 A') })
  })

  it('is mended by the unit of its attribute where that is what is wrong', () => {
    const { isWrong, at, repairs } = readingOf(text('kV'), [1], scope)
    expect([isWrong, at]).toEqual([true, 'unit'])
    expect(repairs[0]).toEqual({ label: '改为 A', cells: { unit: 'A' } })
  })

  it('is mended by the attribute that its name and unit belong to, or by none', () => {
    const { at, repairs } = readingOf(text('A'), [2], scope)
    expect(at).toBe('value')
    expect(repairs.map(({ cells }) => cells)).toEqual([{ attributes: [1] }, { attributes: [] }])
  })

  it('is offered in the unit of its attribute where another one was typed', () => {
    const tidy = (unit: string, value: string) => readingOf(text(unit, value), [1], scope).tidy
    const asAmperes = { label: '改为 400 A', cells: { value: '400', unit: 'A' } }
    expect(tidy('', '0.4 kA')).toEqual(asAmperes)
    expect(tidy('A', '0.4 kA')).toEqual(asAmperes)
    expect(tidy('kA', '0.4')).toEqual(asAmperes)
    expect(tidy('A', '400')).toBeNull()
    expect(tidy('', '400（40 ℃）')).toBeNull()
    expect(tidy('V', '400')).toBeNull()
  })

  it('says nothing of itself while it has no value', () => {
    expect(readingOf(text('kV', ''), [1], scope)).toMatchObject({ isWrong: false, says: '', printed: '' })
  })
})

it('words are offered by the category: its attributes, and units of one quantity', () => {
  const row = { id: 'a', cells: { group: '额定参数', name: '', value: '', unit: '', attributes: [1] } }
  expect(suggestedWords([row], row, 'group', scope)).toEqual(['额定参数'])
  expect(suggestedWords([row], row, 'name', scope)).toEqual(['额定电流 In', '质量'])
  expect(suggestedWords([row], row, 'unit', scope)).toEqual(['A', 'mA', 'kA'])
  expect(suggestedWords([row], row, 'value', scope)).toEqual([])
})

describe('what rows are good for', () => {
  it('is the place of their filter among those of the category', () => {
    const filtering = { ...mass, isFilter: true }
    expect(filterMark([2], { all: [], own: [current, filtering] })).toEqual({ sign: '2', says: '用于产品列表的第 2 个筛选条件“质量”' })
    expect(filterMark([2], scope)).toBeNull()
    expect(filterMark([1], { all: [current], own: [] })).toBeNull()
  })

  it('is said of all of them in one sentence', () => {
    const [filter, typed, plain] = [
      { hasAttribute: true, isFilter: true },
      { hasAttribute: true, isFilter: false },
      { hasAttribute: false, isFilter: false },
    ]
    expect(sumOfRows([filter, typed])).toBe('2 行对应属性，1 行用于筛选')
    expect(sumOfRows([filter, typed, plain])).toBe('2 行对应属性，1 行用于筛选；其余 1 行为普通文字')
    expect(sumOfRows([plain])).toBe('都是普通文字，不能比较和筛选')
    expect(sumOfRows([])).toBe('')
  })
})
