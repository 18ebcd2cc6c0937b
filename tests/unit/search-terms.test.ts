import { describe, expect, it } from 'vitest'
import { bestHits } from '@/finding/first-hit'
import { interpret } from '@/finding/interpret'
import { demoEntries, demoLexicon } from '../support/demo-entries'
import { plainFinder } from '../support/plain-finder'
import { searchTerms } from '../support/search-terms'

const terms = searchTerms

describe('what engineers type', () => {
  it('finds first what they mean', async () => {
    const finder = plainFinder(demoEntries())
    const lexicon = demoLexicon()
    const wrong: string[] = []
    for (const { term, first } of terms) {
      const meant = await interpret(term, finder, lexicon)
      const hits = await bestHits(finder, meant, 40)
      const named = hits.slice(0, 4).map(({ kind, number, level, score }) => `${kind}/${number} ${level} ${score.toFixed(2)}`)
      if (!first.includes(named[0]?.split(' ')[0] ?? '')) wrong.push(`${term} (${first}): ${named.join(', ')}`)
    }
    expect(wrong.length / terms.length, wrong.join('\n')).toBeLessThanOrEqual(0.05)
  })
})
