import type { Sort } from 'payload'

/** Far more than the admin's filters, its search and its pickers ask; far less than what holds up a database. */
const MOST = { nesting: 8, conditions: 100, searches: 20, searchLength: 200, values: 1000, valueLength: 2000, pathParts: 5, sorts: 5 }

/** These look through every text, word by word. */
const SEARCHES = new Set(['contains', 'like', 'not_like'])

type Joins = { where?: unknown; limit?: number } | false
export type Query = { where?: unknown; sort?: Sort; joins?: false | Record<string, Joins | undefined> }

type Condition = { path: string; operator: string; value: unknown }

/**
 * What makes a question to the CMS's API too much, in Chinese; null when it is none. Number and depth of documents are bounded
 * elsewhere (collections/with-bounded-reading.ts).
 */
export function queryProblem({ where, sort, joins }: Query): string | null {
  const wheres = [where, ...Object.values(joins || {}).map((join) => (join ? join.where : undefined))]
  if (wheres.some((each) => nesting(each) > MOST.nesting)) return `筛选条件嵌套过深，最多 ${MOST.nesting} 层。`
  const conditions = wheres.flatMap(conditionsOf)
  if (conditions.length > MOST.conditions) return `筛选条件过多，最多 ${MOST.conditions} 个。`
  if (sortsOf(sort).length > MOST.sorts) return `排序字段过多，最多 ${MOST.sorts} 个。`
  const paths = [...conditions.map(({ path }) => path), ...sortsOf(sort)]
  if (paths.some((path) => path.split('.').length > MOST.pathParts)) return `字段路径过长，最多 ${MOST.pathParts} 级。`
  const searches = conditions.filter(({ operator }) => SEARCHES.has(operator))
  if (searches.length > MOST.searches) return `搜索条件过多，最多 ${MOST.searches} 个。`
  if (searches.some(({ value }) => lengthOf(value) > MOST.searchLength)) return `搜索文字过长，最多 ${MOST.searchLength} 个字符。`
  if (conditions.some(({ value }) => Array.isArray(value) && value.length > MOST.values))
    return `一个条件的值过多，最多 ${MOST.values} 个。`
  if (conditions.some(({ value }) => [value].flat().some((each) => lengthOf(each) > MOST.valueLength))) {
    return `条件的值过长，最多 ${MOST.valueLength} 个字符。`
  }
  return null
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).length

const sortsOf = (sort: Sort | undefined): string[] => [sort ?? []].flat().flatMap((each) => String(each).split(','))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const LISTS = new Set(['and', 'or'])

const entriesOf = (where: unknown): [string, unknown][] => (isObject(where) ? Object.entries(where) : [])

/** How many lists of conditions lie within each other; it looks no deeper than what is refused. */
function nesting(where: unknown, level = 0): number {
  if (level > MOST.nesting) return level
  const inner = entriesOf(where)
    .filter(([key]) => LISTS.has(key.toLowerCase()))
    .flatMap(([, list]) => (isObject(list) ? Object.values(list) : []))
  return Math.max(level, ...inner.map((each) => nesting(each, level + 1)))
}

function conditionsOf(where: unknown): Condition[] {
  return entriesOf(where).flatMap(([key, value]) => {
    if (LISTS.has(key.toLowerCase())) return isObject(value) ? Object.values(value).flatMap(conditionsOf) : []
    return entriesOf(value).map(([operator, wanted]) => ({ path: key, operator, value: wanted }))
  })
}
