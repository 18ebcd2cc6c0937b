import type { CollectionSlug, GlobalSlug, Where } from 'payload'
import { z } from 'zod'
import { setInRows } from '../database/rows'
import { keyOf, partsOf, shownKey } from '../domain/document-keys'
import { environment } from '../lib/environment'
import { SHOWN_BY } from './address-target'
import { lackingFilters } from './filter-gaps'
import { type Gap, gapsOf } from './gaps'
import { type Holder, holderOf, isTarget, stateFields } from './holders'
import { noteMediaUse, notePostersOf } from './media-use'
import { replaceRows } from './replace-rows'
import { faultOf, type Request, resolveRows, type Stored, stored } from './resolve'
import { type Editions, type GapRow, isInTrash, type ReferenceRow, referenceRow, rowsOf, type UnresolvedRow } from './rows'

const REFERENCES = 'content-references'

/** Whether what is stored last is all there is, so that no newer draft has to be read. */
type Change = { isWhole: boolean }

/**
 * Notes what a document refers to and lacks, and tells those that refer to it whether visitors get there, all in the
 * transaction of its change.
 */
export async function noteDocument(req: Request, slug: string, id: number | string, { isWhole }: Change): Promise<void> {
  const { payload } = req
  const collection = payload.config.collections.find((candidate) => candidate.slug === slug)
  if (!collection) return
  const holder = holderOf(payload.config, slug)
  const select = holder?.select ?? Object.fromEntries(stateFields(collection).map((name) => [name, true as const]))
  const found = await payload.db.findOne({ collection: slugOf(slug), where: { id: { equals: id } }, select, req })
  const current = stored.safeParse(found).data
  if (!current) return
  if (holder) {
    const draft = isWhole || !holder.hasDrafts ? undefined : await newestDraft(req, holder, id)
    await noteEditions(req, holder, [{ current, draft: draft ?? current }])
  }
  if (isTarget(collection)) await tellReferring(req, slug, current)
  if (slug === 'media') await noteMediaUse(req, [id])
  if (slug === 'media') await notePostersOf(req, String(current.filename ?? ''))
}

/** The same of a global, to which nothing refers. */
export async function noteGlobal(req: Request, slug: string): Promise<void> {
  const holder = holderOf(req.payload.config, slug)
  if (holder) await replaceRows(req, [slug], await globalRows(req, holder), [])
}

/** Notes that a document is gone: with it all that it refers to, and what referred to it has lost it or leads nowhere. */
export async function noteDeletion(req: Request, slug: string, document: Stored): Promise<void> {
  const key = keyOf(slug, document.id)
  await replaceRows(req, [key], [], [])
  const rows = await referringTo(req, [{ document: { equals: key } }, ...shownBy(slug, document)])
  for (const holder of new Set(rows.map((row) => row.holder))) await noteAgain(req, holder)
  if (slug === 'media') await notePostersOf(req, String(document.filename ?? ''))
}

/** Notes that other addresses lead somewhere than before. */
export async function noteRedirects(req: Request, addresses: readonly string[]): Promise<void> {
  await resolveAgain(req, await referringTo(req, [{ address: { in: [...addresses] } }]))
}

/** Rows of a collection's documents, as they should be. */
async function documentRows(req: Request, holder: Holder, documents: readonly Pair[]): Promise<ReferenceRow[]> {
  const rows = documents.flatMap((editions) => unresolvedRows(req, holder, keyOf(holder.slug, editions.current.id), editions))
  return resolveRows(req, rows)
}

/** A document, and its newest draft, which may be the same. */
export type Pair = { current: Stored; draft: object }

async function globalRows(req: Request, holder: Holder): Promise<ReferenceRow[]> {
  const slug = z.custom<GlobalSlug>().parse(holder.slug)
  const read = (draft: boolean) => req.payload.findGlobal({ slug, depth: 0, draft, overrideAccess: true, req })
  const editions = { current: await read(false), draft: holder.hasDrafts ? await read(true) : {} }
  return resolveRows(req, unresolvedRows(req, holder, holder.slug, editions))
}

/** What documents lack; nobody completes what lies in the trash. */
async function gapRows(req: Request, { slug, hasDrafts }: Holder, documents: readonly Pair[]): Promise<GapRow[]> {
  if (!hasDrafts) return []
  const ids = documents.map(({ current }) => current.id)
  const filters = slug === 'products' ? await lackingFilters(req, ids) : new Map<string, readonly string[]>()
  return documents.flatMap(({ current }) => {
    if (isInTrash(current)) return []
    const changedAt = z.string().parse(current.updatedAt)
    const lacksFilters = (filters.get(String(current.id)) ?? []).length > 0
    const lacking: Gap[] = [...gapsOf(slug, current), ...(lacksFilters ? ['filters' as const] : [])]
    return lacking.map((gap) => ({ holder: keyOf(slug, current.id), gap, changedAt }))
  })
}

/** Writes what documents of one collection refer to and lack. */
export async function noteEditions(req: Request, holder: Holder, documents: readonly Pair[]): Promise<void> {
  const keys = documents.map(({ current }) => keyOf(holder.slug, current.id))
  await replaceRows(req, keys, await documentRows(req, holder, documents), await gapRows(req, holder, documents))
}

function unresolvedRows({ payload: { config } }: Request, holder: Holder, key: string, editions: Editions): UnresolvedRow[] {
  // What is no collection of this version is known to be missing.
  const isContent = (slug: string) => !config.collections.some((collection) => collection.slug === slug && !isTarget(collection))
  return rowsOf(holder, key, editions, { isContent, siteUrl: environment.SITE_URL.replace(/\/$/, '') })
}

/** The newest version of a document; undefined when it has none. */
async function newestDraft(req: Request, { slug, select }: Holder, id: number | string): Promise<object | undefined> {
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const options = { collection: slugOf(slug), where, select: { version: select }, limit: 1, pagination: false }
  const { docs } = await req.payload.db.findVersions({ ...options, req })
  return z
    .object({ version: z.looseObject({}) })
    .array()
    .parse(docs)[0]?.version
}

/** Relations need one statement; addresses, which may lead elsewhere too, are few. */
async function tellReferring(req: Request, slug: string, document: Stored): Promise<void> {
  const key = keyOf(slug, document.id)
  await setInRows(req, REFERENCES, { document: key, address: null, isShown: true }, ['fault', faultOf(req, slug, document)])
  const known: Where = { and: [{ document: { equals: key } }, { address: { exists: true } }] }
  await resolveAgain(req, await referringTo(req, [known, ...shownBy(slug, document)]))
}

/** Those whose address names the document, whether they knew it or not. */
const shownBy = (slug: string, document: Stored): Where[] =>
  Object.entries(document).flatMap(([field, value]) =>
    SHOWN_BY.has(field) && value ? [{ shows: { equals: shownKey(slug, field, String(value)) } }] : [],
  )

const identifiedRow = referenceRow.extend({ id: z.union([z.number(), z.string()]) })
type IdentifiedRow = z.output<typeof identifiedRow>

async function referringTo(req: Request, or: Where[]): Promise<IdentifiedRow[]> {
  const { docs } = await req.payload.db.find({ collection: REFERENCES, where: { or }, limit: 0, pagination: false, req })
  return identifiedRow.array().parse(docs)
}

async function resolveAgain(req: Request, rows: readonly IdentifiedRow[]): Promise<void> {
  const resolved = await resolveRows(req, rows)
  for (const [index, { document, fault }] of resolved.entries()) {
    const before = rows[index]
    if (!before || (before.document === document && before.fault === fault)) continue
    await req.payload.db.updateOne({ collection: REFERENCES, id: before.id, data: { document, fault }, req, returning: false })
  }
}

async function noteAgain(req: Request, key: string): Promise<void> {
  const { slug, id } = partsOf(key)
  await (id === undefined ? noteGlobal(req, slug) : noteDocument(req, slug, id, { isWhole: false }))
}

const slugOf = (slug: string) => z.custom<CollectionSlug>().parse(slug)
