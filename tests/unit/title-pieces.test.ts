import { expect, it } from 'vitest'
import { titlePieces } from '@/components/symbols/title-pieces'

it.each([
  ['HM3E-250 电子式塑壳断路器 4P', ['HM3E-250 电子式', '塑壳', '断路器 4P']],
  ['HV500 变频器 7.5 kW', ['HV500 变频器 ', '7.5\u00a0kW']],
  ['', []],
])('%s breaks between words, and no number parts from its unit', (title, pieces) => {
  expect(titlePieces(title)).toEqual(pieces)
})
