import { inflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; isUtf8: boolean; content: Buffer }

const END = 0x06054b50
const CENTRAL = 0x02014b50
const UTF8_FLAG = 0x0800
const DEFLATED = 8

/** The files in a zip, read by its central directory. */
export function readZip(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('No zip')
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('A broken zip')
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    const isUtf8 = (zip.readUInt16LE(at + 8) & UTF8_FLAG) !== 0
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    const content = zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(packed) : packed
    entries.push({ name, isUtf8, content })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}
