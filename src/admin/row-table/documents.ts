import { z } from 'zod'
import { type DocumentId, documentId } from '../../lib/document-id'

/** A collection that cells refer to: the field that names its documents, and those by which they are searched for. */
export type Source = { collection: string; title: string; searched: readonly string[] }

export type NamedDocument = { id: DocumentId; title: string }

type Found = NamedDocument & { texts: readonly string[] }

/** So many are offered for what is typed. */
export const MOST_OFFERED = 20

const rows = z.object({ docs: z.array(z.looseObject({ id: documentId })) })
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The names of documents; of those that are gone, none. */
export const namesOf = (source: Source, ids: readonly DocumentId[], fetcher = fetch): Promise<NamedDocument[]> =>
  ask(
    source,
    ids.map((id, index) => [`where[id][in][${index}]`, String(id)]),
    { limit: ids.length, fetcher },
  )

/** Documents that have what is typed in their names or numbers. */
export function documentsLike(source: Source, words: string, signal: AbortSignal): Promise<NamedDocument[]> {
  const where = source.searched.map((field, index) => [`where[or][${index}][${field}][like]`, words] as const)
  return ask(source, words === '' ? [] : where, {
    limit: MOST_OFFERED,
    fetcher: (url) => fetch(url, { credentials: 'same-origin', signal }),
  })
}

/**
 * Documents that are called exactly so, by their names or numbers.
 *
 * @returns for each text those that go by it: none, one, or more than one
 */
export async function documentsNamed(
  source: Source,
  texts: readonly string[],
  fetcher = fetch,
): Promise<ReadonlyMap<string, readonly NamedDocument[]>> {
  const where = source.searched.flatMap((field, index) =>
    texts.map((one, at) => [`where[or][${index}][${field}][in][${at}]`, one] as const),
  )
  const found = await ask(source, where, { limit: MOST_NAMED, fetcher })
  return new Map(texts.map((one) => [one, found.filter(({ texts: own }) => own.includes(one))]))
}

const MOST_NAMED = 1000

type Asking = { limit: number; fetcher: (url: string) => Promise<Response> }

/** Drafts are as good: what is published is looked at before the page is (record 0072). */
async function ask(source: Source, where: readonly (readonly [string, string])[], { limit, fetcher }: Asking): Promise<Found[]> {
  const fields = [...new Set([source.title, ...source.searched])]
  const selected = fields.map((field) => [`select[${field}]`, 'true'] as const)
  const query = new URLSearchParams(
    [['depth', '0'], ['draft', 'true'], ['limit', String(limit)], ...selected, ...where].map(([key = '', value = '']) => [key, value]),
  )
  const response = await fetcher(`/cms-api/${source.collection}?${query}`)
  if (!response.ok) throw new Error(`${source.collection}: ${response.status}`)
  const { docs } = rows.parse(await response.json())
  return docs.map((row) => ({
    id: row.id,
    title: text(row[source.title]),
    texts: source.searched.map((field) => text(row[field])),
  }))
}
