import 'server-only'
import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { getCms } from '../cms'
import type { DocumentFile } from '../contract/documents'
import { readPages } from '../database/finding/document-pages'
import { conditionOf } from '../domain/search/condition'
import { foldText } from '../domain/search/fold'
import type { Interpretation } from '../finding/interpret'
import type { Hit } from '../finding/ranked-list'
import { editionOf } from '../storage/document-files'
import { find } from './find'
import { visitor } from './viewer'

/** So many letters of folded pages are kept, of the files that were found last. */
const MOST_LETTERS = 4_000_000

/** By edition, whose pages are always the same. */
const kept = new LRUCache<string, readonly string[]>({
  maxSize: MOST_LETTERS,
  sizeCalculation: (pages) => 1 + pages.reduce((sum, page) => sum + page.length, 0),
})

/**
 * Files that were found by what stands on their pages, with the first page that has most of what was asked for.
 *
 * @param hits what was found, of any kind
 */
export async function withPages(files: readonly DocumentFile[], hits: readonly Hit[], meant: Interpretation): Promise<DocumentFile[]> {
  const byPages = new Set(hits.flatMap(({ kind, level, number }) => (kind === 'document' && level === 'texts' ? [Number(number)] : [])))
  const numbers = files.flatMap(({ id }) => (byPages.has(id) ? [id] : []))
  if (numbers.length === 0) return [...files]
  const cms = await getCms()
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
      const page = edition ? pageWith(meant, await foldedPages(cms, edition)) : null
      return page === null ? file : { ...file, page }
    }),
  )
}

/** To fold the pages of a catalogue takes longer than all else of a search. None of a file that was not read yet. */
async function foldedPages(payload: BasePayload, edition: string): Promise<readonly string[]> {
  const known = kept.get(edition)
  if (known) return known
  const pages = await readPages({ payload }, edition)
  const folded = (pages ?? []).map(foldText)
  if (pages) kept.set(edition, folded)
  return folded
}

/** @returns its number, from one; null when no page has anything of it */
function pageWith({ query, withSpelling }: Interpretation, pages: readonly string[]): number | null {
  const clauses = conditionOf(query, 'texts', withSpelling).map((clause) => clause.filter(({ field }) => field === 'texts'))
  const having = pages.map((text) => clauses.filter((clause) => clause.some((needle) => text.includes(needle.text))).length)
  const most = Math.max(0, ...having)
  return most === 0 ? null : having.indexOf(most) + 1
}
