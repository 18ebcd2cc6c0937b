import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '../lib/log.mjs'

/** So much room they take; then those go that nobody has asked for the longest. */
const MOST_BYTES = 256 * 1024 * 1024
/** So often is it looked at, in sheets that were written. */
const LOOKED_AT_AFTER = 50

type Kept = { file: string; bytes: number; usedAt: number }

/**
 * PDFs in a folder, by what they say: one is good for ever, and is only not asked for any more once its content has changed (record 0076).
 * A disk that is full or gone costs time and nothing else.
 */
export function keptSheets(folder: string, mostBytes = MOST_BYTES) {
  let written = 0

  async function read(name: string): Promise<Buffer | null> {
    const file = path.join(folder, name)
    try {
      const pdf = await readFile(file)
      const now = new Date()
      await utimes(file, now, now)
      return pdf
    } catch {
      return null
    }
  }

  async function write(name: string, pdf: Uint8Array): Promise<void> {
    const unfinished = path.join(folder, randomUUID())
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(unfinished, pdf)
      // In one step: another process may read it meanwhile.
      await rename(unfinished, path.join(folder, name))
      if (written++ % LOOKED_AT_AFTER === 0) await makeRoom(folder, mostBytes)
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined)
      log.warn({ event: 'data sheet not kept', err: error }, 'A data sheet is made anew each time')
    }
  }

  return { read, write }
}

async function makeRoom(folder: string, mostBytes: number): Promise<void> {
  const names = await readdir(folder)
  const found = await Promise.all(names.map((name) => keptFile(path.join(folder, name))))
  const kept = found.flatMap((one) => one ?? []).sort((one, other) => other.usedAt - one.usedAt)
  let room = mostBytes
  for (const { file, bytes } of kept) {
    room -= bytes
    if (room < 0) await rm(file, { force: true })
  }
}

/** Null for what another process has removed meanwhile. */
const keptFile = (file: string): Promise<Kept | null> =>
  stat(file).then(
    ({ size, mtimeMs }) => ({ file, bytes: size, usedAt: mtimeMs }),
    () => null,
  )
