import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOf, onOneLine, problemOf } from '@/admin/preview/typing/line'
import { hasMarks, markOf } from '@/lib/source-marks'

const mark = markOf({ document: 'products.153', path: 'title' })
/** Texts out of anything, with whole and cut marks, breaks and halves of characters between. */
const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(mark, mark.slice(0, 3), mark.slice(1), '\r\n', '\t', '\u2028', '\u0000', '\udb40', '\udc5b'),
)
const pasted = fc.array(piece).map((pieces) => pieces.join(''))

describe('what is typed in the page', () => {
  it('is one line without marks, whatever is pasted', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const line = lineOf(text)
        expect(hasMarks(line)).toBe(false)
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\p{Surrogate}]/u)
        expect(lineOf(line)).toBe(line)
      }),
    )
  })

  it('stays as it is when nothing is wrong with it', () => {
    for (const text of ['塑壳断路器 HM3-250', 'Iₙ = 250 A', '👍🏽 好', '🏴', '']) expect(onOneLine(text)).toBe(text)
  })

  it('has a space where a line was broken', () => {
    expect(lineOf(`第一行${mark}\r\n第二行\t第三列\n`)).toBe('第一行 第二行 第三列')
  })
})

describe('the rules of a line', () => {
  const rules = { isRequired: true, minLength: 2, maxLength: 4 }

  it.each([
    ['', '这里不能为空，请填写。'],
    ['一', '至少 2 个字，还差 1 个字。'],
    ['一二三四五六', '最多 4 个字，超出 2 个字，请删短。'],
    ['一二', null],
    ['一二三四', null],
  ])('of “%s” say %s', (line, problem) => {
    expect(problemOf(line, rules)).toBe(problem)
  })

  it('let what is not required be empty', () => {
    expect(problemOf('', { ...rules, isRequired: false })).toBeNull()
  })
})
