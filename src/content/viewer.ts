import 'server-only'
import type { TypedUser } from 'payload'
import type { DraftName } from '../domain/draft-name'

/**
 * Who is looking. Visitors see what is published, whoever they are. A member of staff who previews sees drafts, with the
 * rights of the account; `document` is what the preview is about, if it names something. Who comes by a shared link sees
 * the draft of that one document, and all else as visitors do.
 */
export type Viewer =
  | { kind: 'visitor' }
  | { kind: 'staff'; user: TypedUser; document: DraftName | null }
  | { kind: 'shared'; document: DraftName; expires: number }

/** Everybody who is not previewing; `/prod-api` always reads like this (spec: prod-api/published-only). */
export const visitor: Viewer = { kind: 'visitor' }

/** The editor's order, then newest first, stable between pages (spec: prod-api/order). */
export const editorsOrder = ['sortOrder', '-publishedAt', '-id']
