import type { Where } from 'payload'
import { z } from 'zod'
import { keyOf, partsOf } from '../../../domain/document-keys'
import { lackingFilters } from '../../../usage/filter-gaps'
import { type Gap, gaps } from '../../../usage/gaps'
import { holderOf, labelAt } from '../../../usage/holders'
import { type Fault, gapRow, type ReferenceRow, referenceRow } from '../../../usage/rows'
import type { Reader } from '../reader'
import { UNFOLDED } from '../unfolded'
import { loadNames, type Name, type Names } from './load-names'

/** One piece of content that lacks something; `note` says what, where that isn't clear. */
export type IncompleteItem = Name & { key: string; note?: string }

/** Everything that lacks the same thing: how many, and the first of them. */
export type IncompleteGroup = { key: string; label: string; total: number; items: IncompleteItem[] }

/** A group before its documents have names. */
type Found = Omit<IncompleteGroup, 'items'> & { rows: FoundRow[] }
type FoundRow = { holder: string; document: string | null; field?: string; noteOf: (names: Names) => string | undefined }
type Kind = (typeof gaps)[number]

/**
 * What editors should complete: content without cover or description, products without parameters or documents, and
 * pointers to what visitors can't see. Counted and found by indexes (record 0052), one query for each kind of content for the names.
 */
export async function loadIncomplete(reader: Reader): Promise<IncompleteGroup[]> {
  return named(reader, await Promise.all([...gaps.map((gap) => loadGap(reader, gap)), loadBroken(reader)]))
}

/** Everything that lacks one thing, a page of it, the last changed first; null for what is no gap. */
export async function loadIncompletePage(reader: Reader, gap: string, page: number): Promise<IncompleteGroup | null> {
  const kind = gaps.find(({ key }) => key === gap)
  if (!kind) return null
  const [group] = await named(reader, [await loadGap(reader, kind, page)])
  return group ?? null
}

async function named(reader: Reader, found: readonly Found[]): Promise<IncompleteGroup[]> {
  const names = await loadNames(
    reader,
    found.flatMap(({ rows }) => rows.flatMap(({ holder, document }) => (document ? [holder, document] : [holder]))),
  )
  return found.map(({ rows, ...group }) => {
    const items = rows.flatMap(({ holder, field, noteOf }, index): IncompleteItem[] => {
      const name = names.get(holder)
      if (!name) return []
      const href = field ? `${name.href}#field-${field}` : name.href
      return [{ ...name, href, key: `${holder}-${index}`, note: noteOf(names) }]
    })
    return { ...group, items }
  })
}

async function loadGap({ payload }: Reader, { key, label }: Kind, page = 1): Promise<Found> {
  const where: Where = { gap: { equals: key } }
  const [{ docs }, { totalDocs }] = await Promise.all([
    // Equals stand as the index has them. MongoDB leaves nothing out without counting, which the first page does not need.
    payload.db.find({ collection: 'content-gaps', where, sort: '-changedAt', limit: UNFOLDED, page, pagination: page > 1 }),
    payload.db.count({ collection: 'content-gaps', where }),
  ])
  const rows = gapRow.array().parse(docs)
  const notes = key === 'filters' ? await lackingNotes(payload, rows) : null
  const found = rows.map(({ holder }): FoundRow => ({ holder, document: null, field: fieldOf(key), noteOf: () => notes?.get(holder) }))
  return { key, label, total: totalDocs, rows: found }
}

/** So many filters are named. */
const NAMED = 4

const noteOf = (names: readonly string[]) =>
  `可填：${names.slice(0, NAMED).join('、')}${names.length > NAMED ? ` 等 ${names.length} 项` : ''}`

/** What products lack that their lists are filtered by, by their keys. */
async function lackingNotes(payload: Reader['payload'], rows: readonly { holder: string }[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ holder }) => partsOf(holder).id ?? [])
  const missing = await lackingFilters({ payload }, ids)
  return new Map(ids.map((id) => [keyOf('products', id), noteOf(missing.get(String(id)) ?? [])]))
}

/** Where in the form of a product it is filled in. */
const fieldOf = (gap: Gap) => (gap === 'filters' ? 'parameters' : gap === 'orderingRule' ? 'orderingRule' : undefined)

async function loadBroken({ payload }: Reader): Promise<Found> {
  const where: Where = { fault: { exists: true } }
  const [{ docs }, { totalDocs }] = await Promise.all([
    payload.db.find({ collection: 'content-references', where, sort: ['-fault', '-id'], limit: UNFOLDED, pagination: false }),
    payload.db.count({ collection: 'content-references', where }),
  ])
  const rows = referenceRow
    .array()
    .parse(docs)
    .map((row) => {
      const field = fieldsOf(payload.config, row)
      return { ...row, noteOf: (names: Names) => `${field}：${wordsFor(row.fault, names.get(row.document ?? ''))}` }
    })
  return { key: 'links', label: '站内链接失效', total: totalDocs, rows }
}

/** The names of the fields that hold a reference. */
function fieldsOf(config: Reader['payload']['config'], { holder, fields }: ReferenceRow): string {
  const known = holderOf(config, holder.split('/', 1)[0] ?? '')?.fields ?? []
  const labels = z
    .string()
    .parse(fields)
    .split(',')
    .map((path) => labelAt(known, path))
  return [...new Set(labels)].join('、')
}

/** Why a pointer leads nowhere, in words for an editor. */
function wordsFor(fault: Fault | null, name: Name | undefined): string {
  if (fault === 'unknown') return '网站上没有这个地址'
  if (fault === 'missing' || !name) return '内容已不存在'
  return `${name.kind}“${name.title}”${fault === 'trashed' ? '在回收站中' : '尚未发布'}`
}
