import type { CollectionSlug, Where } from 'payload'
import { z } from 'zod'
import { keyOf, partsOf } from '../domain/document-keys'
import { posterStem, videoStem } from '../domain/poster-names'
import type { Publication } from '../domain/publication'
import { type Holder, holdersOf, labelAt } from './holders'
import { publicationOf } from './publication-of'
import { type Request, stored } from './resolve'
import { type ReferenceRow, referenceRow } from './rows'

/** What is asked about: a document of a collection; with a field, its uses in that one alone (`selectivity.product`). */
export type Target = { slug: string; id: number | string; field?: string }

/** A place where a document is used. */
export type Usage = {
  /** What uses it: 产品. */
  owner: string
  /** Which one; empty for a page of which there is one. */
  title: string
  /** In which fields. */
  fields: string[]
  /** Its editing page below the admin's address. */
  path: string
  isTrashed: boolean
  /** What visitors see of it; null for what has no drafts. */
  publication: Publication | null
}

/** The first usages, and how many there are. */
export type Usages = { first: Usage[]; total: number }

/** So many are named; a category can have thousands. */
const MOST_NAMED = 100

/**
 * What uses a document, in what is published and in the newest drafts, as the table of references says (record 0052).
 *
 * @param target the document, for instance a medium
 * @param isTrashCounted whether what lies in the trash counts
 */
export async function findUsages(req: Request, target: Target, isTrashCounted: boolean): Promise<Usages> {
  const { payload } = req
  const where = usedBy(target, isTrashCounted)
  const collection = 'content-references'
  const options = { collection, where, sort: '-id', limit: MOST_NAMED, pagination: false, req } as const
  const [{ docs }, { totalDocs }, posters] = await Promise.all([
    payload.db.find(options),
    payload.db.count({ collection, where, req }),
    target.slug === 'media' ? asPoster(req, target) : [],
  ])
  const rows = referenceRow.array().parse(docs)
  const usages = await Promise.all(holdersOf(payload.config).map((holder) => usagesIn(req, holder, rows)))
  return { first: [...usages.flat(), ...posters], total: totalDocs + posters.length }
}

/** What is named in addresses can be led elsewhere; nothing keeps itself from being deleted. */
function usedBy({ slug, id, field }: Target, isTrashCounted: boolean): Where {
  const key = keyOf(slug, id)
  const and: Where[] = [{ document: { equals: key } }, { address: { exists: false } }, { holder: { not_equals: key } }]
  if (field !== undefined) and.push({ or: [{ fields: { contains: field } }, { draftFields: { contains: field } }] })
  return { and: isTrashCounted ? and : [...and, { isTrashed: { not_equals: true } }] }
}

async function usagesIn(req: Request, holder: Holder, rows: readonly ReferenceRow[]): Promise<Usage[]> {
  const own = rows.filter((row) => partsOf(row.holder).slug === holder.slug)
  if (own.length === 0) return []
  if (holder.kind === 'globals') return own.map((row) => toUsage(holder, row, '', null))
  const ids = own.flatMap((row) => partsOf(row.holder).id ?? [])
  const [titles, states] = await Promise.all([
    titlesOf(req, holder, own),
    holder.hasDrafts ? publicationOf(req, holder.slug, ids) : new Map<string, Publication>(),
  ])
  return own.map((row) => toUsage(holder, row, titles.get(row.holder) ?? '', states.get(partsOf(row.holder).id ?? '') ?? null))
}

function toUsage({ kind, slug, label, fields }: Holder, row: ReferenceRow, title: string, publication: Publication | null): Usage {
  const paths = new Set([row.fields, row.draftFields].flatMap((list) => list?.split(',') ?? []))
  const labels = new Set([...paths].map((path) => labelAt(fields, path)))
  const { id } = partsOf(row.holder)
  const path = id === undefined ? `/${kind}/${slug}` : `/${kind}/${slug}/${row.isTrashed ? 'trash/' : ''}${id}`
  return { owner: label, title, fields: [...labels], path, isTrashed: row.isTrashed, publication }
}

const draft = z.object({ parent: z.union([z.number(), z.string()]), version: z.looseObject({}) })

/** Titles by key, as the newest drafts have them. */
async function titlesOf(req: Request, holder: Holder, rows: readonly ReferenceRow[]): Promise<Map<string, string>> {
  const { slug, titleField, hasDrafts } = holder
  const ids = rows.flatMap((row) => partsOf(row.holder).id ?? [])
  const common = { collection: z.custom<CollectionSlug>().parse(slug), limit: 0, pagination: false, req }
  const { docs } = await req.payload.db.find({ ...common, where: { id: { in: ids } }, select: { [titleField]: true } })
  const titles = new Map(
    stored
      .array()
      .parse(docs)
      .map((row) => [keyOf(slug, row.id), String(row[titleField] ?? '')]),
  )
  if (!hasDrafts) return titles
  const where: Where = { and: [{ parent: { in: ids } }, { latest: { equals: true } }] }
  const newest = await req.payload.db.findVersions({ ...common, where, select: { parent: true, version: { [titleField]: true } } })
  for (const { parent, version } of draft.array().parse(newest.docs)) titles.set(keyOf(slug, parent), String(version[titleField] ?? ''))
  return titles
}

/** A picture is the poster of a video by its name alone. */
export async function asPoster(req: Request, { id }: Pick<Target, 'id'>): Promise<Usage[]> {
  const options = { collection: 'media', limit: 0, pagination: false, req, select: { filename: true, alt: true } } as const
  const { docs: pictures } = await req.payload.db.find({ ...options, where: { id: { equals: id } } })
  const stem = posterStem(named.array().parse(pictures)[0]?.filename ?? '')
  if (stem === null) return []
  // A range, which an index has: all names that begin with the stem and a dot.
  const where: Where = { filename: { greater_than_equal: `${stem}.`, less_than: `${stem}/` } }
  const { docs } = await req.payload.db.find({ ...options, where })
  const videos = named
    .array()
    .parse(docs)
    .filter(({ filename }) => videoStem(filename ?? '') === stem)
  return videos.map(({ id: video, alt }) => ({
    owner: '视频',
    title: alt ?? '',
    fields: ['视频封面'],
    path: `/collections/media/${video}`,
    isTrashed: false,
    publication: null,
  }))
}

const named = stored.extend({ filename: z.string().nullish(), alt: z.string().nullish() })
