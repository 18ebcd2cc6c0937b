import type { Where } from 'payload'
import { z } from 'zod'
import { gaps } from '../../../usage/gaps'
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
type FoundRow = { holder: string; document: string | null; noteOf: (names: Names) => string | undefined }

/**
 * What editors should complete: content without cover or description, products without parameters or documents, and
 * pointers to what visitors can't see. Counted and found by indexes (record 0052), one query for each kind of content for the names.
 */
export async function loadIncomplete(reader: Reader): Promise<IncompleteGroup[]> {
  const found = await Promise.all([...gaps.map((gap) => loadGap(reader, gap)), loadBroken(reader)])
  const names = await loadNames(
    reader,
    found.flatMap(({ rows }) => rows.flatMap(({ holder, document }) => (document ? [holder, document] : [holder]))),
  )
  return found.map(({ rows, ...group }) => {
    const items = rows.flatMap(({ holder, noteOf }, index): IncompleteItem[] => {
      const name = names.get(holder)
      return name ? [{ ...name, key: `${holder}-${index}`, note: noteOf(names) }] : []
    })
    return { ...group, items }
  })
}

async function loadGap({ payload }: Reader, { key, label }: (typeof gaps)[number]): Promise<Found> {
  const where: Where = { gap: { equals: key } }
  const [{ docs }, { totalDocs }] = await Promise.all([
    payload.db.find({ collection: 'content-gaps', where, sort: '-changedAt', limit: UNFOLDED, pagination: false }),
    payload.db.count({ collection: 'content-gaps', where }),
  ])
  const rows = gapRow.array().parse(docs)
  return { key, label, total: totalDocs, rows: rows.map(({ holder }) => ({ holder, document: null, noteOf: () => undefined })) }
}

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
