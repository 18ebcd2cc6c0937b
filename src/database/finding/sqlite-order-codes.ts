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
    replace: (req, product, codes) => replaceAll(req, new Map([[product, codes]])),
    replaceAll,
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

const replaceAll: OrderCodeIndex['replaceAll'] = async (req, codesOf) => {
  // One text for all of them: a statement takes so many values, and each costs.
  const products = JSON.stringify([...codesOf.keys()])
  const all = [...codesOf].flatMap(([product, codes]) => codes.map(({ folded, code }) => [product, folded, code]))
  const wanted = JSON.stringify(all)
  const listed = sql`SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${wanted})`
  const own = sql`product_id IN (SELECT value FROM json_each(${products}))`
  await run(req, sql`DELETE FROM order_codes WHERE ${own} AND (product_id, folded, code) NOT IN (${listed})`)
  if (all.length === 0) return
  await run(req, sql`INSERT OR IGNORE INTO order_codes (product_id, folded, code) ${listed}`)
}
