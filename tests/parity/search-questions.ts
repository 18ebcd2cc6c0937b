import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { fixtureFolder } from '../integration/support/fixtures'
import { hostileQueries } from '../support/hostile-queries'
import { searchTerms } from '../support/search-terms'
import { type Question, question } from './compare'

const terms = searchTerms.map(({ term }) => term)

const categories = z
  .array(z.object({ children: z.array(z.object({ id: z.number() })) }))
  .parse(parse(readFileSync(path.join(fixtureFolder, 'product-categories.yaml'), 'utf8')))
  .flatMap(({ children }) => children.map(({ id }) => id))

/** As buyers write them: whole, in other order, old, of others, nearly right, and none. */
const codes = [
  'HM3-250H3D200F',
  'ＨＢ１－６３ Ｃ３２/３Ｐ',
  'HM2-250L/3300 200A',
  'KXM1-250S/3300 200A',
  'HC1-65 M7',
  'HM3-250 H 3 D',
  'HM3-25O H 3 D 2OO F',
  'XB7-9982',
  ...hostileQueries.map(([, text]) => text.slice(0, 1000)),
]

const LOOKUP = '/prod-api/api/product/lookup'

const lookUp = (list: readonly string[]): Question => ({
  title: `${LOOKUP} ${list.length} codes, ${list[0]}`,
  of: () => ({ path: LOOKUP, method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ codes: list }) }),
})

/** What is searched, suggested, filtered and looked up: the terms of engineers, what was made to do harm, and lists. */
export function searchQuestions(): Question[] {
  const texts = [...terms, ...codes.slice(0, 8), ...hostileQueries.map(([, text]) => text.slice(0, 2000))]
  const facets = categories.flatMap((id) =>
    ['', '&a.poles=3P', '&a.rated-current=250', '&a.icu-400=50&a.poles=3P,4P', "&a.poles=3P'%22%25", '&a.none=1'].map((wish) =>
      question(`/prod-api/api/product/facets?categoryIds=${id}${wish}`),
    ),
  )
  return [
    ...texts.map((q) => question(`/prod-api/api/suggest?${new URLSearchParams({ q, limit: '24' })}`)),
    ...texts.map((val) => question(`/SearchResult?${new URLSearchParams({ search: 'true', val })}`)),
    ...facets,
    ...[codes, Array.from({ length: 1000 }, (_, index) => `HM3-250 H 3 D ${index}`)].map(lookUp),
  ]
}
