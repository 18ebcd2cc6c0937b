import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { COLLECTIONS, FILES, SQLITE_FILE } from '../backup/archive-format'
import { snapshotDatabase } from '../backup/database-snapshot'
import { unpack } from '../backup/restore'
import { Problem } from '../lib/problem.mjs'
import { migrationNames } from '../server/database-state.mjs'
import type { Backup, DatabaseKind, FilePlace, Site } from './places'

const NAME = 'snapshot.json'
const DATABASE = 'source'

const noted = z.object({ id: z.string(), from: z.string(), database: z.enum(['sqlite', 'mongodb']), takenAt: z.string() })

/** The source as it was at one moment, in files of its own: a copy that goes on reads what it has begun with. */
export type Snapshot = z.infer<typeof noted> & { folder: string; files: FilePlace }

const isBackup = (source: Site | Backup): source is Backup => 'archive' in source

/** The snapshot that was taken earlier; null when there is none of this source. */
export async function readSnapshot(work: string, source: Site | Backup): Promise<Snapshot | null> {
  if (!existsSync(path.join(work, NAME))) return null
  const found = noted.parse(JSON.parse(await readFile(path.join(work, NAME), 'utf8')))
  return found.from === source.name ? complete(found, work, source) : null
}

/** Takes a snapshot of the source, which may be running: writers go on meanwhile. */
export async function takeSnapshot(work: string, source: Site | Backup): Promise<Snapshot> {
  await rm(work, { recursive: true, force: true })
  await mkdir(path.join(work, DATABASE), { recursive: true, mode: 0o700 })
  const database = isBackup(source) ? await unpackBackup(work, source) : await snapshotSite(work, source)
  const found = { id: randomUUID(), from: source.name, database, takenAt: new Date().toISOString() }
  await writeFile(path.join(work, `${NAME}.next`), JSON.stringify(found), { flush: true })
  await rename(path.join(work, `${NAME}.next`), path.join(work, NAME))
  return complete(found, work, source)
}

async function snapshotSite(work: string, { uri, database }: Site): Promise<DatabaseKind> {
  await snapshotDatabase(uri, path.join(work, DATABASE))
  return database
}

/** As `restore` unpacks it: what is damaged is refused before anything is copied. */
async function unpackBackup(work: string, { archive, files }: Backup): Promise<DatabaseKind> {
  const unpacked = path.join(work, 'backup')
  const { manifest } = await unpack(archive, unpacked)
  const known = new Set(migrationNames())
  if (manifest.migrations.some((name) => !known.has(name)))
    throw new Problem(`The backup is of a newer version (${manifest.version}): update the site before you copy it.`)
  if (manifest.storage === 'bucket' && !files)
    throw new Problem('The files of the backup lie in a bucket: name it with --from-files s3://BUCKET.')
  if (manifest.database === 'sqlite') await rename(path.join(unpacked, SQLITE_FILE), path.join(work, DATABASE, 'site.db'))
  else await moveAll(path.join(unpacked, COLLECTIONS), path.join(work, DATABASE))
  return manifest.database
}

async function moveAll(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) await rename(path.join(from, name), path.join(to, name))
}

function complete(found: z.infer<typeof noted>, work: string, source: Site | Backup): Snapshot {
  const unpacked: FilePlace = { kind: 'folder', folder: path.join(work, 'backup', FILES) }
  return { ...found, folder: path.join(work, DATABASE), files: source.files ?? unpacked }
}
