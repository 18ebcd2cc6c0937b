import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { isFileName, type Manifest } from '@/backup/archive-format'
import { backupName, outdated, retentionOf } from '@/backup/retention'
import { listFiles, sourceOf, wasDisturbed } from '@/backup/sources'
import { ChangedMeanwhile, writeArchive } from '@/backup/write-archive'

const folder = mkdtempSync(path.join(tmpdir(), 'backup-unit-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = new Date('2026-07-01T12:00:00Z')
const daysAgo = (days: number) => backupName(new Date(now.getTime() - days * 86_400_000))

describe('backups that may go', () => {
  it.each([
    ['none without a rule', {}, []],
    ['those above a number', { keep: 2 }, [2, 3]],
    ['those that are too old', { maxAgeMs: 1.5 * 86_400_000 }, [2, 3]],
    ['what either rule says', { keep: 3, maxAgeMs: 1.5 * 86_400_000 }, [2, 3]],
  ])('%s', (_, rule, gone) => {
    expect(outdated([0, 1, 2, 3].map(daysAgo), rule, now)).toEqual(gone.map(daysAgo))
  })

  it.each([
    [{}, {}],
    [
      { keep: '7', maxAge: '30d' },
      { keep: 7, maxAgeMs: 30 * 86_400_000 },
    ],
    [{ maxAge: '12h' }, { maxAgeMs: 12 * 3_600_000 }],
    [{ keep: '0' }, null],
    [{ keep: 'all' }, null],
    [{ maxAge: '30' }, null],
    [{ maxAge: '0d' }, null],
  ])('%j are %j', (asked, retention) => {
    expect(retentionOf(asked)).toEqual(retention)
  })

  it('are never the newest one, however old, and never another file', () => {
    const names = ['backup-20200101T000000Z.tar', 'backup-20200101T000000Z.tar.age', 'notes.tar', 'backup-x.tar']
    expect(outdated(names, { keep: 1, maxAgeMs: 1 }, now)).toEqual([])
  })
})

describe('names in a backup', () => {
  it.each(['database/site.db', 'files/media/图 片.webp', 'files/private/request-photos/a.jpg', 'database/collections/payload-kv.bson'])(
    '%s is one',
    (name) => expect(isFileName(name)).toBe(true),
  )

  it('never leads out of the folder that it is put in', () => {
    const part = fc.oneof(fc.constantFrom('..', '.', '', 'files', 'media', 'a', '\\', '\0', '/'), fc.string())
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const name = parts.join('/')
        if (isFileName(name)) expect(path.resolve('/target', name).startsWith('/target/')).toBe(true)
      }),
    )
    for (const name of ['files/../x', '/etc/passwd', 'files/a/../../..', 'files//x', 'site.db']) expect(isFileName(name), name).toBe(false)
  })
})

describe('files that change while they are read', () => {
  const manifest: Manifest = {
    product: 'helvo-website',
    format: 1,
    version: '0',
    createdAt: now.toISOString(),
    database: 'sqlite',
    storage: 'folder',
    migrations: [],
    secretMark: '',
  }
  const file = path.join(folder, 'a')
  const discard = async () => undefined

  it.each([
    ['shorter', () => writeFileSync(file, 'x')],
    ['longer', () => writeFileSync(file, 'x'.repeat(5000))],
    ['gone', () => rmSync(file)],
  ])('are noticed when they are %s', async (_, change) => {
    writeFileSync(file, 'x'.repeat(2000))
    const source = await sourceOf('files/media/a', file)
    change()
    await expect(writeArchive(manifest, [source], discard)).rejects.toBeInstanceOf(ChangedMeanwhile)
  })

  it('are noticed between two lists; new ones do no harm', async () => {
    const one = { name: 'files/a', file: 'a', size: 1, mtimeMs: 1 }
    expect(wasDisturbed([one], [one, { ...one, name: 'files/b' }])).toBe(false)
    expect(wasDisturbed([one], [])).toBe(true)
    expect(wasDisturbed([one], [{ ...one, mtimeMs: 2 }])).toBe(true)
  })

  it('are all those of folders, and none beside them', async () => {
    const data = mkdtempSync(path.join(folder, 'data-'))
    writeFileSync(path.join(data, 'kept-pages'), '')
    expect(await listFiles(data)).toEqual([])
  })
})
