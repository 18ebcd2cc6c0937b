import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { problemOf } from './client'
import type { Answer, Fetcher } from './fetcher'
import { editionOf } from './file-edition'
import { type PartialFile, type PartialMark, partialFile } from './partial-file'
import type { TellProblem } from './problem'
import type { LegacyFile } from './source'
import { FEW_TRIES, TRIES, Unanswered } from './unanswered'

/** More can't be stored here in any case. */
const MAX_FILE_BYTES = 512 * 1024 * 1024

/** Of a file that breaks off again and again, as long as more of it comes each time. */
const MAX_PIECES = 50

type Fetched = Omit<LegacyFile, 'release'>

export type FileFetcher = (address: URL) => Promise<LegacyFile | null>

/**
 * Fetches files whole: what breaks off goes on where it was, also after this process was killed, when the source says by what
 * (`ETag`, `Last-Modified`) the file is still the same (spec: moving/resumed-files).
 */
export function makeFileFetcher(fetcher: Fetcher, folder: string, onProblem: TellProblem, limit = MAX_FILE_BYTES): FileFetcher {
  /** Who asks for what is on its way waits for it, so that nobody writes into the same half. */
  const onTheWay = new Map<string, { takers: number; file: Promise<Fetched | null> }>()
  return async (address) => {
    const fetching = onTheWay.get(address.href) ?? { takers: 0, file: told(address) }
    fetching.takers += 1
    onTheWay.set(address.href, fetching)
    const file = await fetching.file.finally(() => onTheWay.delete(address.href))
    let isReleased = false
    const release = async () => {
      if (isReleased) return
      isReleased = true
      fetching.takers -= 1
      if (file && fetching.takers === 0) await rm(file.path, { force: true })
    }
    return file && { ...file, release }
  }

  async function told(address: URL): Promise<Fetched | null> {
    try {
      return await fetchFile(fetcher, await partialFile(folder, address), address, limit)
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      onProblem(problemOf(error.kind, address, error.message, true))
      return null
    }
  }
}

async function fetchFile(fetcher: Fetcher, file: PartialFile, address: URL, limit: number): Promise<Fetched> {
  let pieces = 0
  let had = 0
  const headers = async () => {
    const begun = await file.begun()
    // Compressed, a part would be none of the file.
    const plain = { 'Accept-Encoding': 'identity' }
    return begun ? { ...plain, Range: `bytes=${begun.size}-`, 'If-Range': begun.mark.validator } : plain
  }
  const read = async (answer: Answer) => {
    const before = await file.begun()
    const total = await begin(file, answer, before)
    if (total !== null && total > limit) throw await dropped(file, tooLarge(limit))
    pieces += 1
    let size = 0
    try {
      await file.append(answer.body, (now) => {
        size = now
        if (now > limit) throw tooLarge(limit)
      })
    } catch (error) {
      if (error instanceof Unanswered) throw await dropped(file, error)
      if (pieces >= MAX_PIECES || size <= had || !(await file.begun())) throw error
      had = size
      throw new Unanswered('broken-file', '文件下载中断', { tries: TRIES, isPart: true })
    }
    await checkWhole(file, size, total)
    const said = { contentType: contentTypeOf(answer), name: nameOf(answer), address: answer.url.href, edition: editionOf(answer) }
    return { ...(await file.finish()), ...said }
  }
  return fetcher.ask(address, read, headers)
}

/** @returns how large the whole file is, null where the answer doesn't say it */
async function begin(file: PartialFile, answer: Answer, before: { size: number; mark: PartialMark } | null): Promise<number | null> {
  const { status, headers } = answer
  if (status === 206) {
    const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
    if (before && Number(start) === before.size) return Number(total)
    throw await dropped(file, new Unanswered('broken-file', '源站续传的位置不对', { tries: FEW_TRIES }))
  }
  // There is nothing behind what is there: it is another file, or was whole.
  if (status === 416) throw await dropped(file, new Unanswered('broken-file', '源站不能续传', { tries: FEW_TRIES }))
  const length = headers.get('content-length')
  const total = length === null ? null : Number(length)
  const validator = strongTag(headers.get('etag')) ?? headers.get('last-modified')
  await file.beginAnew(validator ? { validator, total } : null)
  return total
}

/** Weak tags don't say that bytes are the same. */
const strongTag = (etag: string | null) => (etag && !etag.startsWith('W/') ? etag : null)

/** @throws Unanswered when what came is not the file */
async function checkWhole(file: PartialFile, size: number, total: number | null): Promise<void> {
  if (size === 0) throw await dropped(file, new Unanswered('broken-file', '文件是空的', { tries: FEW_TRIES }))
  if (total !== null && size !== total)
    throw await dropped(file, new Unanswered('broken-file', `应为 ${total} 字节，实际 ${size} 字节`, { tries: TRIES }))
  if (await isWebPage(file.path)) throw await dropped(file, new Unanswered('web-page', '应答是网页而不是文件', { tries: FEW_TRIES }))
}

const BEGINNING_BYTES = 512

/** Whatever its name and type say: pages of errors come with status 200. */
async function isWebPage(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    return /^\uFEFF?\s*(<!doctype html|<html)/i.test(buffer.subarray(0, bytesRead).toString('utf8'))
  } finally {
    await handle.close()
  }
}

async function dropped(file: PartialFile, error: Unanswered): Promise<Unanswered> {
  await file.drop()
  return error
}

const tooLarge = (limit: number) => new Unanswered('too-large', `文件超过 ${Math.floor(limit / 1024 / 1024)} MB`)

const contentTypeOf = ({ headers }: Answer) => (headers.get('content-type') ?? '').replace(/;.*$/, '').trim().toLowerCase()

/** The name of `Content-Disposition`, in either of its forms, or the end of the address. */
function nameOf({ headers, url }: Answer): string {
  const said = headers.get('content-disposition') ?? ''
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(said) ?? []
  const [, quoted] = /filename\s*=\s*"?([^";]+)"?/i.exec(said) ?? []
  return path.posix.basename(decoded(encoded ?? quoted ?? url.pathname)).trim()
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
