import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** What an empty page weighs, measured by tests/support/measure-empty-page.mjs, and with which versions. */
export const emptyPage = z
  .object({ next: z.string(), react: z.string(), gzip: z.number() })
  .parse(JSON.parse(readFileSync('tests/support/empty-page.json', 'utf8')))
