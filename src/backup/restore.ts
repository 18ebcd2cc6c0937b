import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { environment } from '../lib/environment'
import { Problem } from '../lib/problem.mjs'
import { isMarkOf } from '../lib/secret-mark.mjs'
import { migrationNames } from '../server/database-state.mjs'
import { markStorage } from '../server/identity/same-site.mjs'
import { STORAGE_MARK } from '../server/identity/storage-mark.mjs'
import { RESTORING } from '../server/restoring.mjs'
import { COLLECTIONS, FILES, type Manifest, SQLITE_FILE } from './archive-format'
import { readArchive } from './read-archive'
import { checkedMigrations } from './sqlite-snapshot'
import { syncFolder } from './sync-folder'

/** Here everything is put before anything of the site is touched. */
const STAGING = '.restore'

/** What belongs to an SQLite file. */
const SUFFIXES = ['', '-wal', '-shm']

/** What a restore did. */
export type Restored = { manifest: Manifest; files: number; keptAside: string | null; hasSameSecret: boolean }

/** Reads a backup to its end and says what it is, without touching anything. @throws Problem */
export async function checkBackup(file: string): Promise<{ manifest: Manifest; files: number }> {
  const { manifest, checksums } = await readArchive(file)
  const database = environment.DATABASE_URI.startsWith('file:') ? 'sqlite' : 'mongodb'
  if (manifest.database !== database)
    throw new Problem(`The backup is of a ${manifest.database} database and DATABASE_URI names a ${database} one.`)
  const storage = environment.S3_BUCKET ? 'bucket' : 'folder'
  if (manifest.storage !== storage)
    throw new Problem(
      `The files of the backup belong in a ${manifest.storage}, and this site keeps its own in a ${storage}: see S3_BUCKET.`,
    )
  const known = new Set(migrationNames())
  if (manifest.migrations.some((name) => !known.has(name)))
    throw new Problem(`The backup is of a newer version (${manifest.version}): update the site before you restore it.`)
  return { manifest, files: checksums.length }
}

/**
 * Puts a backup in the place of the site's data.
 *
 * @param force when there is data already: it is kept aside
 * @throws Problem before anything is touched
 */
export async function restore(file: string, { force }: { force: boolean }): Promise<Restored> {
  const { manifest, files } = await checkBackup(file)
  const { DATA_DIR, DATABASE_URI } = environment
  await clearBrokenOff(DATA_DIR)
  await assertRoom(force)
  const staging = path.join(DATA_DIR, STAGING)
  await mkdir(staging, { recursive: true, mode: 0o700 })
  await unpack(file, staging).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true })
    throw error
  })
  if (manifest.database === 'sqlite') checkedMigrations(path.join(staging, SQLITE_FILE))

  // From here on the data is neither the old nor the new: the site doesn't start on it.
  await mark(DATA_DIR, 'removing the old')
  const keptAside = await keepOldAside(DATA_DIR)
  await mark(DATA_DIR, 'placing the new')
  await placeFolders(path.join(staging, FILES), DATA_DIR)
  if (manifest.database === 'sqlite') await place(path.join(staging, SQLITE_FILE), sqliteFile())
  else await placeCollections(DATABASE_URI, path.join(staging, COLLECTIONS))
  if (!environment.S3_BUCKET) await markStorage(environment)
  await rm(staging, { recursive: true })
  await rm(path.join(DATA_DIR, RESTORING))
  await syncFolder(DATA_DIR)
  return { manifest, files, keptAside, hasSameSecret: isMarkOf(environment.PAYLOAD_SECRET, manifest.secretMark) }
}

const sqliteFile = () => environment.DATABASE_URI.slice('file:'.length)

/** What a restore that was killed has left: its own work, and never the old data. */
async function clearBrokenOff(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, STAGING), { recursive: true, force: true })
  const marker = path.join(dataDir, RESTORING)
  if (!existsSync(marker)) return
  if ((await readFile(marker, 'utf8')) === 'placing the new') {
    for (const name of await visible(dataDir)) await rm(path.join(dataDir, name), { recursive: true })
    if (environment.DATABASE_URI.startsWith('file:')) await rm(sqliteFile(), { force: true })
  }
  await rm(marker)
}

/** @throws Problem when there is data that nobody said may be replaced */
async function assertRoom(force: boolean): Promise<void> {
  const { DATA_DIR, DATABASE_URI } = environment
  if (!DATABASE_URI.startsWith('file:')) await (await import('./mongodb-dump')).assertMongodbIsEmpty(DATABASE_URI)
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 })
  const isEmpty = (await visible(DATA_DIR)).length === 0 && !(DATABASE_URI.startsWith('file:') && existsSync(sqliteFile()))
  if (!isEmpty && !force)
    throw new Problem('There is data in DATA_DIR already: name an empty folder, or add --force, which keeps the old data aside.')
}

const visible = async (folder: string) => (await readdir(folder)).filter((name) => !name.startsWith('.'))

/** Unpacks a backup into a folder, and reads it to its end. @throws Problem when it is damaged; what is in the folder then is nothing */
export async function unpack(file: string, staging: string): ReturnType<typeof readArchive> {
  return readArchive(file, async (name, bytes) => {
    const target = path.join(staging, name)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    const handle = await open(target, 'wx', 0o600)
    try {
      for await (const chunk of bytes) await handle.appendFile(chunk)
      await handle.sync()
    } finally {
      await handle.close()
    }
  })
}

async function mark(dataDir: string, stage: 'removing the old' | 'placing the new'): Promise<void> {
  const next = path.join(dataDir, `${RESTORING}.next`)
  await writeFile(next, stage, { mode: 0o600, flush: true })
  await rename(next, path.join(dataDir, RESTORING))
  await syncFolder(dataDir)
}

/** @returns the folder where the old data lies now */
async function keepOldAside(dataDir: string): Promise<string | null> {
  const names = await visible(dataDir)
  const besides = environment.DATABASE_URI.startsWith('file:') ? SUFFIXES.map((suffix) => `${sqliteFile()}${suffix}`) : []
  const outside = besides.filter((file) => path.dirname(file) !== dataDir && existsSync(file))
  if (names.length + outside.length === 0) return null
  const suffix = `.before-restore-${new Date().toISOString().replace(/[:.]/g, '')}`
  const aside = path.join(dataDir, suffix)
  await mkdir(aside, { mode: 0o700 })
  for (const name of names) await rename(path.join(dataDir, name), path.join(aside, name))
  const ofFolder = path.join(dataDir, STORAGE_MARK)
  if (existsSync(ofFolder)) await rename(ofFolder, path.join(aside, STORAGE_MARK))
  for (const file of outside) await rename(file, `${file}${suffix}`)
  return aside
}

async function placeFolders(from: string, dataDir: string): Promise<void> {
  if (!existsSync(from)) return
  for (const name of await readdir(from)) await rename(path.join(from, name), path.join(dataDir, name))
}

/** In one step, also where the database lies on another disk. */
async function place(from: string, to: string): Promise<void> {
  const near = `${to}.restored`
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  await rename(from, near).catch(() => copyFile(from, near))
  const handle = await open(near, 'r+')
  await handle.sync()
  await handle.close()
  await rename(near, to)
  await syncFolder(path.dirname(to))
}

async function placeCollections(uri: string, folder: string): Promise<void> {
  const { loadMongodb } = await import('./mongodb-dump')
  const names = await readdir(folder)
  await loadMongodb(
    uri,
    names.map((name) => path.join(folder, name)),
  )
}
