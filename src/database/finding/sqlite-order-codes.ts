import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import { run } from '../rows'
import type { IndexedCode, OrderCodeIndex } from './order-codes'

type Client = Pick<SQLiteAdapter['client'], 'execute'>

const rows = z.array(z.object({ product: documentId, code: z.string(), folded: z.string() }))
const counted = z.object({ count: z.number() })

const COLUMNS = 'product_id AS product, code, folded'
const ORDER = 'ORDER BY folded, product_id'

/** No text that begins with another comes after that one with this behind it. */
const LAST_CHARACTER = '\u{10FFFF}'

/** Order codes of the embedded database, in the table of the migration `order_codes`. */
export function sqliteOrderCodes(client: Client): OrderCodeIndex {
  const query = async (statement: string, args: readonly (string | number)[]): Promise<IndexedCode[]> =>
    rows.parse((await client.execute({ sql: statement, args: [...args] })).rows)
  return {
    replace: async (req, product, codes) => {
      // One text for all of them: a statement takes so many values, and each costs.
      const wanted = JSON.stringify(codes.map(({ folded, code }) => [folded, code]))
      const listed = sql`SELECT value ->> 0, value ->> 1 FROM json_each(${wanted})`
      await run(req, sql`DELETE FROM order_codes WHERE product_id = ${product} AND (folded, code) NOT IN (${listed})`)
      if (codes.length === 0) return
      await run(
        req,
        sql`INSERT OR IGNORE INTO order_codes (product_id, folded, code) SELECT ${product}, value ->> 0, value ->> 1 FROM json_each(${wanted})`,
      )
    },
    exact: async (folded) => {
      const wanted = JSON.stringify([...new Set(folded)].sort())
      // Asked for in their order, they come in it: nothing has to be sorted.
      return query(`SELECT ${COLUMNS} FROM json_each(?) AS wanted CROSS JOIN order_codes ON folded = wanted.value`, [wanted])
    },
    startingWith: (folded, limit) =>
      query(`SELECT ${COLUMNS} FROM order_codes WHERE folded >= ? AND folded < ? ${ORDER} LIMIT ?`, [
        folded,
        folded + LAST_CHARACTER,
        limit,
      ]),
    ofProduct: (product, parts, limit) =>
      query(
        `SELECT ${COLUMNS} FROM order_codes WHERE product_id = ?${parts.map(() => ' AND instr(folded, ?) > 0').join('')} ORDER BY folded LIMIT ?`,
        [product, ...parts, limit],
      ),
    count: async (product) => {
      const { rows } = await client.execute({ sql: 'SELECT count(*) AS count FROM order_codes WHERE product_id = ?', args: [product] })
      return counted.parse(rows[0]).count
    },
  }
}
