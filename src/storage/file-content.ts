import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

const PART_BYTES = 1024 * 1024

/** A file that lies on this machine, and is never read whole. */
export type FileOnDisk = { path: string; bytes: number }

/** What is to be stored: in memory, or on the disk already, where it may be large. */
export type FileContent = Uint8Array | FileOnDisk

export const isOnDisk = (content: FileContent): content is FileOnDisk => !(content instanceof Uint8Array)

/** How large it is. */
export const bytesOf = (content: FileContent): number => (isOnDisk(content) ? content.bytes : content.byteLength)

/** One part after the other. */
export const partsOf = ({ path }: FileOnDisk) => createReadStream(path, { highWaterMark: PART_BYTES })

/** Its first bytes, and its last ones. */
export async function endsOf(content: FileContent, bytes: number): Promise<{ first: Buffer; last: Buffer }> {
  if (!isOnDisk(content)) return { first: Buffer.from(content.subarray(0, bytes)), last: Buffer.from(content.subarray(-bytes)) }
  const handle = await open(content.path)
  const read = async (at: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, at)
    return buffer.subarray(0, bytesRead)
  }
  try {
    return { first: await read(0), last: await read(Math.max(0, content.bytes - bytes)) }
  } finally {
    await handle.close()
  }
}

/** The SHA-256 of a stream. */
export async function digestOfParts(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const part of parts) hash.update(part)
  return hash.digest()
}

/** Whether a stream brings just this. */
export async function isSameContent(parts: AsyncIterable<Uint8Array>, content: FileContent): Promise<boolean> {
  const handle = isOnDisk(content) ? await open(content.path) : null
  const partAt = async (at: number, length: number): Promise<Uint8Array> => {
    if (!handle) return isOnDisk(content) ? new Uint8Array() : content.subarray(at, at + length)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  }
  try {
    let at = 0
    for await (const part of parts) {
      if (Buffer.compare(part, await partAt(at, part.byteLength)) !== 0) return false
      at += part.byteLength
    }
    return at === bytesOf(content)
  } finally {
    await handle?.close()
  }
}

/** A file as Payload has it with a request. */
type Uploaded = { data: Buffer; size: number; tempFilePath?: string }

/** What was uploaded, or lies on the disk, where only this program itself can say that it does. */
export const uploadedContent = ({ data, size, tempFilePath }: Uploaded): FileContent =>
  tempFilePath ? { path: tempFilePath, bytes: size } : data
