import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { kinds } from '@/domain/search/entry'
import { interpret } from '@/finding/interpret'
import { rankedList } from '@/finding/ranked-list'
import { demoEntries, demoLexicon } from '../support/demo-entries'
import { plainFinder } from '../support/plain-finder'
import { searchTerms } from '../support/search-terms'

const terms = searchTerms.map(({ term }) => term)

it('a list says how many it has: those in order, and all that follow them', async () => {
  const finder = plainFinder(demoEntries())
  const lexicon = demoLexicon()
  const all = { offset: 0, limit: 1000 }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...terms, '断路器', 'hm', '器'),
      fc.constantFrom(...kinds),
      fc.integer({ min: 1, max: 6 }),
      async (term, kind, most) => {
        const { hits, total, rest } = await rankedList(finder, kind, await interpret(term, finder, lexicon), most)
        const listed = [...hits.map(({ document }) => document), ...(await rest(all))]
        expect(new Set(listed).size).toBe(listed.length)
        expect(total, term).toBe(listed.length)
      },
    ),
    { numRuns: 40 },
  )
})
