import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fixtureFolder } from '../../seed/assets'
import { checkReferences } from '../../seed/check-references'
import { loadFixtures } from '../../seed/load-fixtures'

const made = z
  .record(z.string(), z.object({ is: z.string(), from: z.string() }))
  .parse(JSON.parse(readFileSync('seed/generators/made.json', 'utf8')))

const assets = readdirSync('seed/assets', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.posix.join(parentPath, name))

it('the fixtures and the files they name fit together', () => {
  expect(() => checkReferences(loadFixtures(fixtureFolder))).not.toThrow()
})

it('every file of the demo content is the one that seed/generators noted: one changed by hand would be lost when it is remade', () => {
  const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).update('\0').digest('hex').slice(0, 16)
  expect(Object.keys(made).filter((file) => made[file]?.is !== digestOf(file))).toEqual([])
  expect(assets.filter((file) => !(file in made))).toEqual([])
  expect(assets.length).toBeGreaterThan(300)
})
