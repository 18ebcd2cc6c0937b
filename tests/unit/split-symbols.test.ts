import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Part, splitSymbols } from '@/domain/split-symbols'

const textOf = (part: Part) => (part.kind === 'symbol' ? part.text + part.sub : part.text)
const symbolsIn = (text: string) => splitSymbols(text).flatMap((part) => (part.kind === 'symbol' ? [part.text + part.sub] : []))
const quantitiesIn = (text: string) => splitSymbols(text).flatMap((part) => (part.kind === 'quantity' ? [part.text] : []))

describe('electrical symbols in a text', () => {
  it.each([
    'In',
    'Icu',
    'Ics',
    'Icw',
    'Icm',
    'Icn',
    'Inm',
    'Ie',
    'Ith',
    'Ir',
    'Ii',
    'Ip',
    'Imax',
    'IΔn',
    'IΔm',
    'IΔno',
    'Isd',
    'tsd',
    'KT',
    'cmax',
    'uk',
    'Uk',
    'Ue',
    'Ui',
    'Un',
    'Uimp',
    'Up',
    'Uc',
    'Uoc',
  ])('lowers the index of %s', (symbol) => {
    expect(splitSymbols(symbol)).toEqual([{ kind: 'symbol', text: symbol[0], sub: symbol.slice(1) }])
  })

  it('finds them beside Chinese and signs', () => {
    expect(symbolsIn('额定电流In，Icu=70 kA，Ics 等于 100% Icu（Ue 400 V）')).toEqual(['In', 'Icu', 'Ics', 'Icu', 'Ue'])
  })

  it('keeps how many times with them', () => {
    expect(splitSymbols('5–10 In')).toEqual([{ kind: 'symbol', text: '5–10 I', sub: 'n' }])
  })

  it('leaves words and models alone', () => {
    expect(symbolsIn('In-house Unit, IEC 60947, Input, UL 489, HM3E-250, Icon, UPS, Ino')).toEqual(['In'])
    expect(symbolsIn('Min, HUe, 3In')).toEqual([])
  })
})

describe('quantities in a text', () => {
  it.each([
    '70 kA',
    '250 A',
    '16–250 A',
    '16〜250 A',
    '400 V',
    '50 Hz',
    '105 mm',
    '2.5 mm²',
    '30 mA',
    '2,000 kVA',
    '7.5 kW',
    '±0.5 %',
    '−25 ℃',
    '3 ms',
    '1.2 N·m',
    '1 s',
    '8 h',
    'AC 400 V',
    'DC 1,500 V',
    '0.1〜0.15 s',
    '70（H）kA',
    '50（M）/ 70（H） kA',
    '220–240 V',
    '10 万',
    '2026 年',
    '3 个',
    '5 kWh',
    '100 A²s',
    '400-820-0000',
    '+86 400-820-0000',
    '0512-88886666',
    '021-0000-0000',
    '0755-1234-5678',
    '+86 021-0000-0000',
    '30 mA〜1 A',
    '50 ms〜2 s',
    '138 0000 0000',
    'UL 489',
    'IEC 60947-4-1',
    'IEC 60947-2:2024',
    'GB/T 14048.2-2020',
    'ISO 9001',
  ])('keeps %s together', (quantity) => {
    expect(splitSymbols(quantity)).toEqual([{ kind: 'quantity', text: quantity }])
  })

  it('finds them beside Chinese', () => {
    expect(quantitiesIn('250 A 壳架，极限分断能力70 kA。')).toEqual(['250 A', '70 kA'])
    expect(quantitiesIn('HB1U-63 UL 489 小型断路器，符合 GB/T 14048.2、NB/T 10188。')).toEqual(['UL 489', 'GB/T 14048.2', 'NB/T 10188'])
  })

  it('asks for a known unit', () => {
    expect(quantitiesIn('3 Poles, 60947 series, HM3-250 Auto, 5 kWx, 2026-05-12, 021-0000-00001, 1021-0000-0000')).toEqual([])
  })
})

describe('the parts of a text', () => {
  const piece = fc.constantFrom('In', 'Icu', 'I', 'Δn', 'U', 'e', '70', ' ', 'kA', 'A', 'mm²', '–', '，', '额定', '.', '−', 'imp', '%')
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
  )

  it('joined, are the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(splitSymbols(text).map(textOf).join('')).toBe(text)
      }),
    )
  })

  it('are never empty', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const part of splitSymbols(text)) expect(textOf(part)).not.toBe('')
      }),
    )
    expect(splitSymbols('')).toEqual([])
  })
})
