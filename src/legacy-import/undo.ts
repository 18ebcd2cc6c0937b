import type { BasePayload, CollectionSlug } from 'payload'
import { z } from 'zod'
import { placeUndo } from '../import-orders/orders'
import { importedCollections, SITE } from '../import-orders/places'
import { type Fate, type FateCounts, NAMED_KEPT, undoing } from '../import-orders/undoing'
import { type Entry, isOf, Journal } from './journal/journal'
import { recordUndo } from './journal/record'
import { type Done, type Working, work } from './ordered/work'
import { isEdited, placeOf, undoEntry } from './undo-entry'
import { usedByWhatStays } from './used-by-what-stays'
import { readDocument } from './write/stored'

/** What became of an import that is taken back; of a look, what would. */
export type Undone = { deleted: number; restored: number; kept: { place: string; key: string }[]; kinds: Record<string, FateCounts> }

/** Files come last: something may show them. */
const order: readonly string[] = ['media', ...importedCollections, SITE]

/** Takes a whole import back, in this process. @throws Busy while another work is done */
export async function undoImport(payload: BasePayload, id: string, overwrites: boolean): Promise<Undone> {
  const row = await placeUndo(payload, { id, overwrites, isPreview: false }, { by: '命令行', via: 'command' })
  return work(payload, row, (working) => undoOrdered(payload, working))
}

/** Does what was ordered: takes an import back, or looks what that would do. */
export async function undoOrdered(payload: BasePayload, working: Working): Promise<Done<Counted>> {
  const { row } = working
  const { by, isPreview, overwrites } = undoing.parse(row.undo)
  const undone = await takeBack(payload, { id: String(row.id), isPreview, overwrites }, working)
  const kept = await Promise.all(undone.kept.slice(0, NAMED_KEPT).map((entry) => named(payload, entry)))
  return {
    result: undone,
    ending: { undone: { kinds: undone.kinds, kept }, ...(!isPreview && { state: 'undone' as const }) },
    record: async () => {
      if (!isPreview) await recordUndo(payload, { id: row.id, source: row.source, by }, undone)
    },
  }
}

/** What an editor calls it. */
async function named(payload: BasePayload, { place, key, document }: Entry): Promise<{ place: string; title: string }> {
  const known = placeOf(place)
  const here = known && document !== null ? await readDocument(payload, known, document) : null
  return { place, title: titleOf(here?.values) || key.slice(key.indexOf(':') + 1) }
}

const titles = z.looseObject({ title: z.string().optional(), name: z.string().optional() })

function titleOf(values: unknown): string {
  const { title, name } = titles.safeParse(values).data ?? {}
  return title ?? name ?? ''
}

type Taking = { id: string; isPreview: boolean; overwrites: boolean }

/**
 * What an import made is deleted, what it changed is as it was. What editors have changed since stays, and is listed, unless that may be lost,
 * too; what their own content uses stays in any case. Ended in between, it is run again and goes on. A look does the same, and changes nothing.
 */
async function takeBack(payload: BasePayload, { id, isPreview, overwrites }: Taking, working: Working): Promise<Counted> {
  const { signal, onProgress, onExpected } = working
  const journal = await Journal.read(payload)
  const entries = await entriesOf(id, journal, { payload, isPreview, signal })
  // Before anything is taken away: what names it would look changed afterwards.
  const edited = new Set<string>()
  for (const entry of overwrites ? [] : entries) {
    signal.throwIfAborted()
    if (await isEdited(entry, { payload, run: id })) edited.add(entry.key)
  }
  const made = entries.filter((entry) => entry.createdBy === id && entry.place !== 'media')
  for (const key of await usedByWhatStays(payload, made, edited)) edited.add(key)
  const undone: Counted = { deleted: 0, restored: 0, kept: [], kinds: {} }
  onExpected(amountsOf(entries))
  const done: Record<string, number> = {}
  for (const entry of entries) {
    signal.throwIfAborted()
    count(undone, entry, await undoEntry(entry, { payload, journal, run: id, edited, isPreview }))
    const soFar = (done[entry.place] ?? 0) + 1
    done[entry.place] = soFar
    onProgress(entry.place, soFar)
  }
  return undone
}

function amountsOf(entries: readonly Entry[]): Record<string, number> {
  const amounts: Record<string, number> = {}
  for (const { place } of entries) amounts[place] = (amounts[place] ?? 0) + 1
  return amounts
}

type Counted = Omit<Undone, 'kept'> & { kept: Entry[] }

function count(undone: Counted, entry: Entry, fate: Fate | null): void {
  if (fate === null) return
  const known = undone.kinds[entry.place] ?? { deleted: 0, restored: 0, kept: 0 }
  undone.kinds[entry.place] = { ...known, [fate]: known[fate] + 1 }
  if (fate === 'kept') undone.kept.push(entry)
  else undone[fate] += 1
}

/** What an import has made or changed, in the order in which it is taken back. */
async function entriesOf(
  run: string,
  journal: Journal,
  { payload, isPreview, signal }: { payload: BasePayload; isPreview: boolean; signal: AbortSignal },
): Promise<Entry[]> {
  const touched = [...journal.entries()].filter((entry) => entry.createdBy === run || entry.before.some((before) => before.run === run))
  const entries: Entry[] = []
  for (const entry of touched) {
    signal.throwIfAborted()
    if (await isStillOf(payload, entry)) entries.push(entry)
    else if (entry.createdBy === run && !isPreview) await journal.remove(entry)
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
