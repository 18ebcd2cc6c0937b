import type { DocumentId } from '../../lib/document-id'

/** How documents arrive. */
export type Arrival = { as: 'published' } | { as: 'drafts' } | { as: 'scheduled'; at: string }

/** One import: what it has made belongs to it, however often it was ended and went on. */
export type Run = { id: DocumentId; source: string; arrival: Arrival; by: string }
