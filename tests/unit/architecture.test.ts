import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Files and folders, by their path from the root. */
const FILE = /`((?:collections|docs|public|seed|src|tests)\/[^`\s]+)`/g

it.each([
  ['docs/architecture.md', 40],
  ['docs/glossary.md', 6],
  ['CONTRIBUTING.md', 10],
])('every file that %s names is there', (page, least) => {
  const named = [...readFileSync(page, 'utf8').matchAll(FILE)].map(([, file = '']) => file)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
  expect(named.length).toBeGreaterThanOrEqual(least)
})
