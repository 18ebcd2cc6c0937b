import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { DraftName } from '../domain/draft-name'
import type { PublishFinding } from '../domain/publish-finding'
import { checks } from './checks'
import { type Entity, invalidFields } from './invalid-fields'
import { labelOfPath } from './leaves'
import { readMaterial } from './read-material'

/**
 * Looks at a document as if it were published now (spec: content/publish-check): what its fields refuse is an error, what its editor
 * should know of a warning. It is read with the rights of whoever asks.
 *
 * @param typed what its form holds; without it, the newest draft is looked at
 * @returns null when there is no such document for whoever asks
 */
export async function checkDocument(req: PayloadRequest, name: DraftName, typed: object = {}): Promise<PublishFinding[] | null> {
  const entity = entityOf(req, name)
  const stored = entity && (await readNewest(req, entity, name.id))
  if (!entity || !stored) return null
  const { flattenedFields, slug } = entity.collection ?? entity.global
  const data = { ...stored, ...typed }
  const id = z.object({ id: z.union([z.number(), z.string()]) }).safeParse(stored).data?.id ?? null
  const [refused, material] = await Promise.all([
    invalidFields(req, entity, { id: name.id === null ? null : id, data, stored }),
    readMaterial(req, slug, data, flattenedFields),
  ])
  const errors = refused.map(
    ({ path, message }): PublishFinding => ({ severity: 'error', kind: 'invalid', ...labelled(path), sentence: message }),
  )
  const warnings = checks.flatMap(({ kind, find }) =>
    find(material).map(({ path, sentence }): PublishFinding => ({ severity: 'warning', kind, ...labelled(path), sentence })),
  )
  return [...errors, ...warnings]

  function labelled(path: string) {
    return { path, label: labelOfPath(flattenedFields, path) }
  }
}

function entityOf({ payload }: PayloadRequest, { slug, id }: DraftName): Entity | null {
  const collection = payload.config.collections.find((candidate) => candidate.slug === slug && candidate.versions?.drafts)
  if (collection && id !== null) return { collection, global: null }
  const global = payload.config.globals.find((candidate) => candidate.slug === slug && candidate.versions?.drafts)
  return global && id === null ? { collection: null, global } : null
}

async function readNewest(req: PayloadRequest, { collection, global }: Entity, id: string | null): Promise<object | null> {
  const options = { depth: 0, draft: true, overrideAccess: false, user: req.user, req } as const
  if (global) return req.payload.findGlobal({ ...options, slug: z.custom<GlobalSlug>().parse(global.slug) })
  const slug = z.custom<CollectionSlug>().parse(collection.slug)
  return req.payload.findByID({ ...options, collection: slug, id: id ?? '', disableErrors: true })
}
