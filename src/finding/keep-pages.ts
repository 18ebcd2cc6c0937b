import { buffer } from 'node:stream/consumers'
import { setTimeout, setImmediate as turn } from 'node:timers/promises'
import type { Payload, Where } from 'payload'
import { z } from 'zod'
import { readContentState } from '../database/content-version'
import { readEditions, writePages } from '../database/finding/document-pages'
import { inPages, type Page } from '../database/in-pages'
import { inTransaction } from '../database/transaction'
import { type DocumentId, documentId } from '../lib/document-id'
import { extensionOf } from '../lib/file-sizes'
import { log } from '../lib/log.mjs'
import { documentFiles, editionOf } from '../storage/document-files'
import { noteFound } from './keep-search'
import { type PdfReader, pdfReader, TookTooLong } from './read-pdf'

/** The first pages after a start come first. */
const FIRST_LOOK_MS = 10_000
/** A look costs one small reading while no document has changed. */
const LOOK_MS = 15_000

/** What took too long so often is left alone until the next start: a busy machine is no reason to pass a file over for good. */
const MOST_TRIES = 3
type Tries = Map<string, number>

/** Larger files are not searched. */
const LARGEST_BYTES = 100 * 1024 * 1024
/** So many documents are asked for at a time; in between others get their turn. */
const PAGE = 500
/** Clocks of several instances differ, and what changed may have been committed later than it says. */
const MARGIN_MS = 3_600_000

/** So many documents become searchable together: kept pages become old once for all of them. */
const BATCH = 50

const row = z.object({ id: documentId, edition: z.string().nullish(), filename: z.string().nullish(), filesize: z.number().nullish() })
type Row = z.infer<typeof row>

/** A stored file that was never read, with the documents that have it: copies of a document share it. */
type Unread = { name: string; filesize: number; ids: DocumentId[] }

/**
 * Reads the pages of published PDFs that were never read, now and whenever documents change, one file at a time and beside requests.
 *
 * @returns ends it
 */
export function keepPagesRead(cms: Payload): () => Promise<void> {
  const ending = new AbortController()
  const ended = lookAgainAndAgain(cms, ending.signal)
  return () => {
    ending.abort()
    return ended
  }
}

async function lookAgainAndAgain(cms: Payload, signal: AbortSignal): Promise<void> {
  let pause = FIRST_LOOK_MS
  let seen: number | null = null
  let changedAfter: Date | undefined
  const tries: Tries = new Map()
  for (;;) {
    await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return
    pause = LOOK_MS
    try {
      const change = (await readContentState(cms)).lastChange(['documents'])
      if (change === seen) continue
      const began = Date.now()
      if ((await readLackingPages(cms, signal, { tries, changedAfter })) > 0 || signal.aborted) continue
      seen = change
      changedAfter = new Date(began - MARGIN_MS)
    } catch (error) {
      log.error({ event: 'document pages not read', err: error }, 'Pages of documents can not be read; later once more')
    }
  }
}

type Options = {
  tries?: Tries
  /** Looks only at documents that were changed since: of those before it is known that all were read. */
  changedAfter?: Date | undefined
  batch?: number
}

/** @returns how many files were there to be read */
export async function readLackingPages(
  cms: Payload,
  signal: AbortSignal,
  { tries = new Map(), changedAfter, batch = BATCH }: Options = {},
): Promise<number> {
  const lacking = (await unreadFiles(cms, changedAfter)).filter(({ name }) => (tries.get(name) ?? 0) < MOST_TRIES)
  if (lacking.length === 0) return 0
  const reader = pdfReader()
  const began = performance.now()
  try {
    for (const files of inSlices(lacking, batch)) {
      for (const found of inSlices(await readFiles(reader, files, signal, tries), batch)) {
        if (signal.aborted) break
        await noteTogether(cms, found)
      }
    }
  } finally {
    await reader.end()
  }
  log.info(
    { event: 'document pages read', files: lacking.length, ms: Math.round(performance.now() - began) },
    'Pages of documents can be searched',
  )
  return lacking.length
}

function* inSlices<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}

/** A document whose file was read. */
type Found = { id: DocumentId; file: Unread; pages: string[]; isLast: boolean }

async function readFiles(reader: PdfReader, files: readonly Unread[], signal: AbortSignal, tries: Tries): Promise<Found[]> {
  const found: Found[] = []
  for (const file of files) {
    if (signal.aborted) break
    const pages = await pagesOf(reader, file)
    if (pages) found.push(...file.ids.map((id, index) => ({ id, file, pages, isLast: index === file.ids.length - 1 })))
    else tries.set(file.name, (tries.get(file.name) ?? 0) + 1)
  }
  return found
}

/** A file counts as read with the last of its documents: broken off before, it is read again. */
async function noteTogether(cms: Payload, found: readonly Found[]): Promise<void> {
  await inTransaction(cms, async (req) => {
    const withCms = { ...req, payload: cms }
    for (const { id, file, pages, isLast } of found) {
      if (isLast) await writePages(withCms, file.name, pages)
      await noteFound(withCms, 'documents', id, false, pages)
    }
    // What was rendered without them is old.
    const [first] = found
    if (first) await cms.db.updateOne({ collection: 'documents', id: first.id, data: { filesize: first.file.filesize }, req })
  })
}

/** None of a file that can't be read, once and for all: it does not become readable. Null when it took too long. */
async function pagesOf(reader: PdfReader, { name, filesize }: Unread): Promise<string[] | null> {
  try {
    if (filesize > LARGEST_BYTES) throw new Error('The file is too large')
    const file = await documentFiles.open(name)
    return file ? await reader.read(await buffer(file.content)) : []
  } catch (error) {
    log.warn({ event: 'document without pages', file: name, err: error }, 'The pages of a document can not be searched')
    return error instanceof TookTooLong ? null : []
  }
}

/** PDFs that are public and were never read: of 200,000 documents in memory at once a renderer would have too little. */
async function unreadFiles(cms: Payload, changedAfter?: Date): Promise<Unread[]> {
  const published: Where = { _status: { equals: 'published' }, deletedAt: { exists: false }, filename: { like: '.pdf' } }
  const where: Where = changedAfter ? { ...published, updatedAt: { greater_than_equal: changedAfter.toISOString() } } : published
  const files = new Map<string, Unread>()
  for await (const docs of inPages({ where, size: PAGE }, (page) => readDocuments(cms, page))) {
    for (const { id, name, filesize } of await unreadOf(cms, docs)) {
      const file = files.get(name) ?? { name, filesize: filesize ?? 0, ids: [] }
      file.ids.push(id)
      files.set(name, file)
    }
    await turn()
  }
  return [...files.values()]
}

async function readDocuments(cms: Payload, page: Page) {
  const select = { edition: true, filename: true, filesize: true } as const
  return (await cms.db.find<z.infer<typeof row>>({ collection: 'documents', select, pagination: false, ...page })).docs
}

async function unreadOf(cms: Payload, docs: readonly object[]): Promise<(Row & { name: string })[]> {
  const rows = row
    .array()
    .parse(docs)
    .flatMap((one) => {
      const name = editionOf(one)
      return name !== null && extensionOf(name) === 'pdf' ? [{ ...one, name }] : []
    })
  const known = await readEditions(
    cms,
    rows.map(({ name }) => name),
  )
  return rows.filter(({ name }) => !known.has(name))
}
