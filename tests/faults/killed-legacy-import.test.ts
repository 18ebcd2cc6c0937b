import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf, run, startCommand } from '../support/backup-commands'
import { type LegacyServer, startLegacyServer } from '../support/legacy-server/server'
import { copyEmptyDatabase } from './empty-database'

const folder = mkdtempSync(path.join(tmpdir(), 'killed-import-'))
let legacy: LegacyServer

beforeAll(async () => {
  Object.assign(process.env, { PAYLOAD_SECRET: 'for-tests-only-'.repeat(4), NODE_ENV: 'production' })
  copyEmptyDatabase(path.join(folder, 'site.db'))
  legacy = await startLegacyServer({ products: 8, news: 6, documents: 4, stories: 4, solutions: 3, trainings: 2 })
})

afterAll(async () => {
  await legacy.stop()
  rmSync(folder, { recursive: true })
})

const args = () => ['--from', legacy.address, '--private', '--write', '--rate', '1000']

/** Kills an import as soon as it says something. */
async function killedAt(sentence: RegExp): Promise<void> {
  const { child, ended } = await startCommand('import:legacy', args(), folder)
  let said = ''
  child.stdout?.on('data', (chunk) => {
    said += chunk
    if (sentence.test(said)) child.kill('SIGKILL')
  })
  expect((await ended).code, said).toBeNull()
}

const count = (table: string) => rowsOf(folder)[table]?.length

it('killed again and again, an import goes on: in the end everything is there, and once', { timeout: 10 * 60_000 }, async () => {
  for (const moment of [/^资料文件：/m, /^产品：/m, /^案例：/m, /^横幅：/m]) await killedAt(moment)
  const { code, said } = await run('import:legacy', args(), folder)
  expect([code, said]).toEqual([0, expect.stringContaining('导入完成')])
  expect([count('products'), count('news'), count('stories'), count('solutions'), count('banners')]).toEqual([8, 6, 4, 3, 3])
  const media = (rowsOf(folder).media ?? []).map((row) => JSON.parse(row).filename)
  expect(new Set(media).size).toBe(media.length)
  const entries = (rowsOf(folder).legacy_import_entries ?? []).map((row) => JSON.parse(row)).filter(({ place }) => place === 'media')
  expect(new Set(entries.map(({ document }) => document)).size).toBe(media.length)
  expect(count('legacy_imports')).toBe(1)
})
