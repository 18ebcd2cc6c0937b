import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import { run } from '../rows'
import { type AttributeCondition, type AttributeValueIndex, byAttribute, type Question } from './attribute-values'
import { nearestSql } from './sqlite-nearest'

type Client = Pick<SQLiteAdapter['client'], 'execute'>
type Statement = { sql: string; args: readonly (string | number)[] }

const flag = z.number().transform(Boolean)
const tallies = z.array(
  z.object({
    attribute: documentId,
    choice: z.string(),
    min: z.number(),
    max: z.number(),
    isLeast: flag,
    isGreatest: flag,
    /** How many meet all conditions, and how many all but the one for this attribute. */
    met: z.number(),
    missed: z.number(),
  }),
)
const products = z.array(z.object({ id: documentId }))

const COLUMNS = 'category_id, attribute_id, choice, min, max, is_least, is_greatest'

/** Values of the embedded database, in the table of the migration `attribute_values`. */
export function sqliteAttributeValues(client: Client): AttributeValueIndex {
  const query = async ({ sql, args }: Statement) => (await client.execute({ sql, args: [...args] })).rows
  return {
    replace: async (req, { id, category }, values) => {
      // One text for all of them: a statement takes so many values, and each costs.
      const wanted = JSON.stringify(
        values.map(({ attribute, choice, min, max, isLeast, isGreatest }) => [
          ...[category, attribute, choice, min, max],
          ...[Number(isLeast), Number(isGreatest)],
        ]),
      )
      const columns = sql.raw(COLUMNS)
      const listed = sql`SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 FROM json_each(${wanted})`
      await run(req, sql`DELETE FROM attribute_values WHERE product_id = ${id} AND (${columns}) NOT IN (${listed})`)
      if (values.length === 0) return
      await run(req, sql`INSERT OR IGNORE INTO attribute_values (${columns}, product_id) SELECT *, ${id} FROM (${listed})`)
    },
    productsWith: async (attribute) => {
      const sql = 'SELECT DISTINCT product_id AS id FROM attribute_values WHERE attribute_id = ?'
      return products.parse(await query({ sql, args: [Number(attribute)] })).map(({ id }) => id)
    },
    tally: async (question) => {
      const { categories, attributes } = question
      if (categories.length === 0 || attributes.length === 0) return byAttribute(attributes, [])
      const rows = await query(question.conditions.length === 0 ? allOf(question) : metBy(question))
      return byAttribute(attributes, tallies.parse(rows).flatMap(parted))
    },
    nearest: async (question) => {
      const { categories, by } = question
      if (categories.length === 0 || by.attributes.length === 0) return []
      return products.parse(await query(nearestSql(question, valueSql))).map(({ id }) => id)
    },
  }
}

function parted({ met, missed, ...value }: z.output<typeof tallies>[number]) {
  const both = [
    { ...value, isMeeting: true, count: met },
    { ...value, isMeeting: false, count: missed },
  ]
  return both.filter(({ count }) => count > 0)
}

const VALUE = 'attribute_id AS attribute, choice, min, max, is_least AS isLeast, is_greatest AS isGreatest'

/** Counted along with each change, by triggers of the migration `attribute_tallies`. */
const allOf = ({ categories, attributes }: Question): Statement => ({
  sql: `SELECT ${VALUE}, sum(count) AS met, 0 AS missed FROM attribute_tallies
    WHERE category_id IN (${places(categories)}) AND attribute_id IN (${places(attributes)}) GROUP BY 1, 2, 3, 4, 5, 6`,
  args: [...categories, ...attributes],
})

/**
 * The products that meet a condition are read as a set, in the order of the table; what those have that are in all sets meets all conditions. For the attribute
 * of a condition, what those have that are in all other sets meets all but that one, or all of them.
 */
function metBy({ categories, attributes, conditions }: Question): Statement {
  const sets = conditions.map((one, index) => ({ ...setOf(one, categories), name: `set_${index}` }))
  const within = (named: readonly { name: string }[]) =>
    named.map(({ name }) => ` AND product_id IN (SELECT product_id FROM ${name})`).join('')
  const counted = (columns: string, of: string, named: readonly { name: string }[]) =>
    `SELECT ${COLUMNS}, ${columns} FROM attribute_values WHERE category_id IN (${places(categories)}) AND attribute_id ${of}${within(named)} GROUP BY ${COLUMNS}`
  const all = counted('count(*) AS met, 0 AS others', `IN (${places(attributes)})`, sets)
  const ofEach = sets.map((one) =>
    counted(
      '0 AS met, count(*) AS others',
      '= ?',
      sets.filter((other) => other !== one),
    ),
  )
  return {
    sql: `WITH ${sets.map(({ name, sql }) => `${name} AS MATERIALIZED (${sql})`).join(', ')}
      SELECT ${VALUE}, sum(met) AS met, max(sum(others) - sum(met), 0) AS missed FROM (${[all, ...ofEach].join(' UNION ALL ')}) GROUP BY 1, 2, 3, 4, 5, 6`,
    args: [
      ...sets.flatMap(({ args }) => args),
      ...categories,
      ...attributes,
      ...conditions.flatMap(({ attribute }) => [...categories, attribute]),
    ],
  }
}

function setOf({ attribute, condition }: AttributeCondition, categories: Question['categories']): Statement {
  const of = `SELECT product_id FROM attribute_values WHERE category_id IN (${places(categories)}) AND attribute_id = ?`
  const { sql, args } = valueSql(condition)
  return { sql: `${of} AND ${sql}`, args: [...categories, attribute, ...args] }
}

/**
 * Does a product meet a condition? For the `WHERE` of a question about products.
 *
 * @param product which column has its id
 */
export function conditionSql({ attribute, condition }: AttributeCondition, product: string): Statement {
  const { sql, args } = valueSql(condition)
  return {
    sql: `EXISTS (SELECT 1 FROM attribute_values WHERE product_id = ${product} AND attribute_id = ? AND ${sql})`,
    args: [attribute, ...args],
  }
}

function valueSql(condition: AttributeCondition['condition']): Statement {
  if ('choices' in condition) return { sql: `choice IN (${places(condition.choices)})`, args: condition.choices }
  return { sql: "choice = '' AND min <= ? AND max >= ?", args: [condition.to, condition.from] }
}

const places = (values: readonly unknown[]) => values.map(() => '?').join(', ')
