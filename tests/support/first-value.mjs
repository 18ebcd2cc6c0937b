import { createClient } from '@libsql/client'

/**
 * Asks an SQLite file, whoever else has it open.
 *
 * @param {string} sql
 * @param {string} file
 * @returns {Promise<unknown>} the first field of the first row
 */
export async function firstValue(sql, file) {
  const client = createClient({ url: `file:${file}` })
  try {
    const { rows } = await client.execute(sql)
    return rows[0]?.[0]
  } finally {
    client.close()
  }
}
