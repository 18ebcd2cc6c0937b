import type { DocumentId } from '../lib/document-id'
import type { Viewer } from './viewer'

/**
 * Puts the document that a preview is about before all others, so that it is seen at once in a carousel or a long list.
 *
 * @param collection that the rows are from
 */
export function previewedFirst<T extends { id: DocumentId }>(viewer: Viewer, collection: string, rows: readonly T[]): T[] {
  const id = viewer.kind !== 'visitor' && viewer.document?.slug === collection ? viewer.document.id : null
  const isPreviewed = (row: T) => String(row.id) === id
  return [...rows.filter(isPreviewed), ...rows.filter((row) => !isPreviewed(row))]
}
