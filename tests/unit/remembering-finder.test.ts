import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Finder } from '@/database/finding/finder'
import { conditionOf, levels } from '@/domain/search/condition'
import { kinds } from '@/domain/search/entry'
import { readQuery } from '@/domain/search/query'
import { interpret } from '@/finding/interpret'
import { rankedList } from '@/finding/ranked-list'
import { rememberingFinder } from '@/finding/remembering-finder'
import { demoEntries, demoLexicon } from '../support/demo-entries'
import { plainFinder } from '../support/plain-finder'
import { searchTerms } from '../support/search-terms'

const terms = searchTerms.map(({ term }) => term)

const plain = plainFinder(demoEntries())
const lexicon = demoLexicon()

it('what is remembered is what is found, in any range and without any of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...terms, '断路器', 'hm', '器', '没有的词'),
      fc.constantFrom(...levels),
      fc.constantFrom(...kinds),
      fc.record({ offset: fc.integer({ min: 0, max: 40 }), limit: fc.integer({ min: 0, max: 40 }) }),
      fc.integer({ min: 0, max: 3 }),
      async (term, level, kind, range, leftOut) => {
        const finder = rememberingFinder(plain)
        const wanted = conditionOf(readQuery(term, lexicon), level, true)
        const without = (await plain.find(kind, wanted, [], { offset: 0, limit: leftOut })).map(({ document }) => document)
        const question = [kind, wanted, without] as const
        // Before and after it is known how many there are.
        for (let time = 0; time < 2; time += 1) {
          expect(await finder.find(...question, range)).toEqual(await plain.find(...question, range))
          expect(await finder.count(...question)).toBe(await plain.count(...question))
          expect(await finder.finds(wanted)).toBe(await plain.finds(wanted))
        }
      },
    ),
    { numRuns: 200 },
  )
})

it('what few have is looked for once, however many kinds ask for it', async () => {
  const asked: string[] = []
  const finder = rememberingFinder(noting(plain, asked))
  const meant = await interpret('HM3-250', finder, lexicon)
  await Promise.all(kinds.map((kind) => rankedList(finder, kind, meant, 30, { deepest: 'name' })))
  expect(asked).toEqual(['begin'])
})

it('of what many have, only what lies behind the first of all kinds is looked for again', async () => {
  const asked: string[] = []
  const finder = rememberingFinder(noting(plain, asked))
  const meant = await interpret('断路器', finder, lexicon)
  await rankedList(finder, 'product', meant, 10, { deepest: 'name', isCounted: false })
  expect(asked).toEqual(['begin'])
  await rankedList(finder, 'document', meant, 50, { deepest: 'name', isCounted: false })
  expect(asked).toEqual(['begin', 'find'])
})

/** Writes down what of a finder is asked that looks for words. */
const noting = (finder: Finder, asked: string[]): Finder => ({
  ...finder,
  begin: (...args) => {
    asked.push('begin')
    return finder.begin(...args)
  },
  find: (...args) => {
    asked.push('find')
    return finder.find(...args)
  },
  finds: (...args) => {
    asked.push('finds')
    return finder.finds(...args)
  },
})
