import type { BasePayload, CollectionSlug, Where } from 'payload'
import { z } from 'zod'
import { REFERENCES_EDITION as edition } from '../database/references-edition.mjs'
import { inTransaction } from '../database/transaction'
import { type Holder, holdersOf } from './holders'
import { noteEditions, noteGlobal, type Pair } from './keep'
import { noteUseOfAll } from './media-use'
import { type Request, stored } from './resolve'

/** Under this name the key-value store keeps how far the filling has come (see src/server/database-state.mjs). */
const KEY = 'references'

/** So many documents are read and written in one transaction: others who write wait for no longer. */
const BATCH = 200

const progress = z.object({
  edition: z.number(),
  isComplete: z.boolean(),
  /** What is done as a whole. */
  done: z.string().array(),
  /** The last document of what is being done. */
  after: z.union([z.number(), z.string()]).nullable(),
})

type Progress = z.infer<typeof progress>

/**
 * Fills the table of references from all content there is, once for each edition of it, and goes on where an earlier run was
 * broken off. It takes minutes for hundreds of thousands of documents: it is part of preparing a database, before anybody is served.
 *
 * @param say is told which collection is being read
 */
export async function fillReferences(payload: BasePayload, say: (slug: string) => void): Promise<void> {
  const kept = progress.safeParse(await payload.kv.get(KEY)).data
  if (kept?.edition === edition && kept.isComplete) return
  let state: Progress = kept?.edition === edition ? kept : { edition, isComplete: false, done: [], after: null }
  for (const holder of holdersOf(payload.config)) {
    if (state.done.includes(holder.slug)) continue
    say(holder.slug)
    if (holder.kind === 'globals') await inTransaction(payload, (req) => noteGlobal({ ...req, payload }, holder.slug))
    else await fillCollection(payload, holder, state)
    state = { ...state, done: [...state.done, holder.slug], after: null }
    await keep(payload, state)
  }
  say('media')
  await noteUseOfAll(payload)
  await keep(payload, { ...state, isComplete: true })
}

async function fillCollection(payload: BasePayload, holder: Holder, state: Progress): Promise<void> {
  let { after } = state
  for (;;) {
    const last = await inTransaction(payload, (req) => fillBatch({ ...req, payload }, holder, after))
    if (last === null) return
    after = last
    await keep(payload, { ...state, after })
  }
}

/** @returns the last document of the batch; null when there was none */
async function fillBatch(req: Request, holder: Holder, after: Progress['after']): Promise<Progress['after']> {
  const { db } = req.payload
  const collection = z.custom<CollectionSlug>().parse(holder.slug)
  const where: Where = after === null ? {} : { id: { greater_than: after } }
  const { docs } = await db.find({ collection, where, sort: 'id', limit: BATCH, pagination: false, select: holder.select, req })
  const documents = stored.array().parse(docs)
  const drafts = holder.hasDrafts
    ? await newerDrafts(
        req,
        holder,
        documents.map(({ id }) => id),
      )
    : new Map<string, object>()
  const pairs = documents.map((current): Pair => ({ current, draft: drafts.get(String(current.id)) ?? current }))
  await noteEditions(req, holder, pairs)
  return documents.at(-1)?.id ?? null
}

const draftVersion = z.object({ parent: z.union([z.number(), z.string()]), version: z.looseObject({}) })

/** Drafts that differ from what counts: a newest version that is published is what visitors see. */
async function newerDrafts(req: Request, { slug, select }: Holder, ids: readonly unknown[]): Promise<Map<string, object>> {
  const { docs } = await req.payload.db.findVersions({
    ...{ collection: z.custom<CollectionSlug>().parse(slug), limit: 0, pagination: false, req },
    where: { and: [{ parent: { in: [...ids] } }, { latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
    select: { parent: true, version: select },
  })
  return new Map(
    draftVersion
      .array()
      .parse(docs)
      .map(({ parent, version }) => [String(parent), version]),
  )
}

const keep = (payload: BasePayload, state: Progress) => payload.kv.set(KEY, state)
