import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Verification } from '@/legacy-import/verify/verify'
import { type Ended, run } from '../support/backup-commands'
import { dropDatabase } from '../support/mongodb-server.mjs'
import { type OwnSite, startBeside, startOwnSite } from '../support/own-site'

/** This site is a legacy site as well: it answers the same contract. What was moved out of it must answer as it does. */
let legacy: OwnSite
let moved: OwnSite | undefined
const dataDir = mkdtempSync(path.join(tmpdir(), 'moved-site-'))
const databaseUri = emptyDatabase()

const environment = { RENDERERS: '1', LISTS_PER_MINUTE: '100000' }

beforeAll(async () => {
  legacy = await startOwnSite(environment)
})

afterAll(async () => {
  await moved?.stop()
  await legacy?.remove()
  if (!databaseUri.startsWith('file:')) await dropDatabase(databaseUri)
  rmSync(dataDir, { recursive: true, force: true })
})

/** Beside the one of the tests; none is there yet. */
function emptyDatabase(): string {
  const given = process.env.TEST_DATABASE_URI
  if (!given) return `file:${path.join(dataDir, 'site.db')}`
  const uri = new URL(given)
  uri.pathname = `/${path.basename(dataDir)}`
  return uri.href
}

const asked = (...args: string[]): Promise<Ended> =>
  run('import:legacy', ['--from', legacy.baseUrl, '--private', '--rate', '100000', ...args], dataDir, databaseUri)

it('a site that is moved into an empty one answers everything as before, and shows all its pages and files', {
  timeout: 20 * 60_000,
}, async () => {
  const imported = await asked()
  expect(imported, imported.said).toMatchObject({ code: 0 })
  moved = await startBeside({ dataDir, databaseUri }, environment)
  const verified = await asked('--verify', '--to', moved.baseUrl)
  const found: Verification = JSON.parse(readFileSync(path.join(dataDir, 'legacy-import', 'verify.json'), 'utf8'))
  expect(found).toMatchObject({ different: 0, answers: [], pages: { closed: [] }, files: { closed: [] } })
  expect(verified, verified.said).toMatchObject({ code: 0, said: expect.stringContaining('两边一致。') })
  // Nothing is equal to nothing.
  expect(found.questions).toBeGreaterThan(300)
  expect(found.fields.compared).toBeGreaterThan(20_000)
  expect([found.pages.opened, found.files.opened].every((count) => count > 50)).toBe(true)
})
