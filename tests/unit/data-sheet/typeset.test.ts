import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf, runsOf } from '@/data-sheet/page/typeset.mjs'
import { splitSymbols } from '@/domain/split-symbols'

/** Every character is as wide as another, Chinese twice. */
const measure = ({ text }: { text: string }) =>
  Array.from(text, (sign) => (/[ -~]/.test(sign) ? 1 : 2) as number).reduce((a, b) => a + b, 0)
const texts = (text: string, width: number) =>
  linesOf(splitSymbols(text), width, measure).map(({ runs }) => runs.map((run) => run.text).join(''))

describe('a text in lines', () => {
  it('breaks between Chinese characters, and at blanks of Latin words', () => {
    expect(texts('额定极限短路分断能力', 8)).toEqual(['额定极限', '短路分断', '能力'])
    expect(texts('Modbus RTU over TCP', 10)).toEqual(['Modbus RTU ', 'over TCP'])
  })

  it('begins no line with a comma or a closing bracket, and ends none with an opening one', () => {
    expect(texts('额定电流，', 8)).toEqual(['额定电', '流，'])
    expect(texts('额定电（流）', 8)).toEqual(['额定电', '（流）'])
  })

  it('keeps quantities and symbols in one line', () => {
    expect(texts('宽度为 105 mm 以内', 12)).toEqual(['宽度为 ', '105 mm 以内'])
    expect(texts('能力为 Icu', 8)).toEqual(['能力为 ', 'Icu'])
  })

  it('lowers the second part of a symbol', () => {
    const [line] = linesOf(splitSymbols('Icu'), 10, measure)
    expect(line?.runs).toEqual([
      { text: 'I', isLatin: true, isLowered: false },
      { text: 'cu', isLatin: true, isLowered: true },
    ])
  })

  it('cuts a word that is wider than a line', () => {
    expect(texts('ABCDEFGH', 3)).toEqual(['ABC', 'DEF', 'GH'])
  })

  it('loses nothing but the blanks at the beginning of lines, and is never too wide', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('额定电流，（）ab1 2A/')) }),
        fc.integer({ min: 2, max: 20 }),
        (text, width) => {
          const lines = linesOf(splitSymbols(text), width, measure)
          const all = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('')
          expect(all.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(width)
        },
      ),
    )
  })

  it('has Latin letters and Chinese characters in fonts of their own', () => {
    expect(runsOf('IP65 防护').map(({ text, isLatin }) => [text, isLatin])).toEqual([
      ['IP65 ', true],
      ['防护', false],
    ])
  })
})
