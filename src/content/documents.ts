import 'server-only'
import { type DocumentFile, type DownloadCategory, documentFile, downloadCategory } from '../contract/documents'
import type { Page, Paging } from '../contract/paging'
import { viewableKindOf } from '../domain/viewable-kinds'
import type { DocumentId } from '../lib/document-id'
import { extensionOf, formatFileSize } from '../lib/file-sizes'
import { idOf, idsOf, type Reference } from '../lib/references'
import type { Document } from '../payload-types'
import { editionOf } from '../storage/document-files'
import { documentUrl, draftUrl } from './files'
import { find } from './find'
import { keptRows } from './kept-rows'
import { countListByCategory, listPage } from './list-page'
import { memoisedByVersion, onceInRequest } from './memoised-by-version'
import { asPublished, type Viewer, visitor } from './viewer'

const fileFields = {
  attachmentId: true,
  name: true,
  kind: true,
  note: true,
  category: true,
  filename: true,
  edition: true,
  filesize: true,
} as const

type FileRow = Pick<Document, 'id' | keyof typeof fileFields>

/** What the download list is filtered by. */
export type DocumentFilter = { name?: string; categoryId?: number[] }

/** A page of files. */
export async function listDocuments(filter: DocumentFilter, paging: Paging, viewer: Viewer = visitor): Promise<Page<DocumentFile>> {
  const { name, categoryId } = filter
  const categories = categoryId && (await categoriesOf(categoryId, viewer))
  return listPage(viewer, 'documents', { keyword: name, categories }, paging, (ids) => readFiles(ids, viewer))
}

/** The categories with these public numbers, by their database ids. */
async function categoriesOf(numbers: readonly number[], viewer: Viewer): Promise<DocumentId[]> {
  const categories = await readCategories(viewer)
  return categories.flatMap(({ id, categoryId }) => (numbers.includes(categoryId ?? 0) ? [id] : []))
}

/**
 * The tabs of the download centre.
 *
 * @param name when given, only files whose name contains it are counted, and categories without any are left out
 */
export const listDownloadCategories = (name = '', viewer: Viewer = visitor) => countedCategories(name, viewer)

const countedCategories = onceInRequest(async (name: string, viewer: Viewer): Promise<DownloadCategory[]> => {
  const [categories, counts] = await Promise.all([readCategories(viewer), countListByCategory(viewer, 'documents', { keyword: name })])
  const rows = categories.map(({ id, categoryId, name: title }) => ({ id: categoryId, name: title, count: counts.get(id) ?? 0 }))
  return downloadCategory.array().parse(name ? rows.filter(({ count }) => count > 0) : rows)
})

/** Files that a product names, in its order; what is not published is left out. */
export const documentsOf = (references: readonly Reference[] | null | undefined, viewer: Viewer) =>
  readFiles(idsOf(references), asPublished(viewer))

/** Files with these database ids, in their order; what the viewer may not see is left out. */
export async function readFiles(ids: readonly DocumentId[], viewer: Viewer = visitor): Promise<DocumentFile[]> {
  const files = await readFilesById(ids, viewer)
  return ids.flatMap((id) => files.get(id) ?? [])
}

/** Files by their database ids; what the viewer may not see is not there. */
export async function readFilesById(ids: readonly DocumentId[], viewer: Viewer = visitor): Promise<ReadonlyMap<DocumentId, DocumentFile>> {
  if (ids.length === 0) return new Map()
  const found = viewer.kind === 'visitor' ? [...(await keptFiles(ids)).values()] : await readRows(ids, viewer)
  return new Map(found.map(({ id, file }) => [id, file]))
}

const keptFiles = keptRows(['documents', 'download-categories'], (ids) => readRows(ids, visitor))

async function readRows(ids: readonly DocumentId[], viewer: Viewer): Promise<{ id: DocumentId; file: DocumentFile }[]> {
  const [{ docs }, categories] = await Promise.all([
    find(viewer, {
      collection: 'documents',
      where: { id: { in: [...ids] } },
      select: fileFields,
      pagination: false,
    }),
    readCategories(viewer),
  ])
  const numbers = numbersOf(categories)
  return docs.map((row) => ({ id: row.id, file: toDocumentFile(row, numbers, viewer) }))
}

/** Published files by their public numbers, in the order asked for: what goes into a zip. */
export async function findDocumentsByNumber(numbers: readonly number[]): Promise<{ name: string; filename: string; edition: string }[]> {
  if (numbers.length === 0) return []
  const { docs } = await find(visitor, {
    collection: 'documents',
    where: { attachmentId: { in: [...numbers] } },
    select: { attachmentId: true, name: true, filename: true, edition: true },
    pagination: false,
  })
  return numbers.flatMap((number) => {
    const doc = docs.find(({ attachmentId }) => attachmentId === number)
    const edition = doc && editionOf(doc)
    return doc?.filename && edition ? [{ name: doc.name, filename: doc.filename, edition }] : []
  })
}

/**
 * Under which name the file is stored that visitors get at this public name; null when it belongs to no published document.
 * Files of drafts are not served to the public.
 */
export async function findPublishedEdition(filename: string): Promise<string | null> {
  const { docs } = await find(visitor, {
    collection: 'documents',
    where: { filename: { equals: filename } },
    select: { filename: true, edition: true },
    limit: 1,
    pagination: false,
  })
  return docs[0] ? editionOf(docs[0]) : null
}

const readCategories = memoisedByVersion(async (viewer) => {
  const { docs } = await find(viewer, {
    collection: 'download-categories',
    select: { name: true, categoryId: true },
    sort: ['sortOrder', 'id'],
    pagination: false,
  })
  return docs
})

function numbersOf(categories: Awaited<ReturnType<typeof readCategories>>): Map<DocumentId, number> {
  return new Map(categories.map(({ id, categoryId }) => [id, categoryId ?? 0]))
}

function toDocumentFile(row: FileRow, categoryNumbers: ReadonlyMap<DocumentId, number>, viewer: Viewer): DocumentFile {
  const ext = extensionOf(row.filename ?? '')
  const size = row.filesize ?? 0
  return documentFile.parse({
    id: row.attachmentId,
    name: row.name,
    // Staff gets the file of the draft that the preview shows.
    url: viewer.kind === 'staff' ? draftUrl(editionOf(row) ?? '') : documentUrl(row.filename ?? ''),
    ext,
    size,
    sizeText: formatFileSize(size),
    kind: row.kind,
    note: row.note ?? '',
    categoryId: categoryNumbers.get(idOf(row.category) ?? -1) ?? 0,
    isViewable: viewableKindOf(ext) !== null,
  })
}
