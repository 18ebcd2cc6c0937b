import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { FILES } from './archive-format'

/** A file for an archive, as it was when it was listed. */
export type Source = { name: string; file: string; size: number; mtimeMs: number }

/** A database as it was at one moment, in files of its own. */
export type Snapshot = { sources: Source[]; migrations: string[] }

/** @param name in the archive */
export async function sourceOf(name: string, file: string): Promise<Source> {
  const { size, mtimeMs } = await stat(file)
  return { name, file, size, mtimeMs }
}

/**
 * Everything in the folders of DATA_DIR: pictures, documents, private photos, and what is added one day. Files beside the
 * folders are the database itself and what the server makes anew; names that begin with a dot are work in progress.
 */
export async function listFiles(dataDir: string): Promise<Source[]> {
  const folders = await existing(dataDir)
  const lists = await Promise.all(
    folders.map(async (name) => ((await stat(path.join(dataDir, name))).isDirectory() ? filesBelow(dataDir, name) : [])),
  )
  return lists.flat().sort((one, other) => (one.name < other.name ? -1 : 1))
}

async function filesBelow(dataDir: string, folder: string): Promise<Source[]> {
  const found: Source[] = []
  for (const name of await existing(path.join(dataDir, folder))) {
    const relative = path.join(folder, name)
    const absolute = path.join(dataDir, relative)
    // Gone since it was listed: nothing to keep, or noticed by who compares two lists.
    const kind = await stat(absolute).catch(() => null)
    if (kind?.isDirectory()) found.push(...(await filesBelow(dataDir, relative)))
    else if (kind)
      found.push({ name: `${FILES}${relative.split(path.sep).join('/')}`, file: absolute, size: kind.size, mtimeMs: kind.mtimeMs })
  }
  return found
}

async function existing(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith('.'))
}

/** Was anything of the first list changed or removed by the time of the second? What came meanwhile does no harm. */
export function wasDisturbed(before: readonly Source[], after: readonly Source[]): boolean {
  const now = new Map(after.map((source) => [source.name, source]))
  return before.some(({ name, size, mtimeMs }) => now.get(name)?.size !== size || now.get(name)?.mtimeMs !== mtimeMs)
}
