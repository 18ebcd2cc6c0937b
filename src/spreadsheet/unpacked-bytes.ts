const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const ENTRY_BYTES = 46

/**
 * How many bytes the files in a zip say they unpack to, from its directory. For files made to fill the memory.
 *
 * @returns 0 when there is no directory to be read: such a file is damaged, and whoever opens it says so
 */
export function unpackedBytes(zip: Buffer): number {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 20 > zip.length || zip.readUInt32LE(end) !== END_OF_DIRECTORY) return 0
  let total = 0
  let at = zip.readUInt32LE(end + 16)
  while (at + ENTRY_BYTES <= zip.length && zip.readUInt32LE(at) === DIRECTORY_ENTRY) {
    total += zip.readUInt32LE(at + 24)
    at += ENTRY_BYTES + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return total
}
