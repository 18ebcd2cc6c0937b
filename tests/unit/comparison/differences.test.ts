import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Matching } from '@/domain/attributes/kinds'
import type { NumberPart, TypedValue } from '@/domain/attributes/value'
import { bestCell } from '@/domain/comparison/best-cell'
import { comparable, differing, isSame } from '@/domain/comparison/differences'

const text = (value: string | null) => (value === null ? null : { value, unit: '', typed: null, match: null })
const number = (...parts: NumberPart[]): TypedValue => ({ kind: 'number', parts })
const exactly = (value: number): NumberPart => ({ min: value, max: value })
const cell = (typed: TypedValue | null, match: Matching = 'at-least') => ({ value: 'x', unit: '', typed, match })

describe('what differs', () => {
  it.each([
    [['250', '250', '400', '250'], [2]],
    [['105', '140', '140', '105'], []],
    [
      ['2.0', '2.9', '5.6', '2.9'],
      [0, 2],
    ],
    [[null, null, null, '0.03'], [3]],
    [['70', '70', '70', null], []],
    [['a', 'b', 'c'], []],
    [['3P', '4P'], [1]],
    [[null, '有'], [1]],
    [['有', null], [0]],
    [['同', '同'], []],
    [['一'], []],
  ])('of %j is %j', (values, marked) => {
    const marks = differing(values.map(text))
    expect(marks.flatMap((isMarked, index) => (isMarked ? [index] : []))).toEqual(marked)
  })

  it('property: nothing that is not said is marked, and rows that are the same have no marks', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', null), { minLength: 1, maxLength: 4 }), (values) => {
        const marks = differing(values.map(text))
        for (const [index, value] of values.entries()) if (value === null) expect(marks[index]).toBe(false)
        if (isSame(values.map(text))) expect(marks).not.toContain(true)
      }),
    )
  })

  it('is not how a value is spelt: order, zeros and unit make none, a note or a sign does', () => {
    const [one, other] = [number(exactly(50), exactly(70)), number(exactly(70), { ...exactly(50), places: { min: 1 } })]
    expect(comparable({ value: '', unit: '', typed: one })).toBe(comparable({ value: '', unit: '', typed: other }))
    const noted = number({ ...exactly(50), note: 'M' }, exactly(70))
    expect(comparable({ value: '', unit: '', typed: one })).not.toBe(comparable({ value: '', unit: '', typed: noted }))
    expect(comparable({ value: '−5', unit: '℃', typed: null })).not.toBe(comparable({ value: '5', unit: '℃', typed: null }))
    expect(comparable({ value: 'Modbus RTU', unit: '', typed: null })).toBe(comparable({ value: 'modbus　RTU', unit: '', typed: null }))
  })

  it('what nobody says, and one product alone, is not the same', () => {
    expect([isSame([text('a')]), isSame([null, null]), isSame([text('a'), null])]).toEqual([false, false, false])
  })
})

describe('the best value', () => {
  it('is the greatest where a wish is for so much at least, and one alone has it', () => {
    expect(bestCell([cell(number(exactly(50))), cell(number(exactly(36), exactly(70)))])).toEqual({ index: 1, reason: '最大' })
    expect(bestCell([cell(number(exactly(70))), cell(number(exactly(70))), cell(number(exactly(50)))])).toBeNull()
    expect(bestCell([cell(number(exactly(70))), null])).toBeNull()
    expect(bestCell([cell(number(exactly(70))), cell(number({ min: 50, max: null }))])).toEqual({ index: 1, reason: '最大' })
  })

  it('is the range that holds all others where it is for something within', () => {
    const range = (min: number, max: number) => cell(number({ min, max }), 'within')
    expect(bestCell([range(0.8, 1), range(0.4, 1)])).toEqual({ index: 1, reason: '范围最大' })
    expect(bestCell([range(0.8, 1.2), range(0.4, 1)])).toBeNull()
    expect(bestCell([range(0.8, 1), range(0.8, 1)])).toBeNull()
    expect(bestCell([cell(number(exactly(400), exactly(690)), 'within'), cell(number(exactly(230)), 'within')])).toBeNull()
  })

  it.each(['equal', 'at-most'] as const)('is none of what is compared by %s: size and weight are not judged', (match) => {
    expect(bestCell([cell(number(exactly(1)), match), cell(number(exactly(2)), match)])).toBeNull()
  })

  it('is not told where one of them can’t be read', () => {
    expect(bestCell([cell(number(exactly(50))), cell(number(exactly(70))), cell(null)])).toBeNull()
  })

  it('property: greater than each other one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 4 }), (values) => {
        const best = bestCell(values.map((value) => cell(number(exactly(value)))))
        const greatest = Math.max(...values)
        if (values.filter((value) => value === greatest).length > 1) expect(best).toBeNull()
        else expect(best?.index).toBe(values.indexOf(greatest))
      }),
    )
  })
})
