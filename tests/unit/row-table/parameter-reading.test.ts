import { describe, expect, it } from 'vitest'
import { readingOf, type Scope } from '@/admin/parameters/reading-of'
import { suggestedWords } from '@/admin/parameters/suggested-words'
import type { Attribute } from '@/domain/attributes/attribute'

const attribute = (key: string, name: string, symbol: string, unit: Attribute['unit']): Attribute => ({
  ...{ key, name, symbol, unit, condition: '', kind: 'number', choices: [] },
})
const current = { id: 1, attribute: attribute('in', '额定电流', 'In', 'A'), categories: [] }
const mass = { id: 2, attribute: attribute('mass', '质量', '', 'kg'), categories: [] }
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
