import type { CollectionSlug, GlobalSlug, PayloadRequest, SelectType } from 'payload'
import { z } from 'zod'
import { SYSTEM_NAME } from '../../domain/system-name'
import { documentId } from '../../lib/document-id'
import { versionState } from './version-state'

/** One saved state of a document: when it was made, by whom, and what became of it. */
export type Version = { id: string; at: string; by: string; state: string; isAutosave: boolean }

/** A document of a collection, or a global. */
export type Subject = { collection: string; id: number | string } | { global: string }

const row = z.object({
  id: documentId.transform(String),
  updatedAt: z.string(),
  autosave: z.boolean().nullish(),
  version: z.object({ _status: z.string().nullish(), editedBy: z.string().nullish() }),
})
const found = z.object({ docs: z.array(row) })

/** Of each version only what the list says. */
const select: SelectType = { updatedAt: true, autosave: true, version: { _status: true, editedBy: true } }

/** As many as are kept (collections/content-collection.ts). */
const KEPT = 50

/**
 * The history of a document or a global, the newest first, read with the rights of whoever asks.
 *
 * @param isPublic is something of it published now?
 */
export async function loadVersions(req: PayloadRequest, subject: Subject, isPublic: boolean): Promise<Version[]> {
  const query = { sort: '-updatedAt', limit: KEPT, depth: 0, user: req.user, req, overrideAccess: false }
  const { docs } = found.parse(
    'global' in subject
      ? // Whole: single fields of a global's versions can't be asked for.
        await req.payload.findGlobalVersions({ ...query, slug: z.custom<GlobalSlug>().parse(subject.global) })
      : await req.payload.findVersions({
          ...query,
          collection: z.custom<CollectionSlug>().parse(subject.collection),
          select,
          where: { parent: { equals: subject.id } },
          // Also of what lies in the trash.
          trash: true,
        }),
  )
  const published = docs.findIndex(({ version }) => version._status === 'published')
  return docs.map(({ id, updatedAt, autosave, version }, index) => ({
    id,
    at: updatedAt,
    by: version.editedBy || SYSTEM_NAME,
    isAutosave: autosave === true,
    state: versionState({
      isPublished: version._status === 'published',
      isNewest: index === 0,
      isPublicNow: isPublic && index === published,
    }),
  }))
}
