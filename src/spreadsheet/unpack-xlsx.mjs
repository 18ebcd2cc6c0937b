import { inflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'

const END_OF_DIRECTORY = Buffer.from('504b0506', 'hex')
const DIRECTORY_ENTRY = 0x02014b50
const DIRECTORY_ENTRY_BYTES = 46
const LOCAL_HEADER_BYTES = 30
const DEFLATED = 8

/** More than the limit came out of it. */
export class TooLarge extends Error {}

/**
 * The parts of a workbook that hold its cells, as a zip without compression. What a zip says of its sizes is not believed:
 * each part is inflated here, and no further than allowed; whoever reads the result meets sizes that are true.
 *
 * @param {Buffer} zip
 * @param {number} maxBytes of all parts together
 * @returns {Buffer}
 * @throws {TooLarge}
 */
export function unpackXlsx(zip, maxBytes) {
  let left = maxBytes
  /** @type {Record<string, Uint8Array>} */
  const parts = {}
  for (const { name, method, packed } of entriesOf(zip)) {
    const part = method === DEFLATED ? inflate(packed, left) : packed
    left -= part.length
    if (left < 0) throw new TooLarge()
    parts[name] = part
  }
  return Buffer.from(zipSync(parts, { level: 0 }))
}

/** @param {Buffer} packed @param {number} maxBytes */
function inflate(packed, maxBytes) {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) })
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ERR_BUFFER_TOO_LARGE') throw new TooLarge()
    throw error
  }
}

/**
 * @param {Buffer} zip
 * @returns {Generator<{ name: string, method: number, packed: Buffer }>}
 */
function* entriesOf(zip) {
  const end = zip.lastIndexOf(END_OF_DIRECTORY)
  if (end < 0) throw new RangeError('There is no directory')
  let at = zip.readUInt32LE(end + 16)
  while (at + DIRECTORY_ENTRY_BYTES <= zip.length && zip.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const nameBytes = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + DIRECTORY_ENTRY_BYTES, at + DIRECTORY_ENTRY_BYTES + nameBytes)
    const header = zip.readUInt32LE(at + 42)
    const start = header + LOCAL_HEADER_BYTES + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    if (/\.(xml|rels)$/.test(name)) yield { name, method: zip.readUInt16LE(at + 10), packed }
    at += DIRECTORY_ENTRY_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}
