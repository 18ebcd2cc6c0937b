import { describe, expect, it } from 'vitest'
import type { Attribute } from '@/domain/attributes/attribute'
import { printedRow, readRow } from '@/domain/attributes/row'
import { unitNamed } from '@/domain/attributes/units'
import { fixtureFolder } from '../../../seed/assets'
import { loadFixtures } from '../../../seed/load-fixtures'

const { attributes, products, productCategories } = loadFixtures(fixtureFolder)

const byKey = new Map(
  attributes.map(({ symbol = '', condition = '', unit = null, choices, ...attribute }): [string, Attribute] => {
    const all = choices.map(({ label = '', ...choice }) => ({ ...choice, label }))
    return [attribute.key, { ...attribute, symbol, condition, unit, choices: all }]
  }),
)

const rows = products.flatMap(({ id, category, parameters }) => parameters.map((row) => ({ id, category, ...row })))
const attributesOf = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? [])

/** From one pair of voltages to another: a range whose ends are two numbers each (record 0069). */
const LEFT = new Set(['额定电压（相/线）'])

/** spec: demo-content/attributes */
describe('the parameters of the demo content', () => {
  it('are typed: every value with a unit is read', () => {
    expect(rows.length).toBeGreaterThan(1290)
    const free = rows.filter((row) => row.unit !== '' && row.attributes.length === 0)
    expect(free.filter(({ name }) => !LEFT.has(name)).map(({ id, name, value }) => `${id} ${name}: ${value}`)).toEqual([])
    expect(rows.filter((row) => row.attributes.length > 0).length).toBeGreaterThan(1240)
  })

  it('can all be read, and stand as they are printed', () => {
    const wrong = rows.flatMap(({ id, name, value, unit, attributes: keys }) => {
      const named = attributesOf(keys)
      const reading = named.length > 0 ? readRow(named, { value, unit }) : null
      if (reading && 'problem' in reading) return [`${id} ${name}: ${reading.problem}`]
      const shown = printedRow(named, { value, unit })
      return shown.value === value && shown.unit === unit ? [] : [`${id} ${name}: ${value} ${unit} → ${shown.value} ${shown.unit}`]
    })
    expect(wrong).toEqual([])
  })

  it('have no attribute twice in a product', () => {
    const twice = products.flatMap(({ id, parameters }) => {
      const keys = parameters.flatMap((row) => row.attributes)
      return keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${id} ${key}`)
    })
    expect(twice).toEqual([])
  })

  it('name attributes that hold for their category', () => {
    const parents = new Map(productCategories.flatMap(({ id, children }) => children.map((child) => [child.id, id])))
    const scopes = new Map(attributes.map(({ key, categories }) => [key, categories]))
    const outside = rows.flatMap(({ id, category, attributes: keys }) =>
      keys
        .filter((key) => {
          const scope = scopes.get(key) ?? []
          return scope.length > 0 && !scope.includes(category) && !scope.includes(parents.get(category) ?? 0)
        })
        .map((key) => `${id} ${key}`),
    )
    expect(outside).toEqual([])
  })

  it('have filters in every category, each with values in at least one product of it', () => {
    const filters = new Set(attributes.filter(({ isFilter }) => isFilter).map(({ key }) => key))
    for (const { id, name } of productCategories.flatMap(({ children }) => children)) {
      const found = new Set(
        rows.filter(({ category }) => category === id).flatMap((row) => row.attributes.filter((key) => filters.has(key))),
      )
      expect(found.size, name).toBeGreaterThanOrEqual(2)
    }
  })

  it('has no attribute that nothing uses, and none without a known unit', () => {
    const used = new Set(rows.flatMap((row) => row.attributes))
    expect(attributes.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([])
    expect(attributes.filter(({ unit }) => unit && !unitNamed(unit))).toEqual([])
    const choices = attributes.filter(({ kind }) => kind === 'choice')
    expect(choices.filter((attribute) => attribute.choices.length === 0).map(({ key }) => key)).toEqual([])
  })
})
