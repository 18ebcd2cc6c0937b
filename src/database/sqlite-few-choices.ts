import type { Where } from 'payload'
import { z } from 'zod'
import { type DocumentId, documentId } from '../lib/document-id'
import { type ListedCollection, listed } from './lists/list'
import { ID, tableOfWords, wordsOf } from './lists/sqlite-keyword'
import type { SqliteAdapter } from './sqlite-transactions'

/** Where so many may be meant, the first of them are soon found in their order. */
export const MOST_FEW = 200

const row = z.object({ id: documentId })
const word = z.string()

/**
 * Which documents may have the words of a question in their names, where they are few: by the index of words of what is published, and
 * all of the newest versions that are something else, drafts above all. Some of them may not be meant; nobody else is (record 0106).
 *
 * @param where of newest versions
 * @returns null where they are many, or where nothing says which
 */
export async function fewNamed({ client, payload }: SqliteAdapter, collection: string, where: Where): Promise<DocumentId[] | null> {
  if (!isListed(collection)) return null
  const { useAsTitle = '' } = payload.collections[collection].config.admin
  const words = wordsIn(where, `version.${useAsTitle}`)
  if (useAsTitle !== listed[collection].text || words.length === 0) return null
  const [published, versions] = [tableOfWords(collection), `_${collection}_v`]
  const sql = `SELECT ${ID} AS id FROM ${published} WHERE ${published} MATCH ?
    UNION ALL SELECT parent_id FROM ${versions} WHERE latest = 1 AND version_deleted_at IS NULL AND version__status = 'draft'
    UNION ALL SELECT parent_id FROM ${versions} WHERE latest = 1 AND version_deleted_at IS NOT NULL
    LIMIT ?`
  const { rows } = await client.execute({ sql, args: [words.join(' AND '), MOST_FEW + 1] })
  const few = row.array().parse(rows)
  return few.length > MOST_FEW ? null : few.map(({ id }) => id)
}

const isListed = (collection: string): collection is ListedCollection => Object.hasOwn(listed, collection)

/** What all that is asked for has in a field, as the index of words is asked for it; without what `LIKE` takes for any character. */
function wordsIn(where: Where, field: string): string[] {
  const likes = conditionsIn(where).flatMap((condition) => word.safeParse(Reflect.get(Object(condition[field]), 'like')).data ?? [])
  return likes
    .flatMap((text) => text.split(' '))
    .filter((one) => !/[%_]/.test(one))
    .flatMap((one) => wordsOf(one) ?? [])
}

/** Each of these is met by all that is asked for. */
const conditionsIn = (where: Where): Where[] => [where, ...(where.and ?? []).flatMap(conditionsIn)]
