import type { BasePayload, CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readPages } from '../database/finding/document-pages'
import { type Written, writeEntries } from '../database/finding/write'
import { entryOf } from '../domain/search/entry'
import { documentId } from '../lib/document-id'
import { describeDocument, type SearchedCollection, searched } from './describe-document'

type Request = Partial<PayloadRequest> & { payload: BasePayload }

/** What says whether and where a document stands in the index. */
const state = z.looseObject({
  id: documentId,
  _status: z.string().nullish(),
  deletedAt: z.unknown().optional(),
  sortOrder: z.number().nullish(),
  publishedAt: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  edition: z.string().nullish(),
  filename: z.string().nullish(),
})
type SearchedRow = z.infer<typeof state>

/**
 * Makes what a document is found by what it should be, of what is stored now, in the transaction of its change.
 *
 * @param isDraft a draft beside what is public changes nothing
 * @param pages the texts of its pages, which the same transaction writes; else those that were read before
 */
export async function noteFound(
  req: Request,
  slug: SearchedCollection,
  id: number | string,
  isDraft: boolean,
  pages?: readonly string[],
): Promise<void> {
  const question = { collection: z.custom<CollectionSlug>().parse(slug), where: { id: { equals: id } }, req }
  const select = { _status: true, deletedAt: true } as const
  const known = state.safeParse(await req.payload.db.findOne({ ...question, ...(isDraft && { select }) })).data
  if (known && !(isDraft && isPublic(known))) await noteRow(req, slug, known, pages)
}

const isPublic = ({ _status, deletedAt }: SearchedRow) => _status === 'published' && (deletedAt ?? null) === null

/** The same of a document that was read already. */
async function noteRow(req: Request, slug: SearchedCollection, row: unknown, newPages?: readonly string[]): Promise<void> {
  await writeEntries(req, searched[slug], [await writtenOf(req, slug, row, newPages)])
}

/** The same of several documents of a collection, each once. */
export async function noteRows(req: Request, slug: SearchedCollection, rows: readonly unknown[]): Promise<void> {
  const written: Written[] = []
  for (const row of rows) written.push(await writtenOf(req, slug, row))
  await writeEntries(req, searched[slug], written)
}

async function writtenOf(req: Request, slug: SearchedCollection, row: unknown, newPages?: readonly string[]): Promise<Written> {
  const { id, ...stored } = state.parse(row)
  if (!isPublic({ id, ...stored })) return { document: id, entry: null }
  const edition = slug === 'documents' ? (stored.edition ?? stored.filename) : null
  const pages = newPages ?? (edition ? await readPages(req, edition) : null)
  const entry = entryOf(describeDocument(slug, row, pages ?? []))
  const publishedAt = new Date(z.coerce.string().parse(stored.publishedAt ?? stored.createdAt ?? 0))
  const standing = { document: id, sortOrder: stored.sortOrder ?? 0, publishedAt: publishedAt.toISOString() }
  return { document: id, entry: { entry, standing } }
}

/** A document is gone. */
export async function noteLost(req: Request, slug: SearchedCollection, id: number | string): Promise<void> {
  await writeEntries(req, searched[slug], [{ document: id, entry: null }])
}
