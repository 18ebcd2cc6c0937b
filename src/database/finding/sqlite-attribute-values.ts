import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { type DocumentId, documentId } from '../../lib/document-id'
import { VALUES_OF } from '../content-counters.mjs'
import { run } from '../rows'
import { type AttributeCondition, type AttributeValueIndex, byAttribute, type Question } from './attribute-values'
import { nearestSql } from './sqlite-nearest'
import { sqliteValueSets } from './sqlite-value-sets'
import { summed, tallySets } from './value-sets'

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
    count: z.number(),
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
      await run(req, noteChanges(id, category, { columns, listed }))
      await run(req, sql`DELETE FROM attribute_values WHERE product_id = ${id} AND (${columns}) NOT IN (${listed})`)
      if (values.length === 0) return
      await run(req, sql`INSERT OR IGNORE INTO attribute_values (${columns}, product_id) SELECT *, ${id} FROM (${listed})`)
    },
    productsWith: async (attribute) => {
      const sql = 'SELECT DISTINCT product_id AS id FROM attribute_values WHERE attribute_id = ?'
      return products.parse(await query({ sql, args: [Number(attribute)] })).map(({ id }) => id)
    },
    tally: async (question) => {
      const { categories, attributes, conditions } = question
      if (categories.length === 0 || attributes.length === 0) return byAttribute(attributes, [])
      if (conditions.length === 0) {
        const rows = tallies.parse(await query(allOf(question)))
        return byAttribute(
          attributes,
          rows.map((tally) => ({ ...tally, isMeeting: true })),
        )
      }
      const sets = await sqliteValueSets(client)(categories)
      return byAttribute(attributes, summed(sets.flatMap((one) => tallySets(one, attributes, conditions))))
    },
    nearest: async (question) => {
      const { categories, by } = question
      if (categories.length === 0 || by.attributes.length === 0) return []
      return products.parse(await query(nearestSql(question, valueSql))).map(({ id }) => id)
    },
  }
}

/** Of the categories that lose a value of a product, and of that which gets one; see `sqlite-value-sets.ts`. */
function noteChanges(id: DocumentId, category: DocumentId, { columns, listed }: Record<'columns' | 'listed', ReturnType<typeof sql>>) {
  const own = sql`FROM attribute_values WHERE product_id = ${id}`
  const losing = sql`SELECT category_id ${own} AND (${columns}) NOT IN (${listed})`
  const getting = sql`SELECT CAST(${category} AS integer) WHERE EXISTS (${listed} EXCEPT SELECT ${columns} ${own})`
  return sql`INSERT INTO counters (name, value) SELECT ${VALUES_OF} || category_id, 1 FROM (${losing} UNION ${getting}) WHERE true
    ON CONFLICT (name) DO UPDATE SET value = value + 1`
}

const VALUE = 'attribute_id AS attribute, choice, min, max, is_least AS isLeast, is_greatest AS isGreatest'

/** Counted along with each change, by triggers of the migration `attribute_tallies`. */
const allOf = ({ categories, attributes }: Question): Statement => ({
  sql: `SELECT ${VALUE}, sum(count) AS count FROM attribute_tallies
    WHERE category_id IN (${places(categories)}) AND attribute_id IN (${places(attributes)}) GROUP BY 1, 2, 3, 4, 5, 6`,
  args: [...categories, ...attributes],
})

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
