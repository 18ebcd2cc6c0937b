import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { partsOf } from '../domain/document-keys'
import { isPictureShape, type PictureShapeName } from '../domain/picture-shapes'
import { environment } from '../lib/environment'
import { type Holder, holderOf, isTarget, textOf } from '../usage/holders'
import { resolveRows } from '../usage/resolve'
import { type ReferenceRow, rowsOf, type UnresolvedRow } from '../usage/rows'
import type { AvoidedWord, Material, Referred, ShownPicture } from './checks'
import { type Leaf, leavesOf } from './leaves'

/** Reads all that the checks look at; one query for each kind of content that the document refers to. */
export async function readMaterial(req: PayloadRequest, slug: string, data: object, fields: readonly FlattenedField[]): Promise<Material> {
  const leaves = leavesOf(fields, data)
  const holder = holderOf(req.payload.config, slug)
  const [references, avoidedWords] = await Promise.all([holder ? referencesOf(req, holder, leaves) : [], readAvoidedWords(req)])
  const documents = await readDocuments(
    req,
    references.flatMap(({ row }) => row.document ?? []),
  )
  const referred = references.map(({ path, row }): Referred => {
    const { kind = '', title = '' } = documents.get(row.document ?? '') ?? {}
    return { path, address: row.address, fault: row.fault, kind, title }
  })
  const pictures = references.flatMap(({ path, field, row }): ShownPicture[] => {
    const found = documents.get(row.document ?? '')?.picture
    return found ? [{ path, shownAs: field.type === 'upload' ? shownAsOf(field.custom) : [], ...found }] : []
  })
  return { leaves, referred, pictures, avoidedWords }
}

const shownAs = z.object({ shownAs: z.array(z.custom<PictureShapeName>(isPictureShape)) })

/** Where the site shows the picture of a field, as the field says it. */
const shownAsOf = (custom: unknown): readonly PictureShapeName[] => shownAs.safeParse(custom).data?.shownAs ?? []

type Reference = Leaf & { row: ReferenceRow }

async function referencesOf(req: PayloadRequest, holder: Holder, leaves: readonly Leaf[]): Promise<Reference[]> {
  const { config } = req.payload
  const isContent = (slug: string) => !config.collections.some((collection) => collection.slug === slug && !isTarget(collection))
  const site = { isContent, siteUrl: environment.SITE_URL.replace(/\/$/, '') }
  const found = leaves.flatMap((leaf) => {
    // As if it were published already: what only drafts refer to has no faults.
    const editions = { current: { [leaf.field.name]: leaf.value }, draft: {} }
    const rows = rowsOf({ ...holder, hasDrafts: true, fields: [leaf.field] }, holder.slug, editions, site)
    return rows.map((row): { leaf: Leaf; row: UnresolvedRow } => ({ leaf, row }))
  })
  const resolved = await resolveRows(
    req,
    found.map(({ row }) => row),
  )
  return resolved.flatMap((row, index) => {
    const leaf = found[index]?.leaf
    return leaf ? [{ ...leaf, row }] : []
  })
}

type Named = { kind: string; title: string; picture: Omit<ShownPicture, 'path' | 'shownAs'> | null }

const stored = z.looseObject({ id: z.union([z.number(), z.string()]) })
const size = z.object({ width: z.number().positive(), height: z.number().positive() })
const picture = z.object({ filename: z.string(), alt: z.string().nullish(), mimeType: z.string().nullish() })

async function readDocuments(req: PayloadRequest, keys: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  const named = new Map<string, Named>()
  for (const collection of req.payload.config.collections) {
    const ids = [...new Set(keys)].flatMap((key) => (partsOf(key).slug === collection.slug ? (partsOf(key).id ?? []) : []))
    if (ids.length === 0) continue
    const titled = collection.admin.useAsTitle ?? 'id'
    const select = Object.fromEntries([titled, 'filename', 'alt', 'width', 'height', 'mimeType'].map((name) => [name, true as const]))
    const options = { collection: z.custom<CollectionSlug>().parse(collection.slug), where: { id: { in: ids } }, select }
    const { docs } = await req.payload.db.find({ ...options, limit: 0, pagination: false, req })
    for (const row of stored.array().parse(docs)) {
      const name = { kind: textOf(collection.labels.singular, collection.slug), title: String(row[titled] ?? '') }
      named.set(`${collection.slug}/${row.id}`, { ...name, picture: collection.slug === 'media' ? pictureOf(row) : null })
    }
  }
  return named
}

function pictureOf(row: object): Named['picture'] {
  const found = picture.safeParse(row).data
  if (!found?.mimeType?.startsWith('image/')) return null
  // Drawings of lines have no pixels that could be too few.
  const pixels = found.mimeType === 'image/svg+xml' ? null : (size.safeParse(row).data ?? null)
  return { filename: found.filename, alt: found.alt ?? '', pixels }
}

const rules = z.object({ avoidedWords: z.array(z.object({ word: z.string(), instead: z.string().nullish() })).nullish() })

async function readAvoidedWords(req: PayloadRequest): Promise<AvoidedWord[]> {
  const found = rules.parse(await req.payload.findGlobal({ slug: 'wording-rules', depth: 0, overrideAccess: true, req }))
  return (found.avoidedWords ?? []).map(({ word, instead }) => ({ word, instead: instead ?? '' }))
}
