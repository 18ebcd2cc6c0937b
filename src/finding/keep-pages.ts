import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { Payload, Where } from 'payload'
import { z } from 'zod'
import { readContentState } from '../database/content-version'
import { readEditions, writePages } from '../database/finding/document-pages'
import { inPages, type Page } from '../database/in-pages'
import { inTransaction } from '../database/transaction'
import { documentId } from '../lib/document-id'
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
type Row = z.infer<typeof row> & { name: string }

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
}

/** @returns how many files were there to be read */
export async function readLackingPages(
  cms: Payload,
  signal: AbortSignal,
  { tries = new Map(), changedAfter }: Options = {},
): Promise<number> {
  const lacking = (await lackingRows(cms, changedAfter)).filter(({ name }) => (tries.get(name) ?? 0) < MOST_TRIES)
  if (lacking.length === 0) return 0
  const reader = pdfReader()
  const began = performance.now()
  try {
    for (let at = 0; at < lacking.length && !signal.aborted; at += BATCH)
      await readBatch(cms, reader, lacking.slice(at, at + BATCH), signal, tries)
  } finally {
    await reader.end()
  }
  log.info(
    { event: 'document pages read', files: lacking.length, ms: Math.round(performance.now() - began) },
    'Pages of documents can be searched',
  )
  return lacking.length
}

async function readBatch(cms: Payload, reader: PdfReader, rows: readonly Row[], signal: AbortSignal, tries: Tries): Promise<void> {
  const read: { row: Row; pages: string[] }[] = []
  for (const one of rows) {
    if (signal.aborted) break
    const pages = await pagesOf(reader, one)
    if (pages) read.push({ row: one, pages })
    else tries.set(one.name, (tries.get(one.name) ?? 0) + 1)
  }
  if (read.length === 0) return
  await inTransaction(cms, async (req) => {
    const withCms = { ...req, payload: cms }
    for (const { row: one, pages } of read) {
      await writePages(withCms, one.name, pages)
      await noteFound(withCms, 'documents', one.id, false, pages)
    }
    // What was rendered without them is old.
    const [first] = read
    if (first) await cms.db.updateOne({ collection: 'documents', id: first.row.id, data: { filesize: first.row.filesize }, req })
  })
}

/** None of a file that can't be read, once and for all: it does not become readable. Null when it took too long. */
async function pagesOf(reader: PdfReader, { name, filesize }: Row): Promise<string[] | null> {
  try {
    if ((filesize ?? 0) > LARGEST_BYTES) throw new Error('The file is too large')
    const file = await documentFiles.open(name)
    return file ? await reader.read(await buffer(file.content)) : []
  } catch (error) {
    log.warn({ event: 'document without pages', file: name, err: error }, 'The pages of a document can not be searched')
    return error instanceof TookTooLong ? null : []
  }
}

/** PDFs that are public and were never read: of 200,000 documents in memory at once a renderer would have too little. */
async function lackingRows(cms: Payload, changedAfter?: Date): Promise<Row[]> {
  const published: Where = { _status: { equals: 'published' }, deletedAt: { exists: false }, filename: { like: '.pdf' } }
  const where: Where = changedAfter ? { ...published, updatedAt: { greater_than_equal: changedAfter.toISOString() } } : published
  const lacking: Row[] = []
  for await (const docs of inPages({ where, size: PAGE }, (page) => readDocuments(cms, page))) lacking.push(...(await unreadOf(cms, docs)))
  return lacking
}

async function readDocuments(cms: Payload, page: Page) {
  const select = { edition: true, filename: true, filesize: true } as const
  return (await cms.db.find<z.infer<typeof row>>({ collection: 'documents', select, pagination: false, ...page })).docs
}

async function unreadOf(cms: Payload, docs: readonly object[]): Promise<Row[]> {
  const rows = row
    .array()
    .parse(docs)
    .flatMap((one): Row[] => {
      const name = editionOf(one)
      return name !== null && extensionOf(name) === 'pdf' ? [{ ...one, name }] : []
    })
  const known = await readEditions(
    cms,
    rows.map(({ name }) => name),
  )
  return rows.filter(({ name }) => !known.has(name))
}
