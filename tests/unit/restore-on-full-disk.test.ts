import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Manifest } from '@/backup/archive-format'

const folder = mkdtempSync(path.join(tmpdir(), 'restore-unit-'))
const dataDir = path.join(folder, 'data')
const archive = path.join(folder, 'backup.tar')

/** What is unpacked finds no room. */
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
  return {
    ...real,
    open: async (...given: Parameters<typeof real.open>): Promise<FileHandle> => {
      const handle = await real.open(...given)
      if (String(given[0]).includes('.restore')) vi.spyOn(handle, 'appendFile').mockRejectedValue(full)
      return handle
    },
  }
})

beforeAll(async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'x'.repeat(64))
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URI', `file:${path.join(dataDir, 'site.db')}`)
  vi.stubEnv('S3_BUCKET', '')
  mkdirSync(dataDir)
  const cover = path.join(folder, 'cover.webp')
  writeFileSync(cover, 'PICTURE')
  const { sourceOf } = await import('@/backup/sources')
  const { writeArchive } = await import('@/backup/write-archive')
  const manifest: Manifest = {
    product: 'helvo-website',
    format: 1,
    version: '0',
    createdAt: new Date().toISOString(),
    database: 'sqlite',
    storage: 'folder',
    migrations: [],
    secretMark: '',
  }
  await writeArchive(manifest, [await sourceOf('files/media/cover.webp', cover)], async (chunk) => appendFileSync(archive, chunk))
})

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('a disk that is full during a restore is named, not the backup, and what was unpacked is taken away again', async () => {
  const { restore } = await import('@/backup/restore')
  await expect(restore(archive, { force: false })).rejects.toThrow(/ENOSPC: no space left on device/)
  expect(readdirSync(dataDir)).toEqual([])
})
