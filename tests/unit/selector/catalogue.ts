import type { Attribute } from '@/domain/attributes/attribute'
import { readRow } from '@/domain/attributes/row'
import type { TypedValue } from '@/domain/attributes/value'
import { orderingRule } from '@/domain/order-codes/rule'
import type { Candidate } from '@/domain/selector/fitting'
import { fixtureFolder } from '../../../seed/assets'
import { loadFixtures } from '../../../seed/load-fixtures'

const { products, attributes, orderCodes } = loadFixtures(fixtureFolder)

/** The attributes of the demo content, by their keys. */
export const known = new Map(
  attributes.map(({ symbol = '', condition = '', unit = null, choices, ...attribute }): [string, Attribute] => {
    const all = choices.map(({ label = '', ...choice }) => ({ ...choice, label }))
    return [attribute.key, { ...attribute, symbol, condition, unit, choices: all }]
  }),
)

/** Its products, as the selector chooses from them. */
export const candidates = products.map(({ id, title, category, parameters }): Candidate & { title: string; category: number } => {
  const series = new Map<string, TypedValue>()
  for (const { attributes: keys, value, unit } of parameters) {
    const named = keys.flatMap((key) => known.get(key) ?? [])
    const reading = named.length > 0 ? readRow(named, { value, unit }) : null
    for (const { attribute, value: typed } of reading && 'row' in reading ? reading.row.entries : []) {
      if (!series.has(attribute.key)) series.set(attribute.key, typed)
    }
  }
  const { id: _, ...own } = orderCodes.find((rule) => rule.id === id) ?? { id }
  return { title, category, series, rule: orderingRule.safeParse(own).data ?? null }
})
