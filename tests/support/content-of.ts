import { rowsOf } from './backup-commands'

/** How far the tables beside the content are filled, which they are anew in each database. */
const FILLED = new Set(['references', 'order-codes', 'search', 'attribute-values', 'listings'])

/** Tables whose own numbers nobody refers to. */
const HAS_OWN_NUMBERS = /^_|_rels$|_texts$|^counters$|^content_|_page$|^page_headers$|^site_information$|_settings$|_stats$/

/** What is of a database and not of the site in it, or made anew. */
const OF_THE_DATABASE = /^payload_migrations$|_words/

/** Every row of every table of a site, without what a copy may have its own of. */
export function contentOf(dataDir: string): Record<string, string[]> {
  const tables = Object.entries(rowsOf(dataDir)).filter(([name]) => !OF_THE_DATABASE.test(name))
  return Object.fromEntries(tables.map(([name, rows]) => [name, rows.flatMap((row) => contentOfRow(name, row)).sort()]))
}

function contentOfRow(table: string, row: string): string[] {
  const { id, ...rest }: Record<string, unknown> = JSON.parse(row)
  if (table === 'payload_kv' && FILLED.has(String(rest.key))) return []
  return [JSON.stringify(HAS_OWN_NUMBERS.test(table) ? rest : { id, ...rest })]
}
