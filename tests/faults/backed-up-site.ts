import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect } from 'vitest'
import { rowsOf, run } from '../support/backup-commands'
import { emptySite } from './support'

export let cms: Payload
export let dataDir: string
/** What is in the backup that most of these tests restore. */
export let wholeRows: ReturnType<typeof rowsOf>
/** For what a test makes: each in a folder of its own. */
export const folder = mkdtempSync(path.join(tmpdir(), 'backups-'))
export const whole = path.join(folder, 'whole.tar')
export const somewhere = () => mkdtempSync(path.join(folder, 'data-'))

beforeAll(async () => {
  cms = await emptySite({})
  dataDir = process.env.DATA_DIR ?? ''
  const files = {
    'media/图 片.webp': randomBytes(300_000),
    'media/empty.txt': Buffer.alloc(0),
    [`files/${'长'.repeat(60)}.pdf`]: randomBytes(1_500_000),
    'files/editions/3/a.pdf': randomBytes(512),
    'private/request-photos/photo.jpg': randomBytes(70_001),
  }
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true })
    writeFileSync(path.join(dataDir, name), bytes)
  }
  writeFileSync(path.join(dataDir, 'first-administrator.json'), '{"password":"first-password"}')
  await mark('before')
  wholeRows = rowsOf(dataDir)
  expect(await run('backup', [whole], dataDir)).toMatchObject({ code: 0, said: expect.stringContaining('found whole') })
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
})

export const mark = (text: string) => cms.kv.set(text, { text })
