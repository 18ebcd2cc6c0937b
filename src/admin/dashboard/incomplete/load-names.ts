import { keyOf, partsOf } from '../../../domain/document-keys'
import { groupBy } from '../../../lib/group-by'
import { contentKind, contentPages, editAddress, titleOf } from '../content-kinds'
import { findAs, type Reader } from '../reader'

/** What a document or a page is called, and where it is edited. */
export type Name = { title: string; kind: string; href: string; isDraft: boolean }

/** By key (src/domain/document-keys.ts). */
export type Names = ReadonlyMap<string, Name>

/** Names documents, one query for each kind of content, and pages; nothing for what the reader may not see. */
export async function loadNames(reader: Reader, keys: readonly string[]): Promise<Names> {
  const groups = groupBy([...new Set(keys)], (key) => partsOf(key).slug)
  const parts = await Promise.all(groups.map(([slug, members]) => namesIn(reader, slug, members)))
  return new Map(parts.flat())
}

async function namesIn(reader: Reader, slug: string, keys: readonly string[]): Promise<[string, Name][]> {
  const page = contentPages(reader.payload).find((candidate) => candidate.slug === slug)
  if (page) return [[slug, { title: page.label, kind: '页面', href: editAddress(slug), isDraft: false }]]
  const kind = contentKind(reader.payload, slug)
  if (!kind) return []
  const { label, titleField } = kind
  const where = { id: { in: keys.map((key) => partsOf(key).id) } }
  const { docs } = await findAs(reader, { collection: kind.slug, where, select: { [titleField]: true, _status: true }, trash: true })
  return docs.map((row) => {
    const name = { title: titleOf(row, titleField), kind: label, href: editAddress(slug, row.id), isDraft: row._status !== 'published' }
    return [keyOf(slug, row.id), name]
  })
}
