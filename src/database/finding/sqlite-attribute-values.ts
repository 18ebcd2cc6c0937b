import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import { run } from '../rows'
import { type AttributeCondition, type AttributeValueIndex, byAttribute, type Question } from './attribute-values'

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
 * Each product is looked at once: which conditions it does not meet. Who fails none counts for all attributes, who fails one counts for
 * the attribute of that one, and nobody else counts.
 */
function metBy({ categories, attributes, conditions }: Question): Statement {
  const met = conditions.map((one) => conditionSql(one, 'products.id'))
  const columns = met.map(({ sql }, index) => `${sql} AS met_${index}`)
  const looked = `SELECT id, ${columns.join(', ')} FROM products INDEXED BY products_listed_category_idx
    WHERE _status = 'published' AND deleted_at IS NULL AND category_id IN (${places(categories)})`
  const failures = conditions.map((_, index) => `(1 - met_${index})`).join(' + ')
  const failed = conditions.map((_, index) => `(1 - met_${index}) * ?`).join(' + ')
  const found = `found AS MATERIALIZED (SELECT id, ${failed} AS failed FROM (${looked}) WHERE ${failures} <= 1)`
  // In the order of the table, as without conditions: grouped by product first, all of it would have to be put in order.
  const counted = `SELECT ${COLUMNS}, sum(failed = 0) AS met, sum(failed = attribute_id) AS missed
    FROM attribute_values CROSS JOIN found ON found.id = product_id
    WHERE category_id IN (${places(categories)}) AND attribute_id IN (${places(attributes)}) GROUP BY ${COLUMNS}`
  return {
    sql: `WITH ${found} SELECT ${VALUE}, sum(met) AS met, sum(missed) AS missed FROM (${counted}) GROUP BY 1, 2, 3, 4, 5, 6`,
    args: [
      ...conditions.map(({ attribute }) => attribute),
      ...met.flatMap(({ args }) => args),
      ...categories,
      ...categories,
      ...attributes,
    ],
  }
}

/**
 * Does a product meet a condition? For the `WHERE` of a question about products.
 *
 * @param product which column has its id
 */
export function conditionSql({ attribute, condition }: AttributeCondition, product: string): Statement {
  const within = `EXISTS (SELECT 1 FROM attribute_values WHERE product_id = ${product} AND attribute_id = ?`
  if ('choices' in condition) {
    const { choices } = condition
    return { sql: `${within} AND choice IN (${places(choices)}))`, args: [attribute, ...choices] }
  }
  return { sql: `${within} AND choice = '' AND min <= ? AND max >= ?)`, args: [attribute, condition.to, condition.from] }
}

const places = (values: readonly unknown[]) => values.map(() => '?').join(', ')
