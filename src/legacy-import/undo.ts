import { type BasePayload, ValidationError } from 'payload'
import { inTransaction } from '../database/transaction'
import { importedCollections, type Place, SITE } from '../import-orders/places'
import { Problem } from '../lib/problem.mjs'
import { fingerprint } from './journal/fingerprint'
import { type Entry, Journal } from './journal/journal'
import { deleteDocument, readDocument, updateDocument } from './write/stored'

/** What became of an import that is taken back. */
export type Undone = { deleted: number; restored: number; kept: { place: string; key: string }[] }

/** Files come last: something may show them. */
const order: readonly string[] = ['media', ...importedCollections, SITE]

/**
 * Takes a whole import back: what it made is deleted, what it changed is as it was. What editors have changed since stays, and is listed, unless
 * that may be lost, too. Ended in between, it is run again and goes on.
 */
export async function undoImport(payload: BasePayload, id: string, overwrites: boolean): Promise<Undone> {
  const { docs } = await payload.find({ collection: 'legacy-imports', depth: 0, pagination: false, overrideAccess: true })
  const run = docs.find((one) => String(one.id) === id)
  if (!run) throw new Problem(`没有编号为 ${id} 的导入。已有的编号：${docs.map((one) => one.id).join('、') || '无'}。`)
  const journal = await Journal.read(payload)
  const entries = [...journal.entries()]
    .filter((entry) => entry.createdBy === id || entry.before.some((before) => before.run === id))
    .sort((one, other) => order.indexOf(other.place) - order.indexOf(one.place) || Number(other.id > one.id) - 0.5)
  // Before anything is taken away: what names it would look changed afterwards.
  const edited = new Set<string>()
  if (!overwrites) for (const entry of entries) if (await isEdited(entry, { payload, run: id })) edited.add(entry.key)
  const undone: Undone = { deleted: 0, restored: 0, kept: [] }
  for (const entry of entries) await undoEntry(entry, { payload, journal, run: id, edited, undone })
  await payload.update({ collection: 'legacy-imports', id: run.id, data: { state: 'undone' }, depth: 0, overrideAccess: true })
  return undone
}

type Undoing = { payload: BasePayload; journal: Journal; run: string; edited: ReadonlySet<string>; undone: Undone }

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
  const names = createdBy === run ? Object.keys(prints) : changed
  return names.some((name) => prints[name] && prints[name].written !== fingerprint(here.values[name]))
}

function placeOf(place: string): Place | null {
  return place === SITE ? SITE : (importedCollections.find((one) => one === place) ?? null)
}
