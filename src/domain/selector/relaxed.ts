import { choiceFields } from './fields'
import type { Demand } from './meets'
import { whyNot } from './obstacles'
import type { Selection } from './selection'

/** Another answer to one question, with which a demand is as high as a product can meet. */
export type Relaxed = { label: string; changes: Readonly<Record<string, string>> }

/** Rated powers of distribution transformers, kVA. */
const RATED_POWERS = [100, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000]

/** Demands are rounded to four digits: what is exactly enough may be shown, and compared, as a little more. */
const WITHIN_ROUNDING = 0.9994

type Missed = Pick<Demand, 'key'> & { has: string | null; value: number | null; gap: number | null }

/** What would have to be demanded instead, of the field that the demand follows from; null where it follows from several. */
export function relaxed(selection: Selection, { key, has: stated, value, gap }: Missed): Relaxed | null {
  const { known, numbers } = selection
  if (key === 'poles') return otherPoles(selection, stated)
  if (value === null || gap === null || value <= 0) return null
  const has = value - gap
  if (has <= 0) return null
  const share = (has / value) * WITHIN_ROUNDING
  if (['current', 'ac3'].includes(key)) return ofCurrent(known, numbers, has, share)
  if (['breaking', 'icw'].includes(key)) return known === 'transformer' ? null : changed('ik', 'Ik', has, 'kA')
  if (key === 'altitude') return changed('h', '海拔', has, 'm')
  if (key === 'voltage' && known === 'string') return changed('ns', '每串', Math.floor(numbers.ns * share), '块')
  return null
}

/** As many poles as the product has, where these go with the rest. */
function otherPoles(selection: Selection, has: string | null): Relaxed | null {
  const poles = choiceFields.poles.choices.find(({ value }) => value === has)?.value
  return poles && whyNot('poles', poles, selection) === null ? { label: `改为 ${poles}`, changes: { poles } } : null
}

function ofCurrent(known: Selection['known'], numbers: Selection['numbers'], has: number, share: number): Relaxed | null {
  if (known === 'current') return changed('i', '', has, 'A')
  if (known === 'string') return changed('isc', 'ISC', floored(numbers.isc * share), 'A')
  if (known === 'power' || known === 'motor') return changed('p', '', floored(numbers.p * share), 'kW')
  const power = RATED_POWERS.findLast((one) => one <= numbers.s * share)
  return known === 'transformer' && power !== undefined ? changed('s', '', power, 'kVA') : null
}

const changed = (field: string, name: string, value: number, unit: string): Relaxed | null =>
  value > 0 ? { label: `改为 ${name && `${name} `}${value} ${unit}`, changes: { [field]: String(value) } } : null

/** Three significant figures, never more than the number. */
function floored(value: number): number {
  const scale = 10 ** (2 - Math.floor(Math.log10(value)))
  return Number((Math.floor(value * scale) / scale).toPrecision(3))
}
