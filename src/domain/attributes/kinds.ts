/** What values of an attribute are. */
export const attributeKinds = [
  { value: 'number', label: '数值' },
  { value: 'choice', label: '选项' },
  { value: 'flag', label: '是 / 否' },
] as const

export type AttributeKind = (typeof attributeKinds)[number]['value']

/** How a wish is met by what a product has. */
export const matchings = [
  { value: 'equal', label: '相等，例如极数' },
  { value: 'at-least', label: '不小于所选，例如分断能力' },
  { value: 'at-most', label: '不大于所选，例如质量' },
  { value: 'within', label: '所选在范围之内，例如电压、整定范围' },
] as const

export type Matching = (typeof matchings)[number]['value']

/** So many attributes has one row of parameters at most: `538 × 417 × 323.5` has three. */
export const MOST_ATTRIBUTES = 4
