import { expect } from 'vitest'
import { firstValue } from './first-value.mjs'

/** The demo content, as a first start leaves it in an SQLite file: all of it, each thing once, with its relations and an administrator. */
export async function expectWholeContent(file: string): Promise<void> {
  const count = async (sql: string) => Number(await firstValue(sql, file))
  expect(await count("SELECT count(*) AS n FROM products WHERE _status = 'published'")).toBe(73)
  expect(await count('SELECT count(*) - count(DISTINCT article_id) AS n FROM products')).toBe(0)
  expect(await count('SELECT count(*) - count(DISTINCT filename) AS n FROM media')).toBe(0)
  const storiesOf153 = `SELECT count(*) AS n FROM products_rels JOIN products ON products.id = parent_id WHERE article_id = '153' AND path = 'stories'`
  expect(await count(storiesOf153)).toBe(4)
  // The history of each begins with the complete one.
  expect(await count('SELECT count(*) - count(DISTINCT parent_id) AS n FROM _products_v')).toBe(0)
  expect(await count('SELECT count(*) - count(DISTINCT parent_id) AS n FROM _solution_categories_v')).toBe(0)
  expect(await count("SELECT count(*) AS n FROM users WHERE email = 'admin@example.com'")).toBe(1)
  expect(await count('SELECT count(*) AS n FROM pragma_foreign_key_check')).toBe(0)
}
