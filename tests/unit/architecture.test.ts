import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Files and folders, by their path from the root. */
const FILE = /`((?:collections|docs|public|seed|src|tests)\/[^`\s]+)`/g

it('every file that the page of the architecture names is there', () => {
  const named = [...readFileSync('docs/architecture.md', 'utf8').matchAll(FILE)].map(([, file = '']) => file)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
  expect(named.length).toBeGreaterThan(40)
})
