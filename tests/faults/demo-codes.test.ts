import process from 'node:process'
import * as fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductCard } from '@/contract/product-cards'
import type { Suggestion } from '@/contract/suggestions'
import { printCode } from '@/domain/order-codes/choices'
import { codesOf } from '@/domain/order-codes/codes'
import { wholeConfiguration } from '@/domain/order-codes/configuration-address'
import { foldCode } from '@/domain/order-codes/fold-code'
import { type OrderingRule, orderingRule } from '@/domain/order-codes/rule'
import type { DocumentId } from '@/lib/document-id'
import { fixtureFolder } from '../../seed/assets'
import { loadFixtures } from '../../seed/load-fixtures'
import { demoEntries } from '../support/demo-entries'
import { richText } from '../support/rich-text'
import { searchTerms } from '../support/search-terms'
import { makeCategories, makeCover } from './product-parts'
import { emptySite } from './support'

const system = { overrideAccess: true, depth: 0 } as const
const paging = { pageNum: 1, pageSize: 9 }

const { products, productCategories, orderCodes, synonyms } = loadFixtures(fixtureFolder)
const categories = productCategories.flatMap(({ children }) => children)
const rules = new Map(orderCodes.map(({ id, ...rule }) => [id, withoutSets(orderingRule.parse(rule))]))
const codes = [...rules].flatMap(([product, rule]) => Array.from(codesOf(rule), ({ code }) => ({ product, rule, code })))

/** What follows for attributes is no part of a code. */
function withoutSets(rule: OrderingRule): OrderingRule {
  const values = (all: OrderingRule['options'][number]['values']) => all.map(({ fragment, label }) => ({ fragment, label }))
  return { ...rule, options: rule.options.map((option) => ({ ...option, values: values(option.values) })) }
}

/** The products of the demo content with their ordering rules, and all of it in the index. */
beforeAll(async () => {
  const cms = await emptySite({})
  for (const words of synonyms) await cms.create({ collection: 'synonyms', data: { words: words.map((word) => ({ word })) }, ...system })
  const ids = await makeProducts(cms)
  await writeDemoEntries(cms, ids)
})

async function makeProducts(cms: Payload): Promise<ReadonlyMap<string, DocumentId>> {
  const { inTransaction } = await import('@/database/transaction')
  const cover = await makeCover(cms)
  const made = await makeCategories(
    cms,
    categories.map(({ name }) => name),
    categories.map(({ id }) => id),
  )
  const ids = new Map<string, DocumentId>()
  await inTransaction(cms, async (req) => {
    for (const { id, category, model, title, summary, publishedAt, sort } of products) {
      const data = {
        ...{ articleId: id, model, title, summary, cover, sortOrder: sort, description: richText('正文') },
        category: made[categories.findIndex((one) => one.id === category)] ?? 0,
        orderingRule: rules.get(id),
        publishedAt: new Date(publishedAt).toISOString(),
        _status: 'published' as const,
      }
      ids.set(id, (await cms.create({ collection: 'products', data, req, ...system })).id)
    }
  })
  return ids
}

/** As the database has its ids. */
const idLike = (id: DocumentId) => (process.env.TEST_DATABASE_URI ? String(id).padStart(24, '0') : id)

async function writeDemoEntries(cms: Payload, ids: ReadonlyMap<string, DocumentId>): Promise<void> {
  const { writeEntries } = await import('@/database/finding/write')
  const { inTransaction } = await import('@/database/transaction')
  await inTransaction(cms, async (req) => {
    for (const { document, sortOrder, publishedAt, ...entry } of demoEntries()) {
      const id = (entry.kind === 'product' && ids.get(entry.number)) || idLike(document)
      await writeEntries({ ...req, payload: cms }, entry.kind, [
        { document: id, entry: { entry, standing: { document: id, sortOrder, publishedAt } } },
      ])
    }
  })
}

async function firstSuggestionFor(text: string): Promise<Suggestion | undefined> {
  const { suggest } = await import('@/content/suggest')
  return (await suggest(text, 12))[0]
}

async function firstProductFor(text: string) {
  const { searchSite } = await import('@/content/search')
  const { visitor } = await import('@/content/viewer')
  return (await searchSite(text, { product: paging, news: paging, document: paging }, visitor)).product.rows[0]
}

const addressOf = (product: string, code: string) => `/GoodsInfoView?id=${product}&code=${encodeURIComponent(code)}`

/** The code whose options an address chooses. */
function chosenBy(rule: OrderingRule, address: string): string | null {
  const chosen = wholeConfiguration(rule, new URL(address, 'http://site.invalid').searchParams)
  return chosen && printCode(rule, chosen.choices, chosen.accessories)
}

const numberIn = (address: string) => new URL(address, 'http://site.invalid').searchParams.get('id')

const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

type Spelling = { separators: readonly string[]; letters: (text: string) => string; width: (text: string) => string }

/** Other separators or none between the words of a code, another letter case, full width. */
const spellings: fc.Arbitrary<Spelling> = fc.record({
  separators: fc.array(fc.constantFrom('', ' ', '-', '/', ' / ', '_', '.', ',', '–', '—', '、', '　', '\t'), {
    minLength: 12,
    maxLength: 12,
  }),
  letters: fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toLowerCase(),
    (text: string) => text.toUpperCase(),
  ),
  width: fc.constantFrom((text: string) => text, wide),
})

function spelt(code: string, { separators, letters, width }: Spelling): string {
  const words = code.split(/[^a-z0-9]+/i)
  return width(letters(words.map((word, index) => (index === 0 ? word : `${separators[index] ?? ' '}${word}`)).join('')))
}

/** spec: lookup/results, search/ranking, search/suggestions */
it('every order code of the demo content, however it is spelt, is suggested first and leads to its product, with its options chosen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...codes), spellings, async ({ product, rule, code }, spelling) => {
      const text = spelt(code, spelling)
      const [suggested, found] = await Promise.all([firstSuggestionFor(text), firstProductFor(text)])
      expect(suggested, text).toMatchObject({ kind: 'code', title: code, code, url: addressOf(product, code) })
      expect(chosenBy(rule, suggested?.url ?? '')).toBe(code)
      expect(found, text).toMatchObject({ id: product, orderCode: code })
    }),
    { numRuns: process.env.TEST_LONG ? 3000 : 100 },
  )
})

type Answer = { term: string; first: string[]; suggested: Suggestion | undefined; found: ProductCard | undefined }

/** As pages ask, with the index of codes; what ranking alone says of the terms is looked at elsewhere. */
describe('of what engineers type', () => {
  const answers: Answer[] = []

  beforeAll(async () => {
    for (const { term, first } of searchTerms) {
      const [suggested, found] = await Promise.all([firstSuggestionFor(term), firstProductFor(term)])
      answers.push({ term, first, suggested, found })
    }
  })

  it('codes lead to themselves', () => {
    const typed = answers.flatMap((answer) => {
      const named = codes.find(({ code }) => foldCode(code) === foldCode(answer.term))
      return named ? [{ ...answer, ...named }] : []
    })
    expect(typed.length).toBeGreaterThan(5)
    for (const { term, code, suggested, found } of typed) expect([suggested?.code, found?.orderCode], term).toEqual([code, code])
  })

  it('figures with a unit choose among the codes that begin so', () => {
    const answer = answers.find(({ term }) => term === 'HB1 63 4P')
    expect(answer?.suggested?.code).toMatch(/^HB1-63 4 /)
  })

  it('what a product answers, or a category, has that product first, or one of that category', () => {
    const meant = answers.filter(({ first }) => first.some((one) => /^(product|category)/.test(one)))
    const isRight = ({ first, found }: Answer) =>
      [`product/${found?.id}`, `category/${found?.categoryId}`].some((one) => first.includes(one))
    expectNearlyAll(meant, isRight, ({ term, found }) => `${term}: ${found?.title}`)
  })

  it('what a product answers is suggested first', () => {
    const meant = answers.filter(({ first }) => first.every((one) => one.startsWith('product/')))
    const isRight = ({ first, suggested }: Answer) => first.includes(`product/${suggested && numberIn(suggested.url)}`)
    expectNearlyAll(meant, isRight, ({ term, suggested }) => `${term}: ${suggested?.title}`)
  })
})

function expectNearlyAll(all: readonly Answer[], isRight: (answer: Answer) => boolean, told: (answer: Answer) => string): void {
  const wrong = all.filter((answer) => !isRight(answer))
  expect(wrong.length / all.length, wrong.map(told).join('\n')).toBeLessThanOrEqual(0.03)
}
