import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type FileHandle, open } from 'node:fs/promises'
import { type Pack, pack } from 'tar-stream'
import { CHECKSUMS, type Checksums, MANIFEST, type Manifest } from './archive-format'
import { bytesOf } from './bytes-of'
import type { Source } from './sources'

/** A file was changed or removed while it was read: the backup would not be of one moment. */
export class ChangedMeanwhile extends Error {}

/** Where the bytes of an archive go. */
export type Sink = (chunk: Uint8Array) => Promise<unknown>

/**
 * Writes an archive, piece by piece.
 *
 * @throws ChangedMeanwhile
 */
export async function writeArchive(manifest: Manifest, sources: readonly Source[], sink: Sink): Promise<Checksums> {
  const archive = pack()
  const produced = produce(archive, manifest, sources).catch((error: Error) => {
    archive.destroy(error)
    throw error
  })
  const [checksums] = await Promise.all([produced, consume(archive, sink)])
  return checksums
}

async function consume(archive: Pack, sink: Sink): Promise<void> {
  for await (const chunk of bytesOf(archive)) await sink(chunk)
}

async function produce(archive: Pack, manifest: Manifest, sources: readonly Source[]): Promise<Checksums> {
  archive.entry({ name: MANIFEST, mode: 0o600 }, JSON.stringify(manifest))
  const checksums: Checksums = []
  for (const source of sources) checksums.push(await addFile(archive, source))
  archive.entry({ name: CHECKSUMS, mode: 0o600 }, JSON.stringify(checksums))
  archive.finalize()
  return checksums
}

async function addFile(archive: Pack, { name, file, size, mtimeMs }: Source): Promise<Checksums[number]> {
  const handle = await open(file).catch(() => {
    throw new ChangedMeanwhile(name)
  })
  try {
    await assertSame(handle, { name, size, mtimeMs })
    const hash = createHash('sha256')
    const entry = archive.entry({ name, size, mode: 0o600, mtime: new Date(mtimeMs) })
    const ended = once(entry, 'close')
    ended.catch(() => undefined)
    let left = size
    for await (const chunk of handle.createReadStream({ autoClose: false, highWaterMark: 256 * 1024 })) {
      const part: Buffer = chunk.subarray(0, left)
      left -= part.length
      hash.update(part)
      if (!entry.write(part)) await once(entry, 'drain')
    }
    if (left > 0) throw new ChangedMeanwhile(name)
    entry.end(null)
    await ended
    await assertSame(handle, { name, size, mtimeMs })
    return { name, size, sha256: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}

async function assertSame(handle: FileHandle, { name, size, mtimeMs }: Omit<Source, 'file'>): Promise<void> {
  const now = await handle.stat()
  if (now.size !== size || now.mtimeMs !== mtimeMs) throw new ChangedMeanwhile(name)
}
