import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { bestHits } from '@/finding/first-hit'
import { interpret } from '@/finding/interpret'
import { demoEntries, demoLexicon } from '../support/demo-entries'
import { plainFinder } from '../support/plain-finder'

const table = z
  .array(z.object({ group: z.string(), terms: z.array(z.object({ term: z.string(), first: z.array(z.string()), because: z.string() })) }))
  .parse(parse(readFileSync('tests/support/search-terms.yaml', 'utf8')))
const terms = table.flatMap((group) => group.terms)

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
