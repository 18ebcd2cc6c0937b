import type { BasePayload, CollectionSlug, GlobalSlug, PayloadRequest, SelectType, Where } from 'payload'
import { z } from 'zod'
import { posterStem, videoStem } from '../../src/domain/poster-names'
import type { Usage as FoundUsage } from '../../src/usage/find-usages'
import { type Owner, ownersOf } from './walked-places'
import { refersTo, type Target, textRefersTo, valueAt } from './walked-references'

/** What visitors see of it is asked for beside the references. */
type Usage = Omit<FoundUsage, 'publication'>

type Request = Partial<PayloadRequest> & { payload: BasePayload }

const row = z.record(z.string(), z.unknown())
type Row = z.infer<typeof row>

/**
 * Everything that uses a document, in what is published and in the newest drafts, found by reading all there is: what the table of
 * references has to say, too.
 *
 * @param target the document, for instance a medium
 */
export async function findWalkedUsages(req: Request, target: Target): Promise<Usage[]> {
  const owners = ownersOf(req.payload.config, target.slug)
  const found = await Promise.all(owners.map((owner) => (owner.kind === 'globals' ? inGlobal : inCollection)(req, owner, target)))
  return [...found.flat(), ...(target.slug === 'media' ? await asPoster(req, target) : [])]
}

/** A picture is the poster of a video by its name alone. */
async function asPoster({ payload }: Request, { id }: Target): Promise<Usage[]> {
  const options = { collection: 'media', depth: 0, overrideAccess: true } as const
  const medium = await payload.findByID({ ...options, id, disableErrors: true })
  const stem = posterStem(medium?.filename ?? '')
  if (stem === null) return []
  const { docs } = await payload.find({ ...options, where: { filename: { like: stem } }, pagination: false })
  const videos = docs.filter(({ filename }) => videoStem(filename ?? '') === stem)
  return videos.map((video) => ({
    owner: '视频',
    title: video.alt,
    fields: ['视频封面'],
    path: `/collections/media/${video.id}`,
    isTrashed: false,
  }))
}

async function inCollection(req: Request, owner: Owner, target: Target): Promise<Usage[]> {
  const rows = [...(await published(req, owner, target)), ...(owner.hasDrafts ? await drafts(req, owner, target) : [])]
  const usages = new Map<string, Usage>()
  for (const document of rows) {
    const fields = fieldsUsing(document, owner, target)
    const key = String(document.id)
    const known = usages.get(key)
    if (fields.length === 0 || (owner.slug === target.slug && key === String(target.id))) continue
    usages.set(key, {
      owner: owner.label,
      title: String(document[owner.titleField] ?? ''),
      fields: [...new Set([...(known?.fields ?? []), ...fields])],
      path: `/collections/${owner.slug}/${document.deletedAt ? 'trash/' : ''}${key}`,
      isTrashed: Boolean(document.deletedAt),
    })
  }
  return [...usages.values()]
}

async function inGlobal(req: Request, owner: Owner, target: Target): Promise<Usage[]> {
  const read = (draft: boolean) =>
    req.payload.findGlobal({ slug: z.custom<GlobalSlug>().parse(owner.slug), depth: 0, draft, overrideAccess: true, req })
  const editions = await Promise.all([read(false), read(true)])
  const fields = [...new Set(editions.flatMap((edition) => fieldsUsing(row.parse(edition), owner, target)))]
  return fields.length === 0 ? [] : [{ owner: owner.label, title: '', fields, path: `/globals/${owner.slug}`, isTrashed: false }]
}

function fieldsUsing(document: Row, { places, texts }: Owner, target: Target): string[] {
  const relations = places.filter(({ path }) => refersTo(valueAt(document, path), target))
  const searched = texts.filter(({ path }) => textRefersTo(valueAt(document, path), target))
  return [...relations, ...searched].map(({ label }) => label)
}

async function published(req: Request, owner: Owner, target: Target): Promise<Row[]> {
  const { docs } = await req.payload.db.find({ ...query(owner, target, ''), select: selected(owner), req })
  return row.array().parse(docs)
}

async function drafts(req: Request, owner: Owner, target: Target): Promise<Row[]> {
  const select: SelectType = { parent: true, version: selected(owner) }
  const { docs } = await req.payload.db.queryDrafts({ ...query(owner, target, 'version.'), select, req })
  return row.array().parse(docs)
}

/** Collections with texts are read whole; of the others only what refers to the document. */
function query(owner: Owner, target: Target, prefix: string) {
  const or = owner.places.map(({ path, isPolymorphic }): Where => {
    const name = `${prefix}${path}`
    if (!isPolymorphic) return { [name]: { equals: target.id } }
    return { and: [{ [`${name}.relationTo`]: { equals: target.slug } }, { [`${name}.value`]: { equals: target.id } }] }
  })
  const where: Where = owner.texts.length > 0 ? {} : { or }
  return { collection: z.custom<CollectionSlug>().parse(owner.slug), where, limit: 0, pagination: false }
}

function selected({ titleField, hasTrash, places, texts }: Owner): Record<string, true> {
  const names = [...places, ...texts].map(({ path }) => path.split('.')[0] ?? path)
  return Object.fromEntries([titleField, ...(hasTrash ? ['deletedAt'] : []), ...names].map((name) => [name, true]))
}
