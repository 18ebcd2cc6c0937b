import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** What half of a file is kept with, so that the other half can be asked for. */
const mark = z.object({ validator: z.string(), total: z.int().nullable() })
export type PartialMark = z.infer<typeof mark>

/** A file that is being fetched: its beginning lies on the disk, and is still there after the process was killed. */
export type PartialFile = {
  path: string
  /** How much there is, and by what the source tells that it is still the same file; null when it has to begin anew. */
  begun: () => Promise<{ size: number; mark: PartialMark } | null>
  /** Begins anew. @param found null when the source doesn't say what the rest could be asked for by */
  beginAnew: (found: PartialMark | null) => Promise<void>
  append: (parts: AsyncIterable<Uint8Array>, onSize: (size: number) => void) => Promise<void>
  drop: () => Promise<void>
  /** Moves the whole file to where its address and its content say: what else is equal is another one. */
  finish: () => Promise<{ path: string; size: number; sha256: string }>
}

export async function partialFile(folder: string, address: URL): Promise<PartialFile> {
  const halves = path.join(folder, 'halves')
  await mkdir(halves, { recursive: true })
  const file = path.join(halves, createHash('sha256').update(address.href).digest('hex'))
  const markFile = `${file}.json`
  const sizeOf = async () => (await stat(file).catch(() => null))?.size ?? 0

  return {
    path: file,
    async begun() {
      const written = mark.safeParse(
        await readFile(markFile, 'utf8')
          .then(JSON.parse)
          .catch(() => null),
      )
      const size = await sizeOf()
      return written.success && size > 0 ? { size, mark: written.data } : null
    },
    async beginAnew(found) {
      await rm(markFile, { force: true })
      await writeFile(file, '')
      if (found) await writeFile(markFile, JSON.stringify(found))
    },
    async append(parts, onSize) {
      const handle = await open(file, 'a')
      try {
        let size = await sizeOf()
        for await (const part of parts) {
          await handle.writeFile(part)
          size += part.byteLength
          onSize(size)
        }
      } finally {
        await handle.close()
      }
    },
    async drop() {
      await Promise.all([rm(file, { force: true }), rm(markFile, { force: true })])
    },
    async finish() {
      const hash = createHash('sha256')
      for await (const part of createReadStream(file)) hash.update(part)
      const sha256 = hash.digest('hex')
      const whole = path.join(folder, `${path.basename(file).slice(0, 8)}-${sha256}`)
      const size = await sizeOf()
      await rename(file, whole)
      await rm(markFile, { force: true })
      return { path: whole, size, sha256 }
    },
  }
}
