import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributeKinds, matchings } from '@/domain/attributes/kinds'
import { unitNames } from '@/domain/attributes/units'
import type { Attribute } from '@/payload-types'
import { meaningField } from '@/spreadsheet/meaning-field'

const field = meaningField(() => ({ required: false, maxLength: 200, maxRows: 100, min: 0 }))

const attribute = { id: 1, key: 'x', name: '名', sortOrder: 1, updatedAt: '', createdAt: '' }
const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((one) => one.replaceAll(/\s/g, ' ').trim())
const choice = fc.record({ value: text.filter(Boolean), label: text.map((one) => one || null), aliases: text.map((one) => one || null) })
const meaning = fc.oneof(
  fc.record({
    kind: fc.constant('number' as const),
    unit: fc.constantFrom(...unitNames, null),
    match: fc.constantFrom(...matchings.map(({ value }) => value)),
  }),
  fc.record({ kind: fc.constant('choice' as const), choices: fc.array(choice, { minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('flag' as const) }),
)
const docOf = (given: Partial<Attribute>): Attribute => ({ ...attribute, kind: 'flag', match: 'equal', ...given })

/** spec: content/attributes-in-sheets */
describe('what an attribute means, in a sheet', () => {
  it('comes back as it went, whatever its choices say', () => {
    fc.assert(
      fc.property(meaning, (given) => {
        const cells = field.write(docOf(given))
        expect(field.read(cells, undefined)).toEqual({ cells, patch: given })
      }),
    )
  })

  it('says nothing that goes with another kind, though it is still stored', () => {
    const left = { unit: 'A', match: 'within', choices: [{ value: '3P' }] } as const
    const written = attributeKinds.map(({ value }) => field.write(docOf({ kind: value, ...left, choices: [...left.choices] })))
    expect(written).toEqual([
      ['数值', 'A', '所选在范围之内', ''],
      ['选项', '', '', '3P'],
      ['是/否', '', '', ''],
    ])
  })

  it.each([
    ['the label of the form', ['是 / 否', '', '', ''], { kind: 'flag' }],
    [
      'a unit in another spelling, and the whole sentence',
      ['数值', 'ka', '不小于所选，例如分断能力', ''],
      { kind: 'number', unit: 'kA', match: 'at-least' },
    ],
    ['nothing for how it is matched', ['数值', '', '', ''], { kind: 'number', unit: null, match: 'equal' }],
  ])('%s is understood', (_, cells, patch) => {
    expect(field.read(cells, undefined).patch).toEqual(patch)
  })
})
