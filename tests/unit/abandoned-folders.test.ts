import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clearAbandonedFolders } from '@/server/renderer/abandoned-folders.mjs'

const before = process.env.TMPDIR
const temporary = mkdtempSync(path.join(tmpdir(), 'abandoned-'))

beforeAll(() => {
  process.env.TMPDIR = temporary
})

afterAll(() => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  rmSync(temporary, { recursive: true })
})

function folderOf(pid: number): string {
  const folder = path.join(temporary, `site-renderer-${pid}-abc`)
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'renderer.sock'), '')
  return folder
}

it('what a killed server left in the temporary folder goes at the next start; of one that runs, and of others, nothing', () => {
  const dead = folderOf(spawnSync(process.execPath, ['--version']).pid)
  const running = folderOf(process.ppid)
  const foreign = path.join(temporary, 'site-of-somebody-else')
  mkdirSync(foreign)
  clearAbandonedFolders()
  expect([dead, running, foreign].map((folder) => existsSync(folder))).toEqual([false, true, true])
})
