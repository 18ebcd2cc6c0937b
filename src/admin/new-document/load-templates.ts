import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import { gapFields, gapsOf } from '../../usage/gaps'
import { NOTHING_OFFERED, type Template, type Templates } from './offered'

const MOST = 12
/** So many of the newest are looked at for complete ones, and so many of these are offered. */
const LOOKED_AT = 12
const OFFERED = 3

const row = z.looseObject({
  id: documentId.transform(String),
  _status: z.string().nullish(),
  cover: z.looseObject({ thumbnailURL: z.string().nullish() }).nullish().catch(null),
})

/**
 * What a new document of a collection can be a copy of, as far as the collection has templates: the one that somebody came with; published
 * documents that editors marked, the last changed first; as long as there are none, the newest ones that lack nothing.
 *
 * @param from the id of the one that is to be copied, as an address has it
 */
export async function loadTemplates(req: PayloadRequest, collection: SanitizedCollectionConfig, from?: unknown): Promise<Templates> {
  if (!hasTemplates(collection)) return NOTHING_OFFERED
  const given = documentId.safeParse(from).success
    ? await find(req, collection, { where: { id: { equals: from } }, limit: 1, draft: true })
    : []
  const marked = await find(req, collection, { where: published({ isTemplate: { equals: true } }), limit: MOST })
  const offered = marked.length > 0 ? marked : (await newestComplete(req, collection)).slice(0, OFFERED)
  const rows = [...given, ...offered.filter(({ id }) => id !== given[0]?.id)]
  const newer = await newerDrafts(req, collection, rows)
  const templates = rows.map((document) => templateOf(collection, document, newer.has(document.id)))
  return { isMarked: marked.length > 0, templates, from: given[0]?.id ?? null }
}

/** Can documents of a collection begin as a copy? */
const hasTemplates = ({ flattenedFields }: SanitizedCollectionConfig) => flattenedFields.some(({ name }) => name === 'isTemplate')

const published = (where: Where): Where => ({ and: [{ _status: { equals: 'published' } }, where] })

async function newestComplete(req: PayloadRequest, collection: SanitizedCollectionConfig): Promise<Row[]> {
  const newest = await find(req, collection, { where: published({}), limit: LOOKED_AT })
  return newest.filter((document) => gapsOf(collection.slug, document).length === 0)
}

const draftOf = z.object({ parent: documentId.transform(String) })

/** Those of some documents whose newest version is a draft beside what is published. */
async function newerDrafts(req: PayloadRequest, { slug }: SanitizedCollectionConfig, rows: readonly Row[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ id, _status }) => (_status === 'published' ? [id] : []))
  if (ids.length === 0) return new Set()
  const { docs } = await req.payload.db.findVersions({
    ...{ collection: z.custom<CollectionSlug>().parse(slug), limit: 0, pagination: false, req },
    where: { and: [{ parent: { in: ids } }, { latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
    select: { parent: true },
  })
  return new Set(
    draftOf
      .array()
      .parse(docs)
      .map(({ parent }) => parent),
  )
}

type Row = z.infer<typeof row>

async function find(
  req: PayloadRequest,
  { slug, admin }: SanitizedCollectionConfig,
  { where, limit, draft = false }: { where: Where; limit: number; draft?: boolean },
): Promise<Row[]> {
  const fields = [admin.useAsTitle ?? 'id', 'cover', '_status', ...gapFields(slug)]
  const { docs } = await req.payload.find({
    collection: z.custom<CollectionSlug>().parse(slug),
    where,
    limit,
    draft,
    sort: '-updatedAt',
    select: Object.fromEntries(fields.map((name) => [name, true as const])),
    depth: 1,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return row.array().parse(docs)
}

const templateOf = ({ admin }: SanitizedCollectionConfig, document: Row, hasNewerDraft: boolean): Template => ({
  id: document.id,
  title: String(document[admin.useAsTitle ?? 'id'] ?? ''),
  thumbnail: document.cover?.thumbnailURL ?? null,
  hasNewerDraft,
})
