import { describe, expect, it } from 'vitest'
import { readValue } from '@/domain/attributes/typed-value'
import { cardFilters, cardName, cardValue } from '@/domain/facets/card-fact'
import { attribute, breaking, poles } from '../attributes/attribute'
import { filter, filters } from './filters'

function read(text: string, of = attribute()) {
  const reading = readValue(of, text)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.value
}

describe('a card', () => {
  it('shows the first three filters that are numbers, and others where there are too few', () => {
    expect(cardFilters(filters).map(({ key }) => key)).toEqual(['in', 'icu', 'mass'])
    expect(cardFilters([filter({ ...poles, key: 'poles' }), filter({ key: 'in' })]).map(({ key }) => key)).toEqual(['in', 'poles'])
  })

  it('says many values as a range, and what is said about them as it is', () => {
    expect(cardValue(attribute(), read('16、25、40、63、100'))).toBe('16〜100 A')
    expect(cardValue(attribute(), read('400、630'))).toBe('400、630 A')
    expect(cardValue(breaking, read('36（L） / 50（M） / 70（H） / 85（V）', breaking))).toBe('36（L）/ 50（M）/ 70（H）/ 85（V） kA')
    expect(cardValue(poles, read('3P、4P', poles))).toBe('3P、4P')
    expect(cardValue(attribute(), null)).toBe('—')
  })

  it('names an attribute by its symbol where the name is long', () => {
    expect(cardName(attribute())).toBe('额定电流 In')
    expect(cardName(attribute({ name: '额定极限短路分断能力', symbol: 'Icu', condition: 'AC 400 V' }))).toBe('Icu，AC 400 V')
    expect(cardName(poles)).toBe('极数')
  })
})
