import { type BasePayload, ValidationError } from 'payload'
import { inTransaction } from '../database/transaction'
import { SELECTIVE_PRODUCT } from '../domain/selectivity'
import { importedCollections, type Place, SITE } from '../import-orders/places'
import type { Fate } from '../import-orders/undoing'
import type { DocumentId } from '../lib/document-id'
import { findUsages } from '../usage/find-usages'
import { isFilledIn } from './filled-in'
import { fingerprint } from './journal/fingerprint'
import type { Entry, Journal } from './journal/journal'
import { takenBack } from './journal/taken-back'
import { deleteDocument, readDocument, updateDocument } from './write/stored'

/** `edited`: what stays; a look changes nothing. */
type Undoing = { payload: BasePayload; journal: Journal; run: string; edited: ReadonlySet<string>; isPreview: boolean }

/** @returns what became of it, or would; null where there is nothing of it */
export async function undoEntry(entry: Entry, undoing: Undoing): Promise<Fate | null> {
  if (entry.createdBy === undoing.run) return undoCreation(entry, undoing)
  return undoChange(entry, undoing)
}

async function undoCreation(entry: Entry, { payload, journal, edited, isPreview }: Undoing): Promise<Fate | null> {
  const { place, document } = entry
  if (document !== null && edited.has(entry.key)) return 'kept'
  if (isPreview) return document === null ? null : 'deleted'
  if (document === null) {
    await journal.remove(entry)
    return null
  }
  const others = [...journal.entries()].filter((other) => other.place === place && other.document === document && other.key !== entry.key)
  await inTransaction(payload, async (req) => {
    if (place !== 'media' || (others.length === 0 && !(await isUsed(payload, document))))
      await deleteDocument(payload, place, document, req)
    await journal.remove(entry, req)
  })
  return 'deleted'
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

async function undoChange(entry: Entry, { payload, journal, run, edited, isPreview }: Undoing): Promise<Fate> {
  const place = placeOf(entry.place)
  const here = place && (await readDocument(payload, place, entry.document ?? SITE))
  if (!place || !here || edited.has(entry.key)) return 'kept'
  if (isPreview) return 'restored'
  const { values, prints: earlier, before } = takenBack(entry.before, run)
  const others = Object.entries(entry.prints).filter(([name]) => !(name in values))
  // What an earlier import wrote is its own again, not an editor's.
  const prints = { ...Object.fromEntries(others), ...earlier }
  try {
    await inTransaction(payload, async (req) => {
      const isDraft = here.values._status === 'draft'
      if (Object.keys(values).length > 0) await updateDocument(payload, here.id, { place, data: values, isDraft, req })
      ;(await journal.save({ ...entry, prints, before }, req))()
    })
    return 'restored'
  } catch (error) {
    // Settings that were empty before can't be published empty.
    if (!(error instanceof ValidationError)) throw error
    return 'kept'
  }
}

/** Has somebody changed what an import wrote: anything of what it made, and of what it changed that alone? */
export async function isEdited(
  { place, document, prints, createdBy, before }: Entry,
  { payload, run }: Pick<Undoing, 'payload' | 'run'>,
): Promise<boolean> {
  const known = placeOf(place)
  const here = known && (await readDocument(payload, known, document ?? SITE))
  if (!here) return false
  const changed = Object.keys(takenBack(before, run).values)
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

export function placeOf(place: string): Place | null {
  return place === SITE ? SITE : (importedCollections.find((one) => one === place) ?? null)
}
