import { describe, expect, it } from 'vitest'
import { chosenFigures } from '@/domain/data-sheet/chosen-figures'
import { chosenGroups } from '@/domain/data-sheet/chosen-groups'

const part = (name: string, key: string, unit: string, texts: string[]) => ({
  ...{ name, key, between: '', only: [] },
  texts: Object.fromEntries(texts.map((text) => [text, { value: text, unit }])),
  series: { value: texts.join('、'), unit },
})
const current = {
  place: { group: '额定参数', index: 0 },
  name: '额定电流 In',
  parts: [part('额定电流 In', 'in', 'A', ['100', '200', '250'])],
}
const breaking = { place: null, name: '分断能力 Icu', parts: [part('额定极限短路分断能力 Icu（AC 400 V）', 'icu', 'kA', ['50', '70'])] }
const implied = { in: '200', icu: '50' }

describe('key figures of a code', () => {
  const figures = [
    { value: '250', unit: 'A', label: '壳架等级电流 Inm' },
    { value: '70', unit: 'kA', label: '极限分断能力 Icu' },
    { value: '50', unit: 'kA', label: '短时耐受电流 Icw' },
    { value: '105', unit: 'mm', label: '宽度' },
  ]

  it('are those that were chosen, where a figure of the series is one of several', () => {
    expect(chosenFigures(figures, [current, breaking], implied)).toEqual([
      { value: '200', unit: 'A', label: '额定电流 In' },
      { value: '50', unit: 'kA', label: '极限分断能力 Icu' },
      ...figures.slice(2),
    ])
  })

  it('stay where nothing is chosen of them', () => {
    expect(chosenFigures(figures, [], implied)).toEqual(figures)
  })
})

describe('parameters of a code', () => {
  const groups = [{ name: '额定参数', rows: [{ name: '额定电流 In', value: '100、200、250', unit: 'A' }] }]

  it('have its values, and at the end what the table lacks', () => {
    expect(chosenGroups(groups, [current, breaking], implied, [])).toEqual([
      { name: '额定参数', rows: [{ name: '额定电流 In', value: '200', unit: 'A' }] },
      { name: '随所选变化', rows: [{ name: '分断能力 Icu', value: '50', unit: 'kA' }] },
    ])
  })

  it('do not repeat what the code says itself', () => {
    expect(chosenGroups(groups, [breaking], implied, ['分断能力 Icu'])).toEqual(groups)
  })

  it('lack what does not hold for it', () => {
    const row = { ...current, parts: current.parts.map((one) => ({ ...one, only: [{ key: 'poles', value: '4P' }] })) }
    expect(chosenGroups(groups, [row], { ...implied, poles: '3P' }, [])).toEqual([])
  })
})
