import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { copySqlite } from '../support/seeded-copy.mjs'
import { expectWholeContent } from '../support/whole-content'

const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
const { DATA_DIR = '', SEEDED_DATA_DIR = DATA_DIR, DATABASE_URI: _unset, ...rest } = process.env

const folder = mkdtempSync(path.join(tmpdir(), 'killed-first-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Such is the site of the tests: tests/support/killed-start.mjs. */
describe('a first start after one that was killed among the products', () => {
  it('ends in the whole content, each thing once, which nobody else on this machine can read', async () => {
    // The copy that was made before any test changed something.
    await expectWholeContent(path.resolve(SEEDED_DATA_DIR, 'site.db'))
    expect(statSync(path.resolve(DATA_DIR, 'site.db')).mode & 0o777).toBe(0o600)
  })

  it('leaves nothing to do for the next one', async () => {
    const file = await copySqlite(path.resolve(SEEDED_DATA_DIR), folder)
    const { stdout } = await run(process.execPath, ['--conditions=production', 'src/server/run.mjs', 'seed/run.ts', '--if-empty'], {
      cwd: root,
      env: { ...rest, NODE_ENV: 'production', DATA_DIR: folder },
    })
    expect(stdout).toContain('seed: ok')
    expect(stdout).not.toContain('Seeding')
    await expectWholeContent(file)
  })
})
