import type { DocumentFile } from '@/contract/documents'
import { formatFileSize } from '../../lib/file-sizes'

/** Ticked documents in the order of ticking. Whole documents, so that those of another page or category keep their size. */
export type Selection = readonly DocumentFile[]

/** Nothing ticked. */
export const noSelection: Selection = []

export const isSelected = (selection: Selection, { id }: Pick<DocumentFile, 'id'>): boolean =>
  selection.some((document) => document.id === id)

/** Ticks a document, or takes away that one alone (spec: common-parts/ticking). */
export function toggleDocument(selection: Selection, document: DocumentFile): Selection {
  return isSelected(selection, document) ? selection.filter(({ id }) => id !== document.id) : [...selection, document]
}

/** The server packs at most so many documents into one zip (spec: prod-api/zip). */
const LARGEST_BATCH = 100

/** No more document can be ticked. */
export const isFull = (selection: Selection): boolean => selection.length >= LARGEST_BATCH

/** More than one ticked document makes a batch (spec: common-parts/batch). */
export const isBatch = (selection: Selection): boolean => selection.length > 1

/** The size of all ticked documents together, like `13.38MB`. */
export const totalSizeText = (selection: Selection): string => formatFileSize(selection.reduce((sum, { size }) => sum + size, 0))
