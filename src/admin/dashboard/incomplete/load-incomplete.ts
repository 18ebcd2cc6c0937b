import { environment } from '../../../lib/environment'
import { type ContentKind, contentKinds, contentPages, editAddress, titleOf } from '../content-kinds'
import { findAs, type Reader, type Row } from '../reader'
import { loadFaults } from './broken-targets'
import { gaps, gapsOf } from './gaps'
import { type Reference, referencesOf } from './references'

/** One piece of content that lacks something; `note` says what, where that isn't clear. */
export type IncompleteItem = { key: string; title: string; kind: string; href: string; isDraft: boolean; note?: string }

/** Everything that lacks the same thing. */
export type IncompleteGroup = { key: string; label: string; items: IncompleteItem[] }

export type Incomplete = {
  groups: IncompleteGroup[]
  /** The kinds of which only the newest documents were looked at. */
  partial: string[]
}

/** So many documents of each kind are looked at, the last changed first. */
export const CHECKED = 1000

type Piece = Omit<IncompleteItem, 'note'> & { collection: string; data: object; references: Reference[] }

/**
 * What editors should complete: content without cover or description, products without parameters or documents, and
 * pointers to what visitors can't see. One query for each kind of content and one for each kind of target.
 */
export async function loadIncomplete(reader: Reader): Promise<Incomplete> {
  const siteUrl = environment.SITE_URL.replace(/\/$/, '')
  const kinds = await Promise.all(contentKinds(reader.payload).map((kind) => loadKind(reader, kind, siteUrl)))
  const pages = await loadPages(reader, siteUrl)
  const pieces = [...kinds.flatMap(({ found }) => found), ...pages]
  const faultOf = await loadFaults(
    reader,
    pieces.flatMap(({ references }) => references.map(({ target }) => target)),
  )
  const broken = pieces.flatMap((piece) =>
    piece.references.flatMap(({ field, target }, index) => {
      const fault = faultOf(target)
      return fault ? [{ ...toItem(piece), key: `${piece.key}-${index}`, note: `${field}：${fault}` }] : []
    }),
  )
  const lacking = gaps.map(({ key, label }) => {
    return { key, label, items: pieces.filter(({ collection, data }) => gapsOf(collection, data).includes(key)).map(toItem) }
  })
  return {
    groups: [...lacking, { key: 'links', label: '站内链接失效', items: broken }],
    partial: kinds.filter(({ isPartial }) => isPartial).map(({ label }) => label),
  }
}

async function loadKind(reader: Reader, kind: ContentKind, siteUrl: string) {
  const { docs, totalDocs } = await findAs(reader, { collection: kind.slug, sort: '-updatedAt', limit: CHECKED })
  return { label: kind.label, isPartial: totalDocs > CHECKED, found: docs.map((row) => toPiece(kind, row, siteUrl)) }
}

function toPiece({ slug, label, titleField, fields }: ContentKind, row: Row, siteUrl: string): Piece {
  return {
    key: `${slug}-${row.id}`,
    title: titleOf(row, titleField),
    kind: label,
    href: editAddress(slug, row.id),
    isDraft: row._status !== 'published',
    collection: slug,
    data: row,
    references: referencesOf(fields, row, siteUrl),
  }
}

async function loadPages({ payload, user }: Reader, siteUrl: string): Promise<Piece[]> {
  return Promise.all(
    contentPages(payload).map(async ({ slug, label, fields }) => {
      const data = await payload.findGlobal({ slug, depth: 0, user, overrideAccess: false })
      const references = referencesOf(fields, data, siteUrl)
      return { key: slug, title: label, kind: '页面', href: editAddress(slug), isDraft: false, collection: slug, data, references }
    }),
  )
}

function toItem({ key, title, kind, href, isDraft }: Piece): IncompleteItem {
  return { key, title, kind, href, isDraft }
}
