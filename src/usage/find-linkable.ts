import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { z } from 'zod'
import { finderOf } from '../database/finding/reader'
import { pageRows } from '../domain/page-at.mjs'
import { publicAddress } from '../domain/public-addresses'
import { publicationLabels } from '../domain/publication'
import { foldName } from '../domain/search/fold'
import { type DocumentId, documentId } from '../lib/document-id'
import { textOf } from './holders'
import { publicationOf } from './publication-of'

/** Something of this site that has an address of its own. */
export type Linkable = { address: string; title: string; kind: string; state: string }

/** So many of each kind are offered. */
const MOST = 5

const NEWEST = '-updatedAt'

/** A file is a document by its name and not by a number. */
const FILES = { slug: 'documents', number: 'filename' }

/** The pages that are always there, and the collections whose documents have addresses, in the order of the pages. */
const pages = pageRows.filter(({ shows, repeats, indexing, layout }) => !shows && !repeats && indexing !== 'never' && layout === undefined)
const collections = [
  ...new Map(
    pageRows.flatMap(({ shows, categories }): [string, string][] => [
      ...(shows ? [[shows.collection, shows.field] satisfies [string, string]] : []),
      ...(categories ? [[categories.collection, 'categoryId'] satisfies [string, string]] : []),
    ]),
  ),
].map(([slug, number]) => ({ slug, number }))

/**
 * What editors may lead visitors to, by letters of its name, by its number, or by how its model begins: pages, documents, categories, files. The newest come first;
 * drafts, too, and their state is said: the check before publishing names those that are not public.
 *
 * @param words none finds the newest of all
 */
export async function findLinkable(req: PayloadRequest, words: string): Promise<Linkable[]> {
  const found = await Promise.all([...collections, FILES].map(({ slug, number }) => documentsLike(req, slug, number, words)))
  const named = pages.filter(({ name }) => name.includes(words))
  return [...named.map(({ path, name }) => ({ address: path, title: name, kind: '页面', state: '' })), ...found.flat()]
}

const stored = z.looseObject({ id: documentId })

async function documentsLike(req: PayloadRequest, slug: string, number: string, words: string): Promise<Linkable[]> {
  const collection = z.custom<CollectionSlug>().parse(slug)
  const { config } = req.payload.collections[collection]
  const title = config.admin.useAsTitle ?? 'id'
  const [like, modelled] = await Promise.all([idsLike(req, config, number, words), slug === 'products' ? idsOfModel(req, words) : []])
  const ids = [...new Set([...modelled, ...like])].slice(0, MOST)
  if (ids.length === 0) return []
  const select = Object.fromEntries([title, number, 'parent'].map((name) => [name, true as const]))
  const options = { where: { id: { in: ids } }, select, pagination: false, depth: 0 }
  const { docs } = await req.payload.find({ collection, ...options, draft: true, overrideAccess: false, user: req.user, req })
  const states = await publicationOf(req, slug, ids)
  const rows = new Map(
    stored
      .array()
      .parse(docs)
      .map((row) => [row.id, row]),
  )
  return ids
    .flatMap((id) => rows.get(id) ?? [])
    .flatMap((row) => {
      const address = addressOf(slug, row[number], Boolean(row.parent))
      const state = states.get(String(row.id)) ?? 'draft'
      const isPublic = state === 'published' || state === 'changed'
      const named = { title: String(row[title] ?? '') || '（无标题）', kind: textOf(config.labels.singular, slug) }
      return address === null ? [] : [{ address, ...named, state: isPublic ? '' : publicationLabels[state] }]
    })
}

/** First whose number, or name of a file, it is. Of names they ask as a field of relationships does, which is fast among 100,000 (record 0087). */
async function idsLike(req: PayloadRequest, config: SanitizedCollectionConfig, number: string, words: string): Promise<DocumentId[]> {
  const { slug, admin, flattenedFields } = config
  const collection = z.custom<CollectionSlug>().parse(slug)
  const title = admin.useAsTitle ?? 'id'
  const isNumber = flattenedFields.find(({ name }) => name === number)?.type === 'number'
  const equals = isNumber ? /^\d{1,9}$/.test(words) && Number(words) : words
  const questions: Where[] = [...(equals ? [{ [number]: { equals } }] : []), words ? { [title]: { like: words } } : {}]
  const options = { collection, select: { [title]: true }, sort: NEWEST, limit: MOST, depth: 0, draft: true, user: req.user, req }
  const found = await Promise.all(questions.map((where) => req.payload.find({ ...options, where, overrideAccess: false })))
  const rows = stored.array().parse(found.flatMap(({ docs }) => docs))
  return [...new Set(rows.map(({ id }) => id))].slice(0, MOST)
}

/** Published products whose model begins so, in whatever spelling (spec: search/same-answers); it need not be in the name. */
async function idsOfModel({ payload }: PayloadRequest, words: string): Promise<DocumentId[]> {
  const begin = foldName(words)
  const found = begin === '' ? [] : await finderOf(payload).keyed('product', { same: [], begin }, MOST)
  return found.map(({ document }) => document)
}

function addressOf(slug: string, number: unknown, isChild: boolean): string | null {
  if (typeof number !== 'string' && typeof number !== 'number') return null
  return slug === FILES.slug ? `/files/${encodeURIComponent(number)}` : publicAddress(slug, { number, isChild })
}
