import 'server-only'
import { getCms } from '../cms'
import type { DocumentFile } from '../contract/documents'
import { readPages } from '../database/finding/document-pages'
import { conditionOf } from '../domain/search/condition'
import { foldText } from '../domain/search/fold'
import type { Interpretation } from '../finding/interpret'
import type { RankedList } from '../finding/ranked-list'
import { editionOf } from '../storage/document-files'
import { find } from './find'
import { visitor } from './viewer'

/** Files that were found by what stands on their pages, with the first page that has most of what was asked for. */
export async function withPages(files: readonly DocumentFile[], { hits }: RankedList, meant: Interpretation): Promise<DocumentFile[]> {
  const byPages = new Set(hits.flatMap(({ level, number }) => (level === 'texts' ? [Number(number)] : [])))
  const cms = await getCms()
  const numbers = files.flatMap(({ id }) => (byPages.has(id) ? [id] : []))
  if (numbers.length === 0) return [...files]
  const { docs } = await find(visitor, {
    collection: 'documents',
    where: { attachmentId: { in: numbers } },
    select: { attachmentId: true, edition: true, filename: true },
    pagination: false,
  })
  const editions = new Map(docs.map((row) => [row.attachmentId, editionOf(row)]))
  return Promise.all(
    files.map(async (file) => {
      const edition = editions.get(file.id)
      const page = edition ? pageWith(meant, (await readPages({ payload: cms }, edition)) ?? []) : null
      return page === null ? file : { ...file, page }
    }),
  )
}

/** @returns its number, from one; null when no page has anything of it */
export function pageWith({ query, withSpelling }: Interpretation, pages: readonly string[]): number | null {
  const clauses = conditionOf(query, 'texts', withSpelling).map((clause) => clause.filter(({ field }) => field === 'texts'))
  const having = pages.map((page) => {
    const text = foldText(page)
    return clauses.filter((clause) => clause.some((needle) => text.includes(needle.text))).length
  })
  const most = Math.max(0, ...having)
  return most === 0 ? null : having.indexOf(most) + 1
}
