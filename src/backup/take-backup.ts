import { mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { environment } from '../lib/environment'
import { Problem } from '../lib/problem.mjs'
import { secretMark } from '../lib/secret-mark.mjs'
import { type Checksums, FORMAT, type Manifest } from './archive-format'
import { bucketList } from './bucket-list'
import { snapshotDatabase } from './database-snapshot'
import { readArchive } from './read-archive'
import { listFiles, wasDisturbed } from './sources'
import { syncFolder } from './sync-folder'
import { ChangedMeanwhile, type Sink, writeArchive } from './write-archive'

/** How often it is begun anew when files change while they are read. */
const TRIES = 3

/** Folders of unfinished backups begin so; they lie where the backup goes, so that it can get its name in one step. */
const WORK = '.website-backup-'

/** No backup takes so long. */
const BROKEN_OFF_AFTER_MS = 24 * 60 * 60 * 1000

/**
 * Writes a backup of the running site under a name that nobody has, once it is whole: it is read back before it gets its name.
 *
 * @throws Problem
 */
export async function backUpTo(file: string): Promise<Checksums> {
  const folder = path.dirname(file)
  await removeBrokenOff(folder)
  const work = await mkdtemp(path.join(folder, WORK))
  try {
    const partial = path.join(work, 'archive.tar')
    await inTries(() => writeFileOf(work, partial))
    const { checksums } = await readArchive(partial)
    await rename(partial, file)
    await syncFolder(folder)
    return checksums
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function writeFileOf(work: string, partial: string): Promise<void> {
  const handle = await open(partial, 'w', 0o600)
  try {
    await writeBackup(work, (chunk) => handle.appendFile(chunk))
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What backups have left that were killed. */
async function removeBrokenOff(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(WORK)) continue
    const { mtimeMs } = await stat(path.join(folder, name))
    if (Date.now() - mtimeMs > BROKEN_OFF_AFTER_MS) await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

/** Writes a backup as a stream; it can't be read back, nor be begun anew. */
export async function backUpToStream(output: NodeJS.WritableStream): Promise<void> {
  await writeBackup(
    tmpdir(),
    (chunk) => new Promise((resolve, reject) => output.write(chunk, (error) => (error ? reject(error) : resolve(undefined)))),
  ).catch(asProblem)
}

async function inTries(work: () => Promise<void>): Promise<void> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !(error instanceof ChangedMeanwhile)) asProblem(error)
    }
  }
}

function asProblem(error: unknown): never {
  if (!(error instanceof ChangedMeanwhile)) throw error
  throw new Problem('Files were replaced or removed while they were read, again and again: no backup was made. Try again later.')
}

/** First the database, then every file that was there before it: so each file that the database names is among them. */
async function writeBackup(workFolder: string, sink: Sink): Promise<void> {
  const folder = await mkdtemp(path.join(workFolder, 'snapshot-'))
  try {
    const before = await listFiles(environment.DATA_DIR)
    const { sources, migrations } = await snapshotDatabase(environment.DATABASE_URI, folder)
    const bucket = await bucketList(folder)
    const files = await listFiles(environment.DATA_DIR)
    if (wasDisturbed(before, files)) throw new ChangedMeanwhile('since the snapshot')
    await writeArchive(await manifestOf(migrations), [...sources, ...bucket, ...files], sink)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function manifestOf(migrations: string[]): Promise<Manifest> {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile('package.json', 'utf8')))
  return {
    product: 'helvo-website',
    format: FORMAT,
    version,
    createdAt: new Date().toISOString(),
    database: environment.DATABASE_URI.startsWith('file:') ? 'sqlite' : 'mongodb',
    storage: environment.S3_BUCKET ? 'bucket' : 'folder',
    migrations,
    secretMark: secretMark(environment.PAYLOAD_SECRET),
  }
}
