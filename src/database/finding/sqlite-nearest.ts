import type { Condition } from '../../domain/facets/condition'
import type { NearestQuestion } from './attribute-values'

type Statement = { sql: string; args: readonly (string | number)[] }

/** A product has a piece for each of its values: so many pieces are read for one product that is wanted. */
const PIECES = 10

/**
 * The nearest products: of each category and attribute the first pieces in the order of the table, so that reading ends as soon as there are enough, and
 * the ranges in which the number lies.
 */
export function nearestSql(question: NearestQuestion, valueSql: (condition: Condition) => Statement): Statement {
  const { categories, by, limit } = question
  const others = existing(question, valueSql)
  const pieces = categories.flatMap((category) => by.attributes.flatMap((attribute) => piecesOf([category, attribute], question, others)))
  const order = by.isBelow ? 'max(value) DESC' : 'min(value)'
  return {
    sql: `SELECT id FROM (${pieces.map(({ sql }) => `SELECT * FROM (${sql})`).join(' UNION ALL ')}) GROUP BY id ORDER BY ${order}, id LIMIT ?`,
    args: [...pieces.flatMap(({ args }) => args), limit],
  }
}

function piecesOf(place: readonly [number | string, number | string], { by, limit }: NearestQuestion, others: Statement): Statement[] {
  const of = "FROM attribute_values AS piece WHERE category_id = ? AND attribute_id = ? AND choice = ''"
  const most = limit * PIECES
  if (by.isBelow) {
    const sql = `SELECT product_id AS id, max AS value ${of} AND min < ? AND max < ? AND is_greatest = 1${others.sql} ORDER BY min DESC LIMIT ?`
    return [{ sql, args: [...place, by.from, by.from, ...others.args, most] }]
  }
  return [
    {
      sql: `SELECT product_id AS id, min AS value ${of} AND min >= ? AND min <= ?${others.sql} ORDER BY min LIMIT ?`,
      args: [...place, by.from, by.to, ...others.args, most],
    },
    {
      sql: `SELECT product_id AS id, ? AS value ${of} AND min < ? AND max >= ?${others.sql} LIMIT ?`,
      args: [by.from, ...place, by.from, by.from, ...others.args, most],
    },
  ]
}

/**
 * What is asked of each product that is looked at; and, of each condition, whether anybody at all meets it: an impossible one would be asked of every product of
 * the categories.
 */
function existing({ categories, conditions }: NearestQuestion, valueSql: (condition: Condition) => Statement): Statement {
  const parts = conditions.flatMap(({ attributes, condition }) => {
    const { sql, args } = valueSql(condition)
    const meets = `attribute_id IN (${places(attributes)}) AND ${sql}`
    return [
      {
        sql: ` AND EXISTS (SELECT 1 FROM attribute_values AS any_one WHERE category_id IN (${places(categories)}) AND ${meets})`,
        args: [...categories, ...attributes, ...args],
      },
      {
        sql: ` AND EXISTS (SELECT 1 FROM attribute_values AS other WHERE other.product_id = piece.product_id AND ${meets})`,
        args: [...attributes, ...args],
      },
    ]
  })
  return { sql: parts.map(({ sql }) => sql).join(''), args: parts.flatMap(({ args }) => args) }
}

const places = (values: readonly unknown[]): string => values.map(() => '?').join(', ')
