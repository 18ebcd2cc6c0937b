import 'server-only'
import type { TypedUser } from 'payload'
import type { DraftName } from '../domain/draft-name'

/**
 * Who is looking. Visitors see what is published, whoever they are. A member of staff who previews sees drafts, with the
 * rights of the account; `document` is what the preview is about, if it names something. Who comes by a shared link sees
 * the draft of that one document, and all else as visitors do. In the admin's panel texts are marked with where they come from
 * (record 0070); `published` is what such a page shows of what its documents refer to: as visitors see it, with marks.
 */
export type Viewer =
  | { kind: 'visitor' }
  | { kind: 'staff'; user: TypedUser; document: DraftName | null; isMarked: boolean }
  | { kind: 'published'; document: null }
  | { kind: 'shared'; document: DraftName; expires: number }

/** Everybody who is not previewing; `/prod-api` always reads like this (spec: prod-api/published-only). */
export const visitor: Viewer = { kind: 'visitor' }

const published: Viewer = { kind: 'published', document: null }

/** Who reads what a document refers to: that is shown as it is published, in previews, too. */
export function asPublished(viewer: Viewer): Viewer {
  return viewer.kind === 'published' || (viewer.kind === 'staff' && viewer.isMarked) ? published : visitor
}

/** Who reads what is counted, compared and computed with, but not shown. */
export function withoutMarking(viewer: Viewer): Viewer {
  if (viewer.kind === 'published') return visitor
  return viewer.kind === 'staff' && viewer.isMarked ? { ...viewer, isMarked: false } : viewer
}

/** The editor's order, then newest first, stable between pages (spec: prod-api/order). */
export const editorsOrder = ['sortOrder', '-publishedAt', '-id']
