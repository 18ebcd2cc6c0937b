import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { extract, type Header } from 'tar-stream'
import { Problem } from '../lib/problem.mjs'
import { CHECKSUMS, type Checksums, checksumsSchema, FORMAT, isFileName, MANIFEST, type Manifest, manifestSchema } from './archive-format'
import { bytesOf } from './bytes-of'

/** Lists of files are read into memory; files are not. */
const MAX_LIST_BYTES = 64 * 1024 * 1024

type Entry = AsyncIterable<unknown> & { header: Header }

/** Gets the bytes of one file of an archive. */
export type Receiver = (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>

const skip: Receiver = async (_, bytes) => {
  for await (const _chunk of bytes);
}

/**
 * Reads an archive from beginning to end and compares it with what it says of itself.
 *
 * @param receive what is done with each file meanwhile
 * @throws Problem in one sentence when it is damaged, broken off, something else, or of a newer version
 */
export async function readArchive(file: string, receive: Receiver = skip): Promise<{ manifest: Manifest; checksums: Checksums }> {
  const entries = extract()
  const feeding = pipeline(createReadStream(file), entries)
  feeding.catch(() => undefined)
  try {
    const read = await readEntries(entries, receive)
    await feeding
    return read
  } catch (error) {
    entries.destroy()
    if (error instanceof Problem) throw error
    throw new Problem(`${file} can't be read as a backup: ${whyNot(error)}.`)
  }
}

/** What the system says (a full disk, a file that may not be read) is no fault of the backup. */
const whyNot = (error: unknown) => (error instanceof Error && 'syscall' in error ? error.message : 'it is damaged or something else')

async function readEntries(entries: AsyncIterable<Entry>, receive: Receiver) {
  let manifest: Manifest | undefined
  let listed: Checksums | undefined
  const found: Checksums = []
  for await (const entry of entries) {
    const { name } = entry.header
    if (listed) throw new Problem('This is no backup of this product: something follows its end.')
    if (!manifest) manifest = readManifest(name, await wholeText(entry))
    else if (name === CHECKSUMS) listed = checksumsSchema.parse(JSON.parse(await wholeText(entry)))
    else found.push(await readFile(entry, receive))
  }
  if (!manifest) throw new Problem('This is no backup of this product: it is empty.')
  if (!listed) throw new Problem('The backup is broken off: its end is missing.')
  if (JSON.stringify(listed) !== JSON.stringify(found))
    throw new Problem('The backup is damaged: a file is not as it was when it was made.')
  return { manifest, checksums: found }
}

function readManifest(name: string, text: string): Manifest {
  const foreign = new Problem('This is no backup of this product.')
  if (name !== MANIFEST) throw foreign
  const { data } = manifestSchema.safeParse(parseJson(text))
  if (!data) throw foreign
  if (data.format > FORMAT) throw new Problem(`The backup is of a newer version (${data.version}): update the site before you restore it.`)
  return data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readFile(entry: Entry, receive: Receiver): Promise<Checksums[number]> {
  const { name, size, type } = entry.header
  if (type !== 'file' || !isFileName(name)) throw new Problem('This is no backup of this product: it holds a file that none has.')
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const chunk of bytesOf(entry)) {
      hash.update(chunk)
      yield chunk
    }
  }
  await receive(name, hashed())
  return { name, size, sha256: hash.digest('hex') }
}

async function wholeText(entry: Entry): Promise<string> {
  if (entry.header.size > MAX_LIST_BYTES) throw new Problem('This is no backup of this product.')
  const chunks: Uint8Array[] = []
  for await (const chunk of bytesOf(entry)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
