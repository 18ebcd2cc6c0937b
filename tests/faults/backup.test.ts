import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '@/lib/problem.mjs'
import { filesOf, rowsOf, run, startCommand } from '../support/backup-commands'
import { cms, dataDir, folder, mark, somewhere, whole } from './backed-up-site'

describe('a backup', () => {
  it('comes back as it was: every file and every row, readable for its owner only', async () => {
    const target = somewhere()
    expect(await run('restore', [whole], target)).toMatchObject({ code: 0, said: expect.stringContaining('is the one of this backup') })
    expect(filesOf(target)).toEqual(filesOf(dataDir))
    expect(rowsOf(target)).toEqual(rowsOf(dataDir))
    for (const file of [whole, path.join(target, 'site.db'), path.join(target, 'media/图 片.webp')]) {
      expect(statSync(file).mode & 0o077, file).toBe(0)
    }
    expect(readdirSync(target).sort()).toEqual(['files', 'media', 'private', 'site.db'])
    expect(readFileSync(whole).includes('first-password')).toBe(false)
  })

  it('of a site that is being written to is of one moment', async () => {
    const file = path.join(folder, 'busy.tar')
    const { ended } = await startCommand('backup', [file], dataDir)
    let isOver = false
    ended.then(() => (isOver = true))
    let written = 0
    for (; !isOver; written += 1) {
      await mark(`busy-${String(written).padStart(6, '0')}`)
      // The driver works synchronously: the end of the command must get its turn.
      await new Promise(setImmediate)
    }
    expect((await ended).code).toBe(0)
    const target = somewhere()
    await run('restore', [file], target)
    const kept = (rowsOf(target).payload_kv ?? []).flatMap((row) => /busy-\d{6}/.exec(row) ?? []).sort()
    // Nothing later without all that was earlier.
    for (const [index, key] of kept.entries()) expect(key).toBe(`busy-${String(index).padStart(6, '0')}`)
    expect(kept.length).toBeLessThanOrEqual(written)
  })

  it('goes to the standard output as well, to be encrypted', async () => {
    const { ended } = await startCommand('backup', ['-'], dataDir)
    expect((await ended).said).toContain('manifest.json')
  })

  it.each([
    ['a file that is there', () => whole, 'exists already'],
    ['a place inside of the data', () => path.join(dataDir, 'a.tar'), 'inside of DATA_DIR'],
    ['a folder that is not there', () => path.join(folder, 'none/a.tar'), 'is no folder'],
  ])('is not written to %s', async (_, file, sentence) => {
    const { code, said } = await run('backup', [file()], dataDir)
    expect(code).toBe(1)
    expect(said.trim().split('\n')).toEqual([expect.stringContaining(sentence)])
  })

  it('is one of a few when a folder is named, and none at all when nobody knows how many', async () => {
    const backups = path.join(folder, 'kept')
    expect((await run('backup', ['--dir', backups, '--keep', 'all'], dataDir)).code).toBe(1)
    expect(existsSync(backups)).toBe(false)
    mkdirSync(backups)
    for (const day of ['01', '02', '03']) writeFileSync(path.join(backups, `backup-202601${day}T030000Z.tar`), '')
    writeFileSync(path.join(backups, 'letter.txt'), '')
    expect((await run('backup', ['--dir', backups, '--keep', '2'], dataDir)).code).toBe(0)
    const left = readdirSync(backups).sort()
    expect(left).toEqual(['backup-20260103T030000Z.tar', expect.stringMatching(/^backup-\d{8}T\d{6}Z\.tar$/), 'letter.txt'])
  })
})

describe('a restore', () => {
  it('makes the folder that of the database, and keeps the mark of what was there before beside it', async () => {
    const identity = { secret: 'a mark', storage: 'storage-of-the-backup' }
    await cms.kv.set('site-identity', identity)
    const file = path.join(folder, 'known.tar')
    await run('backup', [file], dataDir)
    await cms.kv.delete('site-identity')
    const target = somewhere()
    writeFileSync(path.join(target, 'site.db'), 'old database')
    writeFileSync(path.join(target, '.storage-id'), 'storage-of-before')
    expect((await run('restore', [file, '--force'], target)).code).toBe(0)
    expect(readFileSync(path.join(target, '.storage-id'), 'utf8')).toBe(identity.storage)
    const [aside = ''] = readdirSync(target).filter((name) => name.startsWith('.before-restore-'))
    expect(readFileSync(path.join(target, aside, '.storage-id'), 'utf8')).toBe('storage-of-before')
  })

  it('refuses data that is there, and with --force keeps it aside', async () => {
    const target = somewhere()
    mkdirSync(path.join(target, 'media'))
    writeFileSync(path.join(target, 'media/old.webp'), 'old')
    writeFileSync(path.join(target, 'site.db'), 'old database')
    const { code, said } = await run('restore', [whole], target)
    expect([code, said]).toEqual([1, expect.stringContaining('--force')])
    expect(readFileSync(path.join(target, 'site.db'), 'utf8')).toBe('old database')

    expect((await run('restore', [whole, '--force'], target)).code).toBe(0)
    expect(filesOf(target)).toMatchObject(filesOf(dataDir))
    const [aside = ''] = readdirSync(target).filter((name) => name.startsWith('.before-restore'))
    expect(readFileSync(path.join(target, aside, 'media/old.webp'), 'utf8')).toBe('old')
    expect(readFileSync(path.join(target, aside, 'site.db'), 'utf8')).toBe('old database')
  })

  it.each([
    ['that is broken off', (file: string) => truncateSync(file, Math.floor(statSync(file).size * 0.6)), 'broken off|damaged'],
    ['that lacks only its end', (file: string) => truncateSync(file, statSync(file).size - 20_000), 'broken off|damaged'],
    ['that is empty', (file: string) => writeFileSync(file, ''), 'no backup'],
    ['that is a text', (file: string) => writeFileSync(file, '老'.repeat(5000)), 'damaged or something else'],
    ['with a changed byte', (file: string) => change(file, 'SQLite format 3', 'SQLite format 4'), 'damaged'],
    ['of a newer format', (file: string) => change(file, '"format":1', '"format":9'), 'newer version'],
    ['of a newer version', (file: string) => change(file, '"migrations":["2', '"migrations":["3'), 'newer version'],
    ['of another product', (file: string) => change(file, '"product":"helvo', '"product":"hovel'), 'no backup of this product'],
    ['of another kind of database', (file: string) => change(file, '"sqlite"', '"mongod"'), 'no backup of this product'],
    ['that leads out of its folder', (file: string) => change(file, 'files/media/em', 'files/../../em'), 'damaged|holds a file'],
  ])('refuses a backup %s with one sentence, before it touches anything', async (_, damage, sentence) => {
    const { restore } = await import('@/backup/restore')
    const file = path.join(folder, 'damaged.tar')
    copyFileSync(whole, file)
    damage(file)
    const before = { files: filesOf(dataDir), names: readdirSync(dataDir) }
    const refused = await restore(file, { force: true }).catch((error: Error) => error)
    expect(refused).toBeInstanceOf(Problem)
    expect(refused).toMatchObject({ message: expect.stringMatching(sentence) })
    expect({ files: filesOf(dataDir), names: readdirSync(dataDir) }).toEqual(before)
  })

  it('says so in one line, and leaves an empty folder empty', async () => {
    const file = path.join(folder, 'cut.tar')
    copyFileSync(whole, file)
    truncateSync(file, statSync(file).size - 20_000)
    const target = somewhere()
    const { code, said } = await run('restore', [file], target)
    expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringMatching('broken off|damaged')]])
    expect(readdirSync(target)).toEqual([])
  })

  it('refuses whatever was changed anywhere, unless it changes nothing', async () => {
    const { readArchive } = await import('@/backup/read-archive')
    const small = path.join(folder, 'small.tar')
    const { checksums } = await smallArchive(small)
    const bytes = readFileSync(small)
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), fc.boolean(), async (at, flip, isCut) => {
        const changed = isCut ? bytes.subarray(0, at) : Buffer.from(bytes)
        if (!isCut) changed[at] = (changed[at] ?? 0) ^ flip
        const file = path.join(folder, 'changed.tar')
        writeFileSync(file, changed)
        const read = await readArchive(file).catch((error) => error.constructor.name)
        if (read !== 'Problem') expect(read.checksums).toEqual(checksums)
      }),
      { numRuns: 300 },
    )
  })
})

/** An archive of a few bytes, so that most of its bytes matter. */
async function smallArchive(file: string) {
  const { writeArchive } = await import('@/backup/write-archive')
  const { sourceOf } = await import('@/backup/sources')
  const { readArchive } = await import('@/backup/read-archive')
  const content = path.join(folder, 'content')
  writeFileSync(content, randomBytes(700))
  const { manifest } = await readArchive(whole)
  const chunks: Uint8Array[] = []
  await writeArchive(manifest, [await sourceOf('files/media/a', content)], async (chunk) => chunks.push(chunk))
  writeFileSync(file, Buffer.concat(chunks))
  return readArchive(file)
}

/** Replaces a text by one as long: in a header of the tar that would be found by the header's own sum. */
function change(file: string, from: string, to: string): void {
  const bytes = readFileSync(file)
  const at = bytes.indexOf(from)
  if (at < 0) throw new Error(`${from} is not in the backup`)
  bytes.write(to, at)
  writeFileSync(file, bytes)
}
