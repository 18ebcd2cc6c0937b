import type { Client } from './client'
import { readPages } from './lists'
import { attachment, type LegacyAttachment, type LegacyDocumentCategory } from './shapes'

const list = { path: '/api/attachment/list', row: attachment, numberOf: ({ id }: LegacyAttachment) => id }

/**
 * The documents of the download centre in its order. Where rows don't say their category, the lists of the categories do.
 *
 * @param categories is asked only then
 */
export async function* readDocuments(
  client: Client,
  categories: () => Promise<LegacyDocumentCategory[] | null>,
): AsyncGenerator<LegacyAttachment> {
  let categoryOf: Map<number, number> | undefined
  for await (const row of readPages(client, list)) {
    if (row.categoryId === null) categoryOf ??= await readCategories(client, (await categories()) ?? [])
    yield { ...row, categoryId: row.categoryId ?? categoryOf?.get(row.id) ?? null }
  }
}

async function readCategories(client: Client, categories: readonly LegacyDocumentCategory[]): Promise<Map<number, number>> {
  const categoryOf = new Map<number, number>()
  for (const { id } of categories)
    for await (const row of readPages(client, { ...list, query: { categoryId: String(id) } })) categoryOf.set(row.id, id)
  return categoryOf
}
