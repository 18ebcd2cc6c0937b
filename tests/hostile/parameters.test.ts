import fc from 'fast-check'
import { describe, it } from 'vitest'
import { endpoints } from '@/contract/prod-api/endpoints'
import { pageRows, parametersOf } from '@/domain/page-at.mjs'
import { canonicalQuery, data } from '@/server/page-cache/routes.mjs'
import { injections } from './injections'

const VALUES = 2000

const value = fc.oneof(
  fc.constantFrom(...injections),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme' }),
  fc.double().map(String),
)

const parameters = Object.entries(endpoints).flatMap(([name, { query }]) =>
  Object.keys(query.shape).map((parameter) => ({ name, parameter, query })),
)

describe(`${VALUES} values for each parameter`, () => {
  it.each(parameters)('$name: $parameter is understood or ignored, and never fails', ({ parameter, query }) => {
    fc.assert(
      fc.property(value, (text) => void query.parse({ [parameter]: text })),
      { numRuns: VALUES },
    )
  })

  const routes = [...pageRows.map((page) => [page.path, parametersOf(page)] as const), ...Object.entries(data)].flatMap(([path, names]) =>
    Object.keys(names).map((parameter) => ({ path, names, parameter })),
  )

  it.each(routes)('$path: $parameter has one canonical form', ({ names, parameter }) => {
    fc.assert(
      fc.property(value, (text) => {
        const { search } = canonicalQuery(
          names,
          new URLSearchParams([
            [parameter, text],
            ['utm_source', text],
          ]),
        )
        return search === canonicalQuery(names, new URLSearchParams(search)).search
      }),
      { numRuns: VALUES },
    )
  })
})
