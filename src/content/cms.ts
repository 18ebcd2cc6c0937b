import 'server-only'
import config from '@payload-config'
import { getPayload, type TypedUser } from 'payload'

/** The CMS; everything under `content/` reads through it, and nothing else does. */
export const getCms = () => getPayload({ config })

/**
 * Who is looking. Visitors see what is published, whoever they are; only a preview carries a signed-in user, and then
 * drafts are read with that user's rights.
 */
export type Viewer = { previewUser: TypedUser | null }

/** Everybody who is not previewing; `/prod-api` always reads like this (decision 3). */
export const visitor: Viewer = { previewUser: null }

/** Options of the reads that go through Payload's operations: globals, counts and previews. */
export function readingAs({ previewUser }: Viewer) {
  return {
    overrideAccess: false,
    depth: 0,
    draft: previewUser !== null,
    user: previewUser ?? undefined,
  } as const
}

/** The editor's order, then newest first, stable between pages (decision 3). */
export const editorsOrder = ['sortOrder', '-publishedAt', '-id']
