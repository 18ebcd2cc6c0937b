import { type ContentKind, contentKinds, contentPages, editAddress, titleOf } from '../content-kinds'
import { findAs, type Reader } from '../reader'
import { UNFOLDED } from '../unfolded'

/** A draft that visitors don't see yet. */
export type Draft = {
  key: string
  title: string
  kind: string
  href: string
  /** Whether an older version is published. */
  isPublished: boolean
  changedAt: string
  changedBy: string
}

export type Drafts = { newest: Draft[]; total: number }

/** What is written and not published, the last changed first: new documents, and published ones with newer changes. */
export async function loadDrafts(reader: Reader): Promise<Drafts> {
  const [kinds, pages] = await Promise.all([
    Promise.all(contentKinds(reader.payload).map((kind) => draftsOf(reader, kind))),
    pageDrafts(reader),
  ])
  const drafts = [...kinds.flatMap(({ found }) => found), ...pages]
  drafts.sort((one, other) => other.changedAt.localeCompare(one.changedAt))
  return { newest: drafts.slice(0, UNFOLDED), total: kinds.reduce((sum, { total }) => sum + total, pages.length) }
}

async function draftsOf(reader: Reader, { slug, label, titleField }: ContentKind) {
  const { docs, totalDocs } = await findAs(reader, {
    collection: slug,
    draft: true,
    where: { _status: { equals: 'draft' } },
    select: { [titleField]: true, updatedAt: true, editedBy: true },
    sort: '-updatedAt',
    limit: UNFOLDED,
  })
  if (docs.length === 0) return { found: [], total: 0 }
  const published = await findAs(reader, {
    collection: slug,
    where: { and: [{ id: { in: docs.map(({ id }) => id) } }, { _status: { equals: 'published' } }] },
    select: {},
  })
  const publishedIds = new Set(published.docs.map(({ id }) => id))
  const found = docs.map((row): Draft => {
    return {
      key: `${slug}-${row.id}`,
      title: titleOf(row, titleField),
      kind: label,
      href: editAddress(slug, row.id),
      isPublished: publishedIds.has(row.id),
      changedAt: row.updatedAt ?? '',
      changedBy: String(row.editedBy ?? ''),
    }
  })
  return { found, total: totalDocs }
}

async function pageDrafts({ payload, user }: Reader): Promise<Draft[]> {
  const pages = await Promise.all(
    contentPages(payload).map(async ({ slug, label }): Promise<Draft | null> => {
      const page: object = await payload.findGlobal({ slug, draft: true, depth: 0, user, overrideAccess: false })
      if (Reflect.get(page, '_status') !== 'draft') return null
      const changedAt = String(Reflect.get(page, 'updatedAt') ?? '')
      const changedBy = String(Reflect.get(page, 'editedBy') ?? '')
      return { key: slug, title: label, kind: '页面', href: editAddress(slug), isPublished: true, changedAt, changedBy }
    }),
  )
  return pages.filter((page) => page !== null)
}
