import type { BasePayload, CollectionSlug, Where } from 'payload'
import { z } from 'zod'
import { mergeWords } from '../database/merge-words'
import { SEARCH_EDITION as edition } from '../database/search-edition.mjs'
import { inTransaction } from '../database/transaction'
import { documentId } from '../lib/document-id'
import { isSearched, searched } from './describe-document'
import { noteRows } from './keep-search'

/** Under this name the key-value store keeps how far the filling has come (see src/server/database-state.mjs). */
const KEY = 'search'

/** So many documents are read and written in one transaction: others who write wait for no longer. */
const BATCH = 200

const progress = z.object({ edition: z.number(), isComplete: z.boolean(), done: z.string().array(), after: documentId.nullable() })
type Progress = z.infer<typeof progress>

const identified = z.looseObject({ id: documentId })

/**
 * Fills the search index from all content there is, once for each edition of it, and goes on where an earlier run was broken off: part
 * of preparing a database, before anybody is served.
 *
 * @param say is told which collection is being read
 */
export async function fillSearch(payload: BasePayload, say: (slug: string) => void): Promise<void> {
  const kept = progress.safeParse(await payload.kv.get(KEY)).data
  if (kept?.edition === edition && kept.isComplete) return
  let state: Progress = kept?.edition === edition ? kept : { edition, isComplete: false, done: [], after: null }
  for (const slug of Object.keys(searched).filter((one) => !state.done.includes(one))) {
    say(slug)
    for (let { after } = state; ; ) {
      after = await fillBatch(payload, slug, after)
      if (after === null) break
      await payload.kv.set(KEY, { ...state, after })
    }
    state = { ...state, done: [...state.done, slug], after: null }
    await payload.kv.set(KEY, state)
  }
  await mergeWords(payload)
  await payload.kv.set(KEY, { ...state, isComplete: true })
}

/** @returns the last document of the batch; null when there was none */
const fillBatch = (payload: BasePayload, slug: string, after: Progress['after']) =>
  inTransaction(payload, async (req) => {
    const where: Where = after === null ? {} : { id: { greater_than: after } }
    const collection = z.custom<CollectionSlug>().parse(slug)
    const { docs } = await payload.db.find({ collection, where, sort: 'id', limit: BATCH, pagination: false, req })
    const rows = identified.array().parse(docs)
    if (isSearched(slug)) await noteRows({ ...req, payload }, slug, rows)
    return rows.at(-1)?.id ?? null
  })
