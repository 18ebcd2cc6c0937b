import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import { gapFields, gapsOf } from '../../usage/gaps'

/** A document that new ones can begin as a copy of. */
export type Template = { id: string; title: string; thumbnail: string | null }

/** Those that editors have marked; or, when there are none, complete ones. */
export type Templates = { isMarked: boolean; templates: Template[] }

const MOST = 12
/** So many of the newest are looked at for complete ones, and so many of these are offered. */
const LOOKED_AT = 12
const OFFERED = 3

const row = z.looseObject({
  id: documentId.transform(String),
  cover: z.looseObject({ thumbnailURL: z.string().nullish() }).nullish().catch(null),
})

/**
 * What a new document of a collection can be a copy of, as far as the collection has templates: published documents that editors marked,
 * the last changed first; as long as there are none, the newest ones that lack nothing.
 */
export async function loadTemplates(req: PayloadRequest, collection: SanitizedCollectionConfig): Promise<Templates> {
  if (!collection.flattenedFields.some(({ name }) => name === 'isTemplate')) return { isMarked: false, templates: [] }
  const marked = await find(req, collection, { where: { isTemplate: { equals: true } }, limit: MOST })
  if (marked.length > 0) return { isMarked: true, templates: marked.map((document) => templateOf(collection, document)) }
  const newest = await find(req, collection, { where: {}, limit: LOOKED_AT })
  const complete = newest.filter((document) => gapsOf(collection.slug, document).length === 0)
  return { isMarked: false, templates: complete.slice(0, OFFERED).map((document) => templateOf(collection, document)) }
}

type Row = z.infer<typeof row>

async function find(
  req: PayloadRequest,
  { slug, admin }: SanitizedCollectionConfig,
  asked: { where: Where; limit: number },
): Promise<Row[]> {
  const fields = [admin.useAsTitle ?? 'id', 'cover', ...gapFields(slug)]
  const { docs } = await req.payload.find({
    collection: z.custom<CollectionSlug>().parse(slug),
    where: { and: [{ _status: { equals: 'published' } }, asked.where] },
    limit: asked.limit,
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

const templateOf = ({ admin }: SanitizedCollectionConfig, document: Row): Template => ({
  id: document.id,
  title: String(document[admin.useAsTitle ?? 'id'] ?? ''),
  thumbnail: document.cover?.thumbnailURL ?? null,
})
