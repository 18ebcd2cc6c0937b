import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesOf, run } from '../support/backup-commands'
import { dropDatabase } from '../support/mongodb-server.mjs'
import { askForFinding, foundIn } from './finding-to-copy'
import { fillSite } from './site-to-copy'
import { emptySite } from './support'

/** As `backup.test.ts` for SQLite. */
describe.runIf(process.env.TEST_DATABASE_URI)('a backup of a site on MongoDB', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mongodb-backups-'))
  const whole = path.join(folder, 'whole.tar')
  const restored = { DATA_DIR: path.join(folder, 'restored'), DATABASE_URI: '' }
  let dataDir = ''
  let uri = ''

  beforeAll(async () => {
    const cms = await emptySite({ WORK_ORDER_URL: '', SMTP_HOST: '' })
    await fillSite(cms)
    dataDir = process.env.DATA_DIR ?? ''
    uri = process.env.DATABASE_URI ?? ''
    const target = new URL(uri)
    target.pathname += '-restored'
    restored.DATABASE_URI = target.href
    expect(await run('backup', [whole], dataDir, uri)).toMatchObject({ code: 0, said: expect.stringContaining('found whole') })
  })

  afterAll(async () => {
    await dropDatabase(restored.DATABASE_URI)
    rmSync(folder, { recursive: true })
  })

  const restore = () => run('restore', [whole], restored.DATA_DIR, restored.DATABASE_URI)

  /** Every document of every collection, byte for byte. */
  async function documentsOf(database: string): Promise<Record<string, string[]>> {
    const { dumpMongodb, rawDocumentsOf } = await import('@/backup/mongodb-dump')
    const dump = mkdtempSync(path.join(folder, 'dump-'))
    await dumpMongodb(database, dump)
    const documents: Record<string, string[]> = {}
    for (const name of readdirSync(dump)) {
      const found: string[] = []
      for await (const one of rawDocumentsOf(path.join(dump, name))) found.push(Buffer.from(one).toString('hex'))
      // A collection without any is not there until something is written.
      if (found.length > 0) documents[name] = found.sort()
    }
    return documents
  }

  it('comes back as it was, every file, every document, and what is found; broken off in the middle it keeps the site from starting, and begins again', async () => {
    const { dumpMongodb, loadMongodb } = await import('@/backup/mongodb-dump')
    const { assertDatabaseNotHalfRestored } = await import('@/server/restoring.mjs')
    const dump = path.join(folder, 'dump')
    mkdirSync(dump)
    await dumpMongodb(uri, dump)
    const files = readdirSync(dump).map((name) => path.join(dump, name))
    await expect(loadMongodb(restored.DATABASE_URI, [...files.slice(0, 20), path.join(dump, 'gone.bson')])).rejects.toThrow('ENOENT')
    await expect(assertDatabaseNotHalfRestored(restored.DATABASE_URI)).rejects.toThrow(
      'was broken off: run `npm run restore -- FILE` again',
    )
    expect(await restore()).toMatchObject({ code: 0, said: expect.stringContaining('is the one of this backup') })
    await assertDatabaseNotHalfRestored(restored.DATABASE_URI)
    expect(filesOf(restored.DATA_DIR)).toEqual(filesOf(dataDir))
    const documents = await documentsOf(uri)
    expect(await documentsOf(restored.DATABASE_URI)).toEqual(documents)
    expect(documents['products.bson']).toHaveLength(4)
    expect(await foundIn(restored)).toEqual(JSON.parse(JSON.stringify(await askForFinding())))
  })

  it('is put into no database that has something in it', async () => {
    const { code, said } = await run('restore', [whole, '--force'], path.join(folder, 'another'), uri)
    expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringContaining('is not empty: name another one')]])
  })
})
