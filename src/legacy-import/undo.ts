import { type BasePayload, type CollectionSlug, ValidationError } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../database/transaction'
import { SELECTIVE_PRODUCT } from '../domain/selectivity'
import { assertFree } from '../import-orders/orders'
import { importedCollections, type Place, SITE } from '../import-orders/places'
import type { DocumentId } from '../lib/document-id'
import { Problem } from '../lib/problem.mjs'
import { findUsages } from '../usage/find-usages'
import { isFilledIn } from './filled-in'
import { fingerprint } from './journal/fingerprint'
import { type Entry, isOf, Journal } from './journal/journal'
import { usedByWhatStays } from './used-by-what-stays'
import { deleteDocument, readDocument, updateDocument } from './write/stored'

/** What became of an import that is taken back. */
export type Undone = { deleted: number; restored: number; kept: { place: string; key: string }[] }

/** Files come last: something may show them. */
const order: readonly string[] = ['media', ...importedCollections, SITE]

/**
 * Takes a whole import back: what it made is deleted, what it changed is as it was. What editors have changed since stays, and is listed, unless
 * that may be lost, too; what their own content uses stays in any case. Ended in between, it is run again and goes on.
 */
export async function undoImport(payload: BasePayload, id: string, overwrites: boolean): Promise<Undone> {
  const { docs } = await payload.find({ collection: 'legacy-imports', depth: 0, pagination: false, overrideAccess: true })
  const run = docs.find((one) => String(one.id) === id)
  if (!run) throw new Problem(`没有编号为 ${id} 的导入。已有的编号：${docs.map((one) => one.id).join('、') || '无'}。`)
  const journal = await Journal.read(payload)
  await assertFree(payload)
  const entries = await entriesOf(id, payload, journal)
  // Before anything is taken away: what names it would look changed afterwards.
  const edited = new Set<string>()
  if (!overwrites) for (const entry of entries) if (await isEdited(entry, { payload, run: id })) edited.add(entry.key)
  const made = entries.filter((entry) => entry.createdBy === id && entry.place !== 'media')
  for (const key of await usedByWhatStays(payload, made, edited)) edited.add(key)
  const undone: Undone = { deleted: 0, restored: 0, kept: [] }
  for (const entry of entries) await undoEntry(entry, { payload, journal, run: id, edited, undone })
  await payload.update({ collection: 'legacy-imports', id: run.id, data: { state: 'undone' }, depth: 0, overrideAccess: true })
  return undone
}

/** `edited`: what stays. */
type Undoing = { payload: BasePayload; journal: Journal; run: string; edited: ReadonlySet<string>; undone: Undone }

/** What an import has made or changed, in the order in which it is taken back. */
async function entriesOf(run: string, payload: BasePayload, journal: Journal): Promise<Entry[]> {
  const touched = [...journal.entries()].filter((entry) => entry.createdBy === run || entry.before.some((before) => before.run === run))
  const entries: Entry[] = []
  for (const entry of touched) {
    if (await isStillOf(payload, entry)) entries.push(entry)
    else if (entry.createdBy === run) await journal.remove(entry)
  }
  return entries.sort((one, other) => order.indexOf(other.place) - order.indexOf(one.place) || Number(other.id > one.id) - 0.5)
}

/** Not when what an entry tells of is gone, and something else has its id. */
async function isStillOf(payload: BasePayload, entry: Entry): Promise<boolean> {
  if (entry.document === null || entry.place === SITE) return true
  const collection = entry.place as CollectionSlug
  const options = { depth: 0, trash: true, disableErrors: true, overrideAccess: true } as const
  const doc = await payload.findByID({ ...options, collection, id: entry.document })
  return isOf(entry, z.looseObject({ createdAt: z.string() }).safeParse(doc).data?.createdAt)
}

async function undoEntry(entry: Entry, undoing: Undoing): Promise<void> {
  if (entry.createdBy === undoing.run) return undoCreation(entry, undoing)
  return undoChange(entry, undoing)
}

async function undoCreation(entry: Entry, { payload, journal, edited, undone }: Undoing): Promise<void> {
  const { place, document } = entry
  if (document === null) return journal.remove(entry)
  if (edited.has(entry.key)) {
    undone.kept.push({ place, key: entry.key })
    return
  }
  const others = [...journal.entries()].filter((other) => other.place === place && other.document === document && other.key !== entry.key)
  await inTransaction(payload, async (req) => {
    if (place !== 'media' || (others.length === 0 && !(await isUsed(payload, document))))
      await deleteDocument(payload, place, document, req)
    await journal.remove(entry, req)
  })
  undone.deleted += 1
}

/** Is a picture shown by something that was not taken back? */
async function isUsed(payload: BasePayload, medium: Entry['document']): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'content-references',
    where: { document: { equals: `media/${medium}` } },
    overrideAccess: true,
  })
  return totalDocs > 0
}

async function undoChange(entry: Entry, { payload, journal, run, edited, undone }: Undoing): Promise<void> {
  const place = placeOf(entry.place)
  const here = place && (await readDocument(payload, place, entry.document ?? SITE))
  const before = entry.before.filter((one) => one.run === run)
  const values = Object.assign({}, ...before.toReversed().map((one) => one.values))
  if (!place || !here || edited.has(entry.key)) {
    undone.kept.push({ place: entry.place, key: entry.key })
    return
  }
  const prints = Object.fromEntries(Object.entries(entry.prints).filter(([name]) => !(name in values)))
  const restore = () =>
    inTransaction(payload, async (req) => {
      await updateDocument(payload, here.id, { place, data: values, isDraft: here.values._status === 'draft', req })
      ;(await journal.save({ ...entry, prints, before: entry.before.filter((one) => one.run !== run) }, req))()
    })
  try {
    await restore()
    undone.restored += 1
  } catch (error) {
    // Settings that were empty before can't be published empty.
    if (!(error instanceof ValidationError)) throw error
    undone.kept.push({ place: entry.place, key: entry.key })
  }
}

/** Has somebody changed what an import wrote: anything of what it made, and of what it changed that alone? */
async function isEdited(
  { place, document, prints, createdBy, before }: Entry,
  { payload, run }: Pick<Undoing, 'payload' | 'run'>,
): Promise<boolean> {
  const known = placeOf(place)
  const here = known && (await readDocument(payload, known, document ?? SITE))
  if (!here) return false
  const changed = before.filter((one) => one.run === run).flatMap(({ values }) => Object.keys(values))
  const isOwn = createdBy === run
  const names = isOwn ? Object.keys(prints) : changed
  if (names.some((name) => prints[name] && prints[name].written !== fingerprint(here.values[name]))) return true
  if (!isOwn || known === SITE) return false
  return (
    payload.collections[known].config.flattenedFields.some((field) => isFilledIn(field, prints, here.values)) ||
    isTabled(payload, known, here.id)
  )
}

/** Does a table of selectivity name it? Only editors write these, so that what has the table stays, too. */
async function isTabled(payload: BasePayload, place: Place, id: DocumentId): Promise<boolean> {
  if (place !== 'products') return false
  const { total } = await findUsages({ payload }, { slug: place, id, field: SELECTIVE_PRODUCT }, true)
  return total > 0
}

function placeOf(place: string): Place | null {
  return place === SITE ? SITE : (importedCollections.find((one) => one === place) ?? null)
}
