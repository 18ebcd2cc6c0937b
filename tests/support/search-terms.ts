import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const term = z.object({ term: z.string(), first: z.array(z.string()), because: z.string() })

/** What engineers type, and what must come first of it: a kind and a public number, or several where each is right. */
export const searchTerms = z
  .array(z.object({ group: z.string(), terms: z.array(term) }))
  .parse(parse(readFileSync('tests/support/search-terms.yaml', 'utf8')))
  .flatMap((group) => group.terms)
