import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import { run } from '../rows'
import type { CodeLists } from './code-list-index'

type Client = Pick<SQLiteAdapter['client'], 'execute'>

const prefixes = z.array(z.object({ folded: z.string(), product: documentId }))
const neighbours = z.array(z.object({ asked: z.string(), found: z.string() }))
const found = z.array(z.tuple([documentId, z.string(), z.string()]))

/** Lists of codes in the embedded database, in the tables of the migrations `order_codes` and `code_prefixes`. */
export function sqliteCodeLists(client: Client): CodeLists {
  const query = async (statement: string, args: (string | number)[]) => (await client.execute({ sql: statement, args })).rows
  return {
    setPrefixes: async (req, prefixOf) => {
      const all = JSON.stringify([...prefixOf])
      const listed = sql`SELECT value ->> 0, value ->> 1 FROM json_each(${all})`
      const own = sql`product_id IN (SELECT value ->> 0 FROM json_each(${all}))`
      await run(req, sql`DELETE FROM code_prefixes WHERE ${own} AND (product_id, folded) NOT IN (${listed} WHERE value ->> 1 IS NOT NULL)`)
      await run(req, sql`INSERT OR IGNORE INTO code_prefixes (product_id, folded) ${listed} WHERE value ->> 1 IS NOT NULL`)
    },
    byPrefix: async (folded) => {
      // One text for all of them: a statement takes so many values, and each costs. In their order, nothing has to be sorted.
      const wanted = JSON.stringify([...new Set(folded)].sort())
      const statement = 'SELECT folded, product_id AS product FROM json_each(?) AS wanted CROSS JOIN code_prefixes ON folded = wanted.value'
      return prefixes.parse(await query(statement, [wanted]))
    },
    neighbours: async (folded, each) => {
      const rows = neighbours.parse(await query(NEIGHBOURS, [each, each, JSON.stringify(folded)]))
      return rows.flatMap(({ asked, found: codes }) =>
        found.parse(JSON.parse(codes)).map(([product, code, text]) => ({ asked, product, code, folded: text })),
      )
    },
  }
}

const GROUPED = 'SELECT json_group_array(json_array(product_id, code, folded))'
const COLUMNS = 'SELECT product_id, code, folded FROM order_codes'

/** Each text is looked for in the index by itself; what is found for it comes as one text. */
const NEIGHBOURS = `WITH counts AS (SELECT ? AS before, ? AS behind), wanted AS (SELECT value FROM json_each(?))
  SELECT value AS asked,
    (${GROUPED} FROM (${COLUMNS} WHERE folded < value ORDER BY folded DESC LIMIT (SELECT before FROM counts))) AS found
    FROM wanted
  UNION ALL SELECT value AS asked,
    (${GROUPED} FROM (${COLUMNS} WHERE folded >= value ORDER BY folded LIMIT (SELECT behind FROM counts))) AS found
    FROM wanted`
