import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { type DocumentId, documentId } from '../../lib/document-id'
import { conditionSql } from '../finding/sqlite-attribute-values'
import { sqliteValueSets } from '../finding/sqlite-value-sets'
import { countMeeting } from '../finding/value-sets'
import { keptCounts, type LastChange } from './kept-counts'
import { findsNothing, type ListedCollection, type ListFilter, type ListReader, listed, type Range } from './list'
import { CATEGORY, ID, keywordCondition, piecesOf, tableOfWords, wordsOf } from './sqlite-keyword'

type Client = { execute: (statement: { sql: string; args: (string | number)[] }) => ReturnType<SQLiteAdapter['client']['execute']> }

type Condition = { sql: string; args: readonly (string | number)[] }

/** SQLite takes five hundred; so many categories are sorted instead. */
const MOST_BRANCHES = 100

const ORDER = 'sort_order, published_at DESC, id DESC'
const PUBLISHED = "_status = 'published' AND deleted_at IS NULL"

const row = z.object({ id: documentId })
const rowOfPage = row.extend({ total: z.number() })
const counted = z.object({ category: z.number(), count: z.number() })
const change = row.extend({ number: z.union([z.string(), z.number()]), changedAt: z.string() })
const latest = z.object({ category: z.number(), changedAt: z.string() })

/**
 * Lists of the embedded database, by the indexes and counts of the migration `lists` and the words of `listed_words`. Why: record 0049.
 *
 * @param lastChange until when a count is right
 */
export function sqliteLists(client: Client, lastChange: LastChange): ListReader {
  const query = async ({ sql, args }: Condition) => (await client.execute({ sql, args: [...args] })).rows
  const countByCategory = keptCounts(lastChange, async (collection, filter): Promise<ReadonlyMap<DocumentId, number>> => {
    const rows = counted.array().parse(await query(categoriesQuery(collection, filter)))
    return new Map(rows.filter(({ count }) => count > 0).map(({ category, count }) => [category, count]))
  })
  const idsIn = async (collection: ListedCollection, filter: ListFilter, range: Range): Promise<DocumentId[]> => {
    const { sql, args } = idsQuery(collection, filter, range)
    return idsOf(await query({ sql: `SELECT id FROM (${sql})`, args }))
  }
  const countByValues = async ({ categories = [], conditions = [] }: ListFilter): Promise<number> => {
    const sets = await sqliteValueSets(client)(categories)
    return sets.reduce((sum, one) => sum + countMeeting(one, conditions), 0)
  }
  return {
    page: async (collection, filter, range) => {
      if (findsNothing(filter)) return { ids: [], total: 0 }
      if (isOfValuesAlone(filter)) {
        const [ids, total] = await Promise.all([idsIn(collection, filter, range), countByValues(filter)])
        return { ids, total }
      }
      const rows = rowOfPage.array().parse(await query(pageQuery(collection, filter, range)))
      // Nothing from the beginning is nothing at all.
      return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? (range.offset === 0 ? 0 : null) }
    },
    first: async (collection, filter, limit) => (findsNothing(filter) ? [] : idsIn(collection, filter, { offset: 0, limit })),
    count: async (collection, filter) => {
      if (findsNothing(filter)) return 0
      if (isOfValuesAlone(filter)) return countByValues(filter)
      const { sql, args } = countQuery(collection, filter)
      const [first] = await query({ sql: `SELECT 0 AS category, (${sql}) AS count`, args })
      return counted.parse(first).count
    },
    orderCodes: async (filter) => {
      if (findsNothing(filter)) return 0
      const { sql, args } = where('products', filter)
      const products = `SELECT id FROM ${source('products', filter)} WHERE ${sql}`
      const [first] = await query({
        sql: `SELECT 0 AS category, count(*) AS count FROM order_codes WHERE product_id IN (${products})`,
        args,
      })
      return counted.parse(first).count
    },
    countByCategory: async (collection, { keyword }) => (findsNothing({ keyword }) ? new Map() : countByCategory(collection, { keyword })),
    similar: async (collection, word, limit) => {
      const words = tableOfWords(collection)
      const pieces = piecesOf(word)
      if (pieces === '' || findsNothing({ keyword: word })) return []
      const sql = `SELECT ${ID} AS id FROM ${words} WHERE ${words} MATCH ? ORDER BY rank LIMIT ?`
      return idsOf(await query({ sql, args: [pieces, limit] }))
    },
    changes: async (collection, numberField, start, limit) => {
      const columns = `id, ${columnOf(numberField)} AS number, updated_at AS changedAt`
      const [after, offset] = 'after' in start ? [' AND id > ?', 0] : ['', start.offset]
      const source = `${collection} INDEXED BY ${collection}_listed_ids_idx`
      const sql = `SELECT ${columns} FROM ${source} WHERE ${PUBLISHED}${after} ORDER BY id LIMIT ? OFFSET ?`
      return change.array().parse(await query({ sql, args: [...('after' in start ? [start.after] : []), limit, offset] }))
    },
    lastChanges: async (collection) => {
      const rows = latest.array().parse(await query(lastChangesQuery(collection)))
      return new Map(rows.map(({ category, changedAt }) => [category, changedAt]))
    },
  }
}

const idsOf = (rows: unknown) =>
  row
    .array()
    .parse(rows)
    .map(({ id }) => id)

/** Then what is kept of the values says it, and no product has to be looked at. */
const isOfValuesAlone = ({ categories, conditions = [], keyword = '', hasCover = false, except = [], ...filter }: ListFilter) =>
  categories !== undefined && conditions.length > 0 && keyword === '' && !hasCover && except.length === 0 && flagsOf(filter).length === 0

/** One branch for each category, each in the order of its index; SQLite merges them, and reads no further than the page. */
function idsQuery(collection: ListedCollection, filter: ListFilter, { offset, limit }: Range): Condition {
  const { categories, ...others } = filter
  const branches = (
    categories && categories.length <= MOST_BRANCHES ? [...new Set(categories)].map((category) => [category]) : [categories]
  ).map((category) => where(collection, { ...others, categories: category }))
  const selects = branches.map(({ sql }) => `SELECT id, sort_order, published_at FROM ${source(collection, filter)} WHERE ${sql}`)
  return {
    sql: `${selects.join(' UNION ALL ')} ORDER BY ${ORDER} LIMIT ? OFFSET ?`,
    args: [...branches.flatMap(({ args }) => args), limit, offset],
  }
}

function pageQuery(collection: ListedCollection, filter: ListFilter, range: Range): Condition {
  const [page, total] = [idsQuery(collection, filter, range), countQuery(collection, filter)]
  return { sql: `SELECT id, (${total.sql}) AS total FROM (${page.sql})`, args: [...total.args, ...page.args] }
}

/** All that are meant without those that are left out and would be among them: these few are found by their ids. */
function countQuery(collection: ListedCollection, { except = [], ...filter }: ListFilter): Condition {
  const all = countOfAll(collection, filter)
  if (except.length === 0) return all
  const { sql, args } = where(collection, filter)
  const leftOut = `SELECT count(*) FROM ${collection} NOT INDEXED WHERE id IN (${places(except)}) AND ${sql}`
  return { sql: `(${all.sql}) - (${leftOut})`, args: [...all.args, ...except, ...args] }
}

/** Kept by triggers, except where keywords, covers, conditions or two ticks at once leave only counting; keywords alone are counted by their index. */
function countOfAll(collection: ListedCollection, filter: ListFilter): Condition {
  const { keyword = '', hasCover = false, conditions = [] } = filter
  const flags = flagsOf(filter)
  const words = wordsOf(keyword)
  const isLookedAt = hasCover || conditions.length > 0
  if (words !== null && !isLookedAt && flags.length === 0) return countOfWords(collection, words, filter)
  if (keyword !== '' || isLookedAt || flags.length > 1) {
    const { sql, args } = where(collection, filter)
    return { sql: `SELECT count(*) FROM ${source(collection, filter)} WHERE ${sql}`, args }
  }
  const [flag] = flags
  const all = keptCount(collection, filter)
  if (!flag) return all
  const ticked = keptCount(`${collection}.${columnOf(flag.name)}`, filter)
  if (flag.isSet) return ticked
  return { sql: `(${all.sql}) - (${ticked.sql})`, args: [...all.args, ...ticked.args] }
}

function countOfWords(collection: ListedCollection, words: string, { categories }: ListFilter): Condition {
  const table = tableOfWords(collection)
  const within = categories ? ` AND ${CATEGORY} IN (${places(categories)})` : ''
  return { sql: `SELECT count(*) FROM ${table} WHERE ${table} MATCH ?${within}`, args: [words, ...(categories ?? [])] }
}

function keptCount(list: string, { categories }: ListFilter): Condition {
  const within = categories ? ` AND category IN (${places(categories)})` : ''
  return { sql: `SELECT coalesce(sum(count), 0) FROM listed_counts WHERE list = ?${within}`, args: [list, ...(categories ?? [])] }
}

function categoriesQuery(collection: ListedCollection, { keyword = '' }: ListFilter): Condition {
  if (keyword === '') return { sql: 'SELECT category, count FROM listed_counts WHERE list = ?', args: [collection] }
  const words = wordsOf(keyword)
  const table = tableOfWords(collection)
  if (words !== null) {
    // What is of a category lies together: nothing has to be put in order.
    const count = `SELECT count(*) FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN category << 32 AND category << 32 | 0xffffffff`
    return { sql: `SELECT category, (${count}) AS count FROM listed_counts WHERE list = ?`, args: [words, collection] }
  }
  const { sql, args } = where(collection, { keyword })
  return {
    sql: `SELECT coalesce(category_id, 0) AS category, count(*) AS count FROM ${source(collection, {}, '_category')} WHERE ${sql} GROUP BY category_id`,
    args,
  }
}

/** The last entry of each category that is counted, and not all of the index. */
function lastChangesQuery(collection: ListedCollection): Condition {
  const within = listed[collection].hasCategory ? ' AND category_id IS nullif(category, 0)' : ''
  const changes = `${collection} INDEXED BY ${collection}_listed_changed_idx WHERE ${PUBLISHED}${within}`
  const last = `SELECT updated_at FROM ${changes} ORDER BY updated_at DESC LIMIT 1`
  return { sql: `SELECT category, (${last}) AS changedAt FROM listed_counts WHERE list = ? AND count > 0`, args: [collection] }
}

/** SQLite, which knows nothing of how many rows are what, would take the index of the status and sort. */
function source(collection: ListedCollection, filter: ListFilter, index = indexOf(filter)): string {
  return `${collection} INDEXED BY ${collection}_listed${index}_idx`
}

function indexOf(filter: ListFilter): string {
  if (filter.categories) return '_category'
  const ticked = flagsOf(filter).find(({ isSet }) => isSet)
  return ticked ? `_${columnOf(ticked.name)}` : ''
}

function where(collection: ListedCollection, filter: ListFilter): Condition {
  const { categories, hasCover = false, except = [], keyword = '', conditions: asked = [] } = filter
  const conditions: Condition[] = [
    { sql: PUBLISHED, args: [] },
    ...flagsOf(filter).map(({ name, isSet }) => ({ sql: `${columnOf(name)} ${isSet ? '=' : 'IS NOT'} 1`, args: [] })),
    ...(categories ? [{ sql: categoryCondition(categories), args: categories }] : []),
    ...(hasCover ? [{ sql: 'cover_id IS NOT NULL', args: [] }] : []),
    ...(except.length > 0 ? [{ sql: `id NOT IN (${places(except)})`, args: except }] : []),
    ...(keyword === '' ? [] : [keywordCondition(collection, listed[collection].text, keyword)]),
    ...asked.map((one) => conditionSql(one, `${collection}.id`)),
  ]
  return { sql: conditions.map(({ sql }) => sql).join(' AND '), args: conditions.flatMap(({ args }) => args) }
}

const categoryCondition = (categories: readonly DocumentId[]) =>
  categories.length === 1 ? 'category_id = ?' : `category_id IN (${places(categories)})`

const places = (values: readonly unknown[]) => values.map(() => '?').join(', ')

const flagsOf = ({ flags = {} }: ListFilter) =>
  Object.entries(flags).flatMap(([name, isSet]) => (isSet === undefined ? [] : [{ name, isSet }]))

/** `isHot` is the column `is_hot`. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
