import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { FILES } from '../backup/archive-format'
import { bytesOf } from '../backup/bytes-of'
import { listFiles } from '../backup/sources'
import { syncFolder } from '../backup/sync-folder'
import { bucketConfiguration } from '../lib/bucket-configuration.mjs'
import { isShownInline } from '../lib/is-shown-inline.mjs'
import type { FilePlace } from './places'

/** A file by the name under which it lies in DATA_DIR and in a bucket: `media/cover.webp`. */
export type Listed = { name: string; size: number }

type Opened = { content: Readable; type?: string | undefined }

/** Where the files of a site lie. */
export type Files = {
  list: () => Promise<Listed[]>
  /** @throws when there is no such file */
  open: (name: string) => Promise<Opened>
  /** A file is there as a whole or not at all. */
  write: (name: string, opened: Opened) => Promise<void>
}

/** Unfinished files lie in a folder that is no part of the site. */
export const WORK = '.copy-site'

/** So many files are on their way at a time. */
const AT_A_TIME = 4

/** What belongs to a site in a bucket, which may hold other things. */
const PLACES = ['files/', 'media/', 'private/']

export const filesIn = async (place: FilePlace): Promise<Files> => (place.kind === 'folder' ? inFolder(place.folder) : inBucket(place))

function inFolder(folder: string): Files {
  let begun = 0
  return {
    list: async () =>
      existsSync(folder) ? (await listFiles(folder)).map(({ name, size }) => ({ name: name.slice(FILES.length), size })) : [],
    open: async (name) => ({ content: createReadStream(path.join(folder, name)) }),
    write: async (name, { content }) => {
      begun += 1
      const partial = path.join(folder, WORK, `unfinished-${begun}`)
      const target = path.join(folder, name)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      await pipeline(content, createWriteStream(partial, { mode: 0o600, flush: true }))
      await rename(partial, target)
      await syncFolder(path.dirname(target))
    },
  }
}

async function inBucket({ environment }: Extract<FilePlace, { kind: 'bucket' }>): Promise<Files> {
  const { paginateListObjectsV2, S3 } = await import('@aws-sdk/client-s3')
  const client = new S3(bucketConfiguration(environment))
  const Bucket = environment.S3_BUCKET
  return {
    list: async () => {
      const found: Listed[] = []
      for (const Prefix of PLACES) {
        for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
          found.push(...(Contents ?? []).map(({ Key = '', Size = 0 }) => ({ name: Key, size: Size })))
        }
      }
      return found
    },
    open: async (Key) => {
      const { Body, ContentType } = await client.getObject({ Bucket, Key })
      if (!(Body instanceof Readable)) throw new Error(`The storage gave nothing for ${Key}`)
      return { content: Body, type: ContentType }
    },
    write: async (Key, { content, type }) => {
      const ContentDisposition = isShownInline(Key) ? 'inline' : 'attachment'
      await client.putObject({ Bucket, Key, Body: await buffer(content), ContentType: type, ContentDisposition })
    },
  }
}

/**
 * Copies what is not there yet.
 *
 * @param types by the last part of their names, of files that don't say it themselves
 * @returns how many were copied now
 */
export async function copyFiles(from: Files, to: Files, types: ReadonlyMap<string, string>): Promise<number> {
  const there = new Map((await to.list()).map(({ name, size }) => [name, size]))
  const missing = (await from.list()).filter(({ name, size }) => there.get(name) !== size)
  await together(missing, async ({ name }) => {
    const { content, type } = await from.open(name)
    await to.write(name, { content, type: type ?? types.get(path.posix.basename(name)) })
  })
  return missing.length
}

/** The times of files in a folder: by them the nightly clearing knows how old a file is. */
export async function copyTimes(from: FilePlace, to: FilePlace): Promise<void> {
  if (from.kind !== 'folder' || to.kind !== 'folder') return
  for (const { name } of await inFolder(from.folder).list()) {
    const { atime, mtime } = await stat(path.join(from.folder, name))
    await utimes(path.join(to.folder, name), atime, mtime)
  }
}

/** What the bytes of each file add up to, by the first part of its name. */
export async function digestsOf(files: Files): Promise<Map<string, { count: number; digest: string; files: Map<string, string> }>> {
  const sums = new Map<string, string>()
  const listed = await files.list()
  await together(listed, async ({ name }) => void sums.set(name, await sha256(files, name)))
  const places = new Map<string, Map<string, string>>()
  for (const name of [...sums.keys()].sort()) {
    const place = name.slice(0, name.indexOf('/'))
    places.set(place, (places.get(place) ?? new Map()).set(name, sums.get(name) ?? ''))
  }
  return new Map([...places].map(([place, of]) => [place, { count: of.size, digest: digestOfAll(of), files: of }]))
}

function digestOfAll(sums: ReadonlyMap<string, string>): string {
  const all = createHash('sha256')
  for (const [name, sum] of sums) all.update(`${sum} ${name}\n`)
  return all.digest('hex')
}

async function sha256(files: Files, name: string): Promise<string> {
  const hash = createHash('sha256')
  const { content } = await files.open(name)
  for await (const chunk of bytesOf(content)) hash.update(chunk)
  return hash.digest('hex')
}

async function together<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
}

/** Is there no file of a site? */
export const isPlaceEmpty = async (place: FilePlace): Promise<boolean> => (await (await filesIn(place)).list()).length === 0
