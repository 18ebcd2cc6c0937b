import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

it.each([
  ['README.md', 10],
  ['CONTRIBUTING.md', 10],
  ['docs/operations.md', 2],
  ['docs/performance.md', 2],
  ['.github/workflows/ci.yml', 1],
])('every command that %s names is there', (page, least) => {
  const named = [...readFileSync(page, 'utf8').matchAll(/npm run (?:-s )?([a-z][a-z0-9:-]*)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  expect(named.length).toBeGreaterThanOrEqual(least)
})
