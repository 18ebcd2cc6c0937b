import type { Attribute } from '../attributes/attribute'
import { readValue } from '../attributes/typed-value'
import type { AttributeCheck } from './check-rule'
import { orderingRule } from './rule'

/** The check of what values set, by the attributes that there are. */
export const checkWith =
  (attributes: ReadonlyMap<string, Attribute>): AttributeCheck =>
  (key, text) => {
    const attribute = attributes.get(key)
    if (!attribute) return `没有代号为 ${key} 的属性`
    const reading = readValue(attribute, text)
    return 'problem' in reading ? `属性“${attribute.name}”的值“${text}”：${reading.problem}` : null
  }

/** The attributes that something entered as a rule names; none where it hasn't the shape of one. */
export const namedAttributes = (entered: unknown): string[] => {
  const { data: rule } = orderingRule.safeParse(entered)
  return [...new Set(rule?.options.flatMap(({ values }) => values.flatMap(({ sets = {} }) => Object.keys(sets))))]
}
