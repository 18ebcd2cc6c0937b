import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OrderingRule } from '@/domain/order-codes/rule'
import { fixtureFolder } from '../../../seed/assets'
import { loadFixtures } from '../../../seed/load-fixtures'
import { readPrintedTable } from '../../support/read-printed-table'
import { concernedBy, disagreementsOf, inRulesWords, isElsewhere, orderingOf, type PrintedOrdering, valuesOf } from './printed-ordering'

const { documents, orderCodes, products } = loadFixtures(fixtureFolder)

type Rule = OrderingRule & { id: string }
type Catalogue = PrintedOrdering & { file: string; text: string; rules: readonly Rule[] }

const readDocument = (file: string) => readPrintedTable(readFileSync(path.join('seed/assets/documents', file)), ['含义', '示例', '可选项'])

/** The catalogues with an ordering table as they are printed, and the rules of the products that they are about. */
const catalogues: Catalogue[] = []
beforeAll(async () => {
  for (const { file, kind, products: about } of documents) {
    if (kind !== '产品样本' || !file.endsWith('.pdf')) continue
    const { rows, text } = await readDocument(file)
    const parts = rows.map(([name = '', example = '', choices = '']) => ({ name, example, choices }))
    const rules = orderCodes.filter(({ id }) => about.includes(id))
    if (parts.length > 0) catalogues.push({ file, text, parts, rules })
  }
})

const concernedIn = (catalogue: Catalogue) => {
  const ordering = orderingOf(catalogue)
  return ordering ? concernedBy(ordering.rule, catalogue.rules) : []
}

/** The options of a table, each with its row and its values in all products. */
const optionsIn = (catalogue: Catalogue) => {
  const ordering = orderingOf(catalogue)
  return (ordering?.rule.options ?? []).flatMap(({ key }, index) => {
    const part = ordering?.ofOptions[index]
    return part ? [{ key, part, values: valuesOf(key, concernedIn(catalogue)) }] : []
  })
}

/** Options that tables say in the rules' own words; others they say shorter. */
const toTheLetter = {
  'hm3-series-catalogue.pdf': ['use'],
  'ha1-series-catalogue.pdf': ['trip-unit', 'connection'],
  'hq-series-catalogue.pdf': ['controller'],
  'hg-hgr-series-catalogue.pdf': ['operation'],
  'hc1-series-catalogue.pdf': ['auxiliary-contacts'],
  'hjr-hssr-relays-catalogue.pdf': ['socket'],
  'hu1-series-catalogue.pdf': ['signalling'],
  'hx-series-catalogue.pdf': ['terminals'],
  'pv-dc-protection-catalogue.pdf': ['links'],
}

/** spec: order-codes/catalogues */
describe('the ordering tables of the printed catalogues', () => {
  it('say what the rules yield: the example can be ordered, each choice is one, and none is missing', () => {
    expect(catalogues.flatMap((catalogue) => disagreementsOf(catalogue).map((sentence) => `${catalogue.file}: ${sentence}`))).toEqual([])
  })

  it('stand for every product with options but three, whose catalogues say theirs in a sentence or a table of their own', () => {
    const concerned = catalogues.flatMap(concernedIn)
    const others = orderCodes.filter((rule) => rule.options.length > 0 && !concerned.includes(rule))
    expect(others.map(({ prefix }) => prefix)).toEqual(['HGW-300', 'HC1U-65', 'HP2U-32'])
    expect(catalogues).toHaveLength(19)
  })

  it('say in the rules’ own words what needs no shorter ones', () => {
    const found = catalogues.flatMap((catalogue) => {
      const options = optionsIn(catalogue).filter(({ part, values }) => part.choices === inRulesWords(values))
      return options.length > 0 ? [[catalogue.file, options.map(({ key }) => key)]] : []
    })
    expect(Object.fromEntries(found)).toEqual(toTheLetter)
  })

  it('are followed by the values that they leave to the table of parameters, or by the guide with its accessories', async () => {
    const guide = await readDocument('hm3-accessories-guide.pdf')
    const lacking = catalogues.flatMap((catalogue) => {
      const elsewhere = optionsIn(catalogue).filter(({ part }) => isElsewhere(part))
      const rows = elsewhere.flatMap(({ key }) => concernedIn(catalogue).flatMap((rule) => rowsSetBy(key, rule)))
      const accessory = orderingOf(catalogue)?.accessory
      const codes = accessory && isElsewhere(accessory) ? concernedIn(catalogue).flatMap(({ accessories }) => accessories) : []
      return [
        ...rows.filter((value) => !catalogue.text.includes(value.replaceAll(/\s/g, ''))),
        ...codes.map(({ code }) => code).filter((code) => !guide.text.includes(code)),
      ].map((text) => `${catalogue.file}: ${text}`)
    })
    expect(lacking).toEqual([])
  })

  it.each([
    ['another fragment in a rule', withAnotherFragment],
    ['a choice more in the table', withChoiceMore],
    ['a choice less in the table', withChoiceLess],
  ])('%s is noticed', (_name, plant) => {
    const unnoticed = catalogues.flatMap((catalogue) =>
      optionsIn(catalogue)
        .filter(({ part }) => !isElsewhere(part))
        .flatMap((option) => plant(catalogue, option))
        .filter((planted) => disagreementsOf(planted).length === 0)
        .map(() => catalogue.file),
    )
    expect(unnoticed).toEqual([])
  })
})

type Option = ReturnType<typeof optionsIn>[number]

/** The same tables with each of the option's fragments replaced in turn, wherever a rule has it. */
function withAnotherFragment({ parts, rules }: Catalogue, { key, values }: Option): PrintedOrdering[] {
  const fragments = new Set(values.map(({ fragment }) => fragment).filter(Boolean))
  return [...fragments].map((old) => ({ parts, rules: rules.map((rule) => replaceFragment(rule, key, old)) }))
}

function replaceFragment(rule: OrderingRule, key: string, old: string): OrderingRule {
  const options = rule.options.map((option) => {
    const values = option.values.map((value) => (value.fragment === old ? { ...value, fragment: 'ZZ9' } : value))
    return option.key === key ? { ...option, values } : option
  })
  return { ...rule, options }
}

const withChoices = ({ parts, rules }: Catalogue, part: Option['part'], choices: string): PrintedOrdering => ({
  parts: parts.map((other) => (other === part ? { ...part, choices } : other)),
  rules,
})

function withChoiceMore(catalogue: Catalogue, { part }: Option): PrintedOrdering[] {
  return [withChoices(catalogue, part, `${part.choices}；ZZ9：另一种`)]
}

/** Without each of the fragments in turn; those in a range, or named behind a series, stay. */
function withChoiceLess(catalogue: Catalogue, { part, values }: Option): PrintedOrdering[] {
  const pieces = part.choices.replaceAll(/（[^）]*）/g, '').split(/[；、]/)
  return values.flatMap(({ fragment }) => {
    const others = pieces.filter((piece) => piece.match(/^[\w.+-]+/)?.[0] !== fragment)
    return fragment && others.length < pieces.length ? [withChoices(catalogue, part, others.join('；'))] : []
  })
}

/** Values of the parameters that an option of a product sets. */
function rowsSetBy(option: string, { id, options }: Rule): string[] {
  const keys = options.flatMap(({ key, values }) => (key === option ? values.flatMap(({ sets = {} }) => Object.keys(sets)) : []))
  const rows = products.find((product) => product.id === id)?.parameters ?? []
  return rows.filter(({ attributes }) => attributes.some((key) => keys.includes(key))).map(({ value }) => value)
}
