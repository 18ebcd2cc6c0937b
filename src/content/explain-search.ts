import 'server-only'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { getCms } from '../cms'
import { readPages } from '../database/finding/document-pages'
import type { Level } from '../domain/search/condition'
import { type FoundKind, kinds } from '../domain/search/entry'
import { type Query, readQuery } from '../domain/search/query'
import { type KeyMatch, keyMatchOf } from '../domain/search/score'
import { type Reason, reasonsOf } from '../domain/search/why'
import { describeDocument, type SearchedCollection } from '../finding/describe-document'
import type { Interpretation, NamedCode } from '../finding/interpret'
import { type Hit, rankedList } from '../finding/ranked-list'
import { type DocumentId, documentId } from '../lib/document-id'
import { toKeyword } from '../lib/keyword'
import { editionOf } from '../storage/document-files'
import { getLexicon } from './search-lexicon'
import { understand } from './search-space'

/** A result, and why it stands where it stands. */
export type ExplainedHit = {
  id: DocumentId
  title: string
  /** The order code that was asked for, as it is printed; null for all else. */
  code: string | null
  match: KeyMatch
  level: Level
  reasons: readonly Reason[]
}

export type ExplainedKind = { kind: FoundKind; collection: SearchedCollection; total: number; hits: readonly ExplainedHit[] }

/** How a search is read, and what is found for it. */
export type Explanation = {
  keyword: string
  query: Query
  withSpelling: boolean
  correctedTo: string | null
  /** Nothing has all of it as one: it was taken apart further. */
  isInPieces: boolean
  codes: readonly NamedCode[]
  kinds: readonly ExplainedKind[]
}

/** So many of each kind are explained. */
const EXPLAINED = 8
/** So many are put in order, as where visitors search. */
const RANKED = 100

const collections: Readonly<Record<FoundKind, SearchedCollection>> = {
  product: 'products',
  category: 'product-categories',
  document: 'documents',
  solution: 'solutions',
  story: 'stories',
  news: 'news',
}

/**
 * How the search of the site answers a text, and why: for editors.
 *
 * @returns null for a text without a letter or figure
 */
export async function explainSearch(text: string): Promise<Explanation | null> {
  const keyword = toKeyword(text)
  const [{ finder, meant }, lexicon, cms] = await Promise.all([understand(keyword), getLexicon(), getCms()])
  if (meant.query.tokens.length === 0) return null
  const { query, withSpelling, correctedTo, codes } = meant
  const asRead = readQuery(correctedTo ?? keyword, lexicon)
  const lists = await Promise.all(
    kinds.map(async (kind): Promise<ExplainedKind> => {
      const { hits, total } = await rankedList(finder, kind, meant, RANKED)
      return { kind, collection: collections[kind], total, hits: await explained(cms, collections[kind], hits.slice(0, EXPLAINED), meant) }
    }),
  )
  const isInPieces = asRead.tokens.length !== query.tokens.length
  return { keyword, query, withSpelling, correctedTo, isInPieces, codes, kinds: lists.filter(({ total }) => total > 0) }
}

const row = z.looseObject({ id: documentId, edition: z.string().nullish(), filename: z.string().nullish() })

async function explained(
  cms: BasePayload,
  collection: SearchedCollection,
  hits: readonly Hit[],
  { query, withSpelling, codes }: Interpretation,
): Promise<ExplainedHit[]> {
  const where = { id: { in: hits.map(({ document }) => document) } }
  const { docs } = await cms.db.find({ collection, where, limit: EXPLAINED, pagination: false })
  const rows = new Map(
    row
      .array()
      .parse(docs)
      .map((one) => [String(one.id), one]),
  )
  const pagesOf = async (document: z.output<typeof row>) => {
    const edition = collection === 'documents' ? editionOf(document) : null
    return edition ? ((await readPages({ payload: cms }, edition)) ?? []) : []
  }
  return Promise.all(
    hits.map(async (hit): Promise<ExplainedHit> => {
      const document = rows.get(String(hit.document))
      const { details, texts } = document ? describeDocument(collection, document) : { details: [], texts: [] }
      const pages = document ? await pagesOf(document) : []
      const named = collection === 'products' ? codes.find(({ product }) => String(product) === String(hit.document)) : undefined
      const reasons = named ? [] : reasonsOf(hit, { details, texts, pages }, query, withSpelling)
      const { document: id, title, level } = hit
      return { id, title, level, code: named?.code ?? null, match: keyMatchOf(hit, query), reasons }
    }),
  )
}
