import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readValue, writeValue } from '@/domain/attributes/typed-value'
import type { NumberPart, TypedValue } from '@/domain/attributes/value'
import type { Choices } from '@/domain/order-codes/choices'
import { codesOf, countCodes } from '@/domain/order-codes/codes'
import { impliedValues } from '@/domain/order-codes/implied-values'
import { calculate } from '@/domain/selector/calculation'
import { type Candidate, isNearer, MOST_COUNTED, nearestFit, nearMiss } from '@/domain/selector/fitting'
import { type Demand, distance } from '@/domain/selector/meets'
import { readSelection } from '@/domain/selector/selection'
import { uses } from '@/domain/selector/uses'
import { candidates, known } from './catalogue'

const choicesOf = new Map<Candidate, Map<string, Choices>>()

/** The codes of a product, with what is chosen in each. */
function choicesBy(candidate: Candidate): Map<string, Choices> {
  const { rule } = candidate
  const known = choicesOf.get(candidate) ?? new Map(rule ? [...codesOf(rule)].map((one) => [one.code, one.choices]) : [['', {}]])
  choicesOf.set(candidate, known)
  return known
}

/** What a code states, told apart by who says it: its choices, or the series. */
function statedBy(candidate: Candidate, code: string, key: string): { value: TypedValue; isSeries: boolean } | null {
  const { rule, series } = candidate
  const choices = choicesBy(candidate).get(code)
  const text = rule && choices ? impliedValues(rule, choices)[key] : undefined
  const attribute = known.get(key)
  const reading = text !== undefined && attribute ? readValue(attribute, text) : null
  if (reading && 'value' in reading) return { value: reading.value, isSeries: false }
  const value = series.get(key)
  return value ? { value, isSeries: true } : null
}

/** Is a demand met? Written apart from the selector, in plain words: every device that the value may stand for must meet it. */
function isMetBy(candidate: Candidate, code: string, demand: Demand): boolean {
  const found = demand.attributes.map((key) => statedBy(candidate, code, key)).find((one) => one !== null)
  if (!found) return demand.isOptional === true
  const { value, isSeries } = found
  if (value.kind === 'flag') return false
  const isUnsure =
    isSeries && candidate.rule !== null && value.parts.length > 1 && value.parts.some(({ note }) => note !== undefined && note !== '')
  if (demand.how === 'one-of') {
    if (value.kind !== 'choice') return false
    const answers = value.parts.map((part) => demand.choices.includes(part.value))
    return isUnsure ? !answers.includes(false) : answers.includes(true)
  }
  if (value.kind !== 'number') return false
  const left = shareLeft(candidate, code, demand)
  if (left === null) return false
  const answers = ofSupply(value.parts, demand.supply).map(({ min, max }) => {
    if (demand.how === 'within') return (min === null || min <= demand.value) && (max === null || max >= demand.value)
    const end = isUnsure ? min : max
    return end === null ? !isUnsure : (left < 1 ? Number((end * left).toPrecision(4)) : end) >= demand.value
  })
  return isUnsure ? answers.length > 0 && !answers.includes(false) : answers.includes(true)
}

/** What its tables leave of it, looked up in the text that is printed: the first row that is as warm or as high. */
function shareLeft(candidate: Candidate, code: string, demand: Demand): number | null {
  const shares = (demand.surroundings ?? []).map(({ attribute, at }) => {
    const stated = statedBy(candidate, code, attribute)
    const table = known.get(attribute)
    if (!stated || !table) return 1
    const rows = writeValue(stated.value, table)
      .split(/ ?\/ /)
      .map((row) => /^([\d.]+)（([\d,]+) (?:℃|m)）$/.exec(row) ?? expect.fail(row))
    const row = rows.find(([, , place = '']) => Number(place.replace(',', '')) >= at)
    return row ? Number(row[1]) : null
  })
  return shares.includes(null) ? null : shares.reduce<number>((product, share) => product * (share ?? 1), 1)
}

function ofSupply(parts: readonly NumberPart[], supply?: string): NumberPart[] {
  const named = parts.map((part, index) => ({
    part,
    kind: parts.slice(0, index + 1).findLast(({ qualifier }) => qualifier)?.qualifier ?? '',
  }))
  return named.flatMap(({ part, kind }) => (supply && /AC|DC/.test(kind) && !kind.includes(supply) ? [] : [part]))
}

const query = fc.record({
  use: fc.constantFrom(...uses.map(({ key }) => key)),
  known: fc.constantFrom('transformer', 'current', 'power', 'motor'),
  s: fc.constantFrom('100', '250', '400', '630', '1000', '1250', '1600', '2500'),
  i: fc.double({ min: 0.5, max: 5000, noNaN: true }).map((number) => number.toFixed(2)),
  p: fc.double({ min: 0.1, max: 1500, noNaN: true }).map((number) => number.toFixed(2)),
  ik: fc.double({ min: 0.5, max: 120, noNaN: true }).map((number) => number.toFixed(1)),
  u: fc.constantFrom('230', '400', '690'),
  poles: fc.constantFrom('1P', '1P+N', '2P', '3P', '4P'),
  earth: fc.constantFrom('TN-S', 'TN-C', 'TT', 'IT'),
  t: fc.integer({ min: -40, max: 75 }).map(String),
  h: fc.constantFrom('0', '2000', '2600', '3500', '5500'),
  isc: fc.double({ min: 1, max: 60, noNaN: true }).map((number) => number.toFixed(1)),
  ns: fc.integer({ min: 1, max: 28 }).map(String),
  place: fc.constantFrom('entry', 'board'),
  ct: fc.constantFrom('5', '1'),
})

const selections = query
  .map((fields) => readSelection(new URLSearchParams(fields)))
  .filter((selection) => selection !== null && selection.problems.size === 0)
const questions = fc.record({ selection: selections, candidate: fc.constantFrom(...candidates) })

describe('what the selector answers of the products of the demo content', () => {
  it('each offered code meets every demand, by an independent check', () => {
    fc.assert(
      fc.property(questions, ({ selection, candidate }) => {
        const { demands } = calculate(selection ?? expect.fail())
        const fit = nearestFit(candidate, demands, known)
        for (const demand of fit ? demands : []) expect(isMetBy(candidate, fit?.code ?? '', demand), demand.key).toBe(true)
      }),
      { numRuns: 600 },
    )
  })

  it('of what is left out each code fails a demand', () => {
    const small = candidates.filter(({ rule }) => rule === null || countCodes(rule) < 120)
    fc.assert(
      fc.property(fc.record({ selection: selections, candidate: fc.constantFrom(...small) }), ({ selection, candidate }) => {
        const { demands } = calculate(selection ?? expect.fail())
        if (nearestFit(candidate, demands, known)) return
        const codes = candidate.rule ? [...codesOf(candidate.rule)].map(({ code }) => code) : ['']
        for (const code of codes)
          expect(
            demands.every((demand) => isMetBy(candidate, code, demand)),
            code,
          ).toBe(false)
      }),
      { numRuns: 400 },
    )
  })

  it('a near miss fails the one demand that it names, and meets all others', () => {
    fc.assert(
      fc.property(questions, ({ selection, candidate }) => {
        const { demands } = calculate(selection ?? expect.fail())
        const miss = nearestFit(candidate, demands, known) ? null : nearMiss(candidate, demands, known)
        for (const demand of miss ? demands : []) {
          expect(isMetBy(candidate, miss?.code ?? '', demand), demand.key).toBe(demand.key !== miss?.failing.demand.key)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('a near miss lacks as little as any code of the product', () => {
    const [breaker] = candidates.filter(({ title }) => title.startsWith('HA1-1600'))
    const { demands } = calculate(readSelection(new URLSearchParams('use=incoming')) ?? expect.fail())
    const miss = breaker && nearMiss(breaker, demands, known)
    expect(miss?.failing).toMatchObject({ has: '1,600 A', gap: 204 })
    expect(miss?.code).toMatch(/^HA1-1600 1600 3 /)
  })

  it('1250 kVA with 6 % lead to HA1-2000, which is nearer than HA1-6300; HM3 stays open below its class', () => {
    const { demands } = calculate(readSelection(new URLSearchParams('use=incoming')) ?? expect.fail())
    const fits = candidates.filter(({ category }) => category === 11).flatMap((one) => nearestFit(one, demands, known) ?? [])
    expect(fits.map(({ code }) => code)).toEqual([expect.stringMatching(/^HA1-2000 2000 3 /), expect.stringMatching(/^HA1-6300 4000 3 /)])
    const [one, other] = fits.map(({ verdicts }) => distance(verdicts)[0])
    expect(one).toBeLessThan(other ?? 0)
  })

  it('at 60 ℃ and 3,000 m a breaker carries what its catalogue leaves, and the next larger one is offered', () => {
    const [breaker] = candidates.filter(({ title }) => title.startsWith('HM3-250 '))
    const fitAt = (where: Record<string, string>) => {
      const { demands } = calculate(readSelection(new URLSearchParams({ use: 'feeder', i: '155', ...where })) ?? expect.fail())
      return breaker && nearestFit(breaker, demands, known)?.verdicts.find(({ demand }) => demand.key === 'current')
    }
    expect(fitAt({ t: '40' })).toMatchObject({ has: '160 A' })
    expect(fitAt({ t: '40' })?.derated).toBeUndefined()
    expect(fitAt({ t: '55' })).toMatchObject({ has: '162 A', derated: '180 A × 0.9（60 ℃）' })
    expect(fitAt({ t: '60', h: '3500' })).toMatchObject({ has: '167.4 A', derated: '200 A × 0.9（60 ℃） × 0.93（4,000 m）' })
  })

  it('11 kW lead to contactors first, and to thermal relays behind them, whose range has no margin', () => {
    const { demands } = calculate(readSelection(new URLSearchParams('use=motor&p=11')) ?? expect.fail())
    const fits = candidates.filter(({ category }) => [21, 22].includes(category)).flatMap((one) => nearestFit(one, demands, known) ?? [])
    const ordered = fits.toSorted((one, other) => (isNearer(one.verdicts, other.verdicts) ? -1 : 1)).map(({ code }) => code)
    const first = ordered.findIndex((code) => code.startsWith('HR1-'))
    expect(ordered[0]).toMatch(/^HC1-/)
    expect(ordered[first]).toMatch(/^HR1-36 17-25/)
    expect(ordered.slice(first).some((code) => code.startsWith('HC1-'))).toBe(false)
  })

  it('the first code is the nearest by its rated current', () => {
    for (const i of ['90', '170', '390']) {
      const { demands } = calculate(readSelection(new URLSearchParams({ use: 'feeder', i })) ?? expect.fail())
      for (const candidate of candidates.filter(({ category }) => category === 12)) {
        const fit = nearestFit(candidate, demands, known)
        const meeting = [...choicesBy(candidate).keys()].filter((code) => demands.every((demand) => isMetBy(candidate, code, demand)))
        expect(fit?.count ?? 0).toBe(Math.min(meeting.length, MOST_COUNTED))
        if (fit) expect(ratedCurrent(candidate, fit.code)).toBe(Math.min(...meeting.map((code) => ratedCurrent(candidate, code))))
      }
    }
  })
})

function ratedCurrent(candidate: Candidate, code: string): number {
  const value = statedBy(candidate, code, 'rated-current')?.value
  return value?.kind === 'number' ? Math.max(...value.parts.map(({ max }) => max ?? 0)) : 0
}
