import type { CollectionSlug, Where } from 'payload'
import { z } from 'zod'
import type { Publication } from '../domain/publication'
import { type DocumentId, documentId } from '../lib/document-id'
import type { Request } from './resolve'

const row = z.object({ id: documentId, _status: z.string().nullish() })
const version = z.object({ parent: documentId })

/**
 * What visitors see of documents of a collection that has drafts. Payload's own list calls whatever was published once a draft with a
 * published version, also after it was taken from the site.
 *
 * @returns by id, as text; nothing of what is not there
 */
export async function publicationOf(req: Request, slug: string, ids: readonly DocumentId[]): Promise<ReadonlyMap<string, Publication>> {
  const collection = z.custom<CollectionSlug>().parse(slug)
  const common = { collection, limit: 0, pagination: false, req }
  const { docs } = await req.payload.db.find({ ...common, where: { id: { in: ids } }, select: { _status: true } })
  const rows = row.array().parse(docs)
  const [published, drafts] = [rows.filter(isPublished), rows.filter((one) => !isPublished(one))]
  const [changed, withdrawn] = await Promise.all([
    parentsOf(published, { latest: { equals: true } }, 'draft'),
    parentsOf(drafts, {}, 'published'),
  ])
  return new Map(
    rows.map((one): [string, Publication] => {
      const id = String(one.id)
      if (isPublished(one)) return [id, changed.has(id) ? 'changed' : 'published']
      return [id, withdrawn.has(id) ? 'withdrawn' : 'draft']
    }),
  )

  /** Which of these have a version of this status. */
  async function parentsOf(among: readonly z.infer<typeof row>[], which: Where, status: string): Promise<ReadonlySet<string>> {
    if (among.length === 0) return new Set()
    const where: Where = { and: [{ parent: { in: among.map(({ id }) => id) } }, { 'version._status': { equals: status } }, which] }
    const { docs: versions } = await req.payload.db.findVersions({ ...common, where, select: { parent: true } })
    return new Set(
      version
        .array()
        .parse(versions)
        .map(({ parent }) => String(parent)),
    )
  }
}

const isPublished = ({ _status }: z.infer<typeof row>) => _status === 'published'
