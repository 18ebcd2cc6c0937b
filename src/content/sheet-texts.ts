import type { Configurator } from '../contract/configurator'
import type { Product } from '../contract/products'
import { chosenFigures } from '../domain/data-sheet/chosen-figures'
import { chosenGroups } from '../domain/data-sheet/chosen-groups'
import { choicesOf, isMet, printCode } from '../domain/order-codes/choices'
import type { Configuration } from '../domain/order-codes/configuration'
import { inRuleOrder } from '../domain/order-codes/configuration-address'
import { impliedValues } from '../domain/order-codes/implied-values'
import { briefLabel, meaningOf } from '../domain/order-codes/meaning'
import { readCode } from '../domain/order-codes/read-code'
import type { OrderingRule } from '../domain/order-codes/rule'
import type { RelationGroup } from '../domain/product-relations'

/** Names of main parameters that say which standards a product meets. */
const STANDARDS = /标准/
/** Between the standards of one parameter. */
const BETWEEN_STANDARDS = /[、；;]/

/** An order code with what it is made of. */
export type Chosen = Configurator & { configuration: Configuration }

/** What of a code there is to print, or in Chinese why it is none. */
export function readChosen(configurator: Configurator | null, code: string): Chosen | { reason: string } {
  const reading = configurator && readCode(configurator.rule, code)
  if (!reading) return { reason: '这款产品没有这个订货型号' }
  if (reading.code === null) return { reason: `订货型号还不能下单：${reading.notes.join('；')}` }
  const accessories = inRuleOrder(configurator.rule, reading.accessories)
  return { ...configurator, configuration: { choices: reading.choices, accessories } }
}

/** What a sheet says of a product, whatever is chosen. */
export function sheetTexts(product: Product) {
  const { id, title, model, coreFunctions, mainParameters, documents } = product
  return {
    ...{ productId: id, title, model, kind: kindOf(product), functions: coreFunctions },
    standards: mainParameters
      .filter(({ name }) => STANDARDS.test(name))
      .flatMap(({ value }) => value.split(BETWEEN_STANDARDS).map(trimmed)),
    certificates: documents.filter((file) => file.kind === '认证证书').map(({ name }) => name),
  }
}

const trimmed = (text: string) => text.trim()

/** What it is, without its model. */
const kindOf = ({ title, model, categoryName }: Pick<Product, 'title' | 'model' | 'categoryName'>) =>
  (title.startsWith(model) && title.slice(model.length).trim()) || categoryName

/** Products of one relation. */
const related = ({ relations }: Product, wanted: RelationGroup) => relations.find(({ key }) => key === wanted)?.products ?? []

/** Products that belong to it stand before what is mounted to it: they are few. */
const relatedAccessories = (product: Product) =>
  [...related(product, 'accessories'), ...related(product, 'spareParts')].map((other) => ({ code: other.model, name: kindOf(other) }))

/** What is read first of a product that has been replaced. */
function replacement(product: Product): string {
  const models = related(product, 'replacedBy').map(({ model }) => model)
  return models.length > 0 ? `替代产品：${models.join('、')}。\n` : ''
}

/** What is said last of it: what others have taken along. */
function company(product: Product): string {
  const models = related(product, 'chosenWith').map(({ model }) => model)
  return models.length > 0 ? `\n常与 ${models.join('、')} 一起选用。` : ''
}

/** What it says of the series. */
export function seriesTexts(product: Product, rule: OrderingRule | undefined) {
  const { keyFigures, parameterGroups, summary } = product
  return {
    summary: `${replacement(product)}${summary}${company(product)}`,
    code: '',
    isSeries: rule !== undefined,
    fragments: [],
    figures: keyFigures,
    groups: parameterGroups,
    accessories: [...relatedAccessories(product), ...(rule?.accessories ?? [])],
  }
}

/** What it says of one code. */
export function codeTexts(product: Product, { rule, rows, configuration: { choices, accessories } }: Chosen) {
  const { keyFigures, parameterGroups } = product
  const implied = impliedValues(rule, choices)
  const options = rule.options.flatMap((option) => {
    const value = choicesOf(option).find(({ fragment }) => fragment === (choices[option.key] ?? ''))
    return value?.fragment
      ? [{ fragment: value.fragment, name: option.name.replace(/（[^）]*）$/, ''), meaning: briefLabel(value.label) }]
      : []
  })
  const mounted = rule.accessories.filter(({ code }) => accessories.includes(code))
  return {
    code: printCode(rule, choices, accessories),
    isSeries: false,
    fragments: [
      { fragment: rule.prefix, name: '型号', meaning: kindOf(product) },
      ...options,
      ...mounted.map(({ code, name }) => ({ fragment: code, name: '附件', meaning: name })),
    ],
    // What is said of the series may be more than what is chosen.
    summary: `${replacement(product)}${meaningOf(rule, printCode(rule, choices))}。\n${product.model} 系列：${product.summary}${company(product)}`,
    figures: chosenFigures(keyFigures, rows, implied),
    groups: chosenGroups(
      parameterGroups,
      rows,
      implied,
      options.map(({ name }) => name),
    ),
    accessories: [
      ...relatedAccessories(product),
      ...rule.accessories.filter(({ fits, code }) => !accessories.includes(code) && (!fits || isMet(fits, choices))),
    ],
  }
}

/** A code as it is printed, with its accessories. */
export const codeOf = ({ rule, configuration: { choices, accessories } }: Chosen): string => printCode(rule, choices, accessories)
