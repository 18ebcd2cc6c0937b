import 'server-only'
import type { CollectionSlug } from 'payload'
import { cache } from 'react'
import { getCms } from '../cms'
import { slugOfPart } from '../database/content-counters.mjs'
import type { DocumentId } from '../lib/document-id'
import { find } from './find'
import { findDraftedIds, isDraftedGlobal } from './latest-drafts'
import type { Viewer } from './viewer'

/** Where there are more, lists are read as a whole: to lay so many over what is published would take as long. */
const MOST_LAID_OVER = 1000

/**
 * Which documents of a collection this viewer may see otherwise than visitors do: those with a draft, and the one that the preview is about.
 *
 * @returns database ids; null where they are too many
 */
export const seenDrafts = cache(async (viewer: Viewer, collection: CollectionSlug): Promise<readonly DocumentId[] | null> => {
  const [drafted, own] = await Promise.all([draftedIds(viewer, collection), ownId(viewer, collection)])
  return drafted.length > MOST_LAID_OVER ? null : [...new Set([...drafted, ...own])]
})

/** Does this viewer see something of one of these parts of the content otherwise than visitors do? */
export const seesDraftsOf = async (viewer: Viewer, parts: Iterable<string>): Promise<boolean> =>
  viewer.kind !== 'visitor' && (await Promise.all([...parts].map((part) => seesDrafts(viewer, slugOfPart(part))))).includes(true)

const seesDrafts = cache(async (viewer: Viewer, slug: string): Promise<boolean> => {
  if (viewer.kind === 'visitor' || viewer.kind === 'published') return false
  if (viewer.document?.slug === slug) return true
  if (viewer.kind === 'shared') return false
  return isCollection(slug, (await getCms()).collections) ? (await seenDrafts(viewer, slug))?.length !== 0 : isDraftedGlobal(slug)
})

const draftedIds = async (viewer: Viewer, collection: CollectionSlug) =>
  viewer.kind === 'staff' ? findDraftedIds(viewer.user, collection, MOST_LAID_OVER + 1) : []

/** As the database calls it: its name in addresses is a text. */
async function ownId(viewer: Viewer, collection: CollectionSlug): Promise<DocumentId[]> {
  if (viewer.kind === 'visitor' || viewer.document?.slug !== collection || viewer.document.id === null) return []
  const { docs } = await find(viewer, {
    collection,
    where: { id: { equals: viewer.document.id } },
    select: {},
    limit: 1,
    pagination: false,
  })
  return docs.map(({ id }) => id)
}

const isCollection = (slug: string, collections: object): slug is CollectionSlug => slug in collections
