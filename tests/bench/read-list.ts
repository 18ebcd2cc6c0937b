/**
 * What a list of nine products costs through `src/content`, beside the same rows read with raw SQL over the same
 * driver: interleaved rounds in one process, medians, and their ratio.
 */
import process from 'node:process'
import { createClient } from '@libsql/client'
import { listProducts } from '../../src/content/products'
import { environment } from '../../src/lib/environment'

const ROUNDS = 15
const READS = 40
const paging = { pageNum: 1, pageSize: 9 }

const SQL = `SELECT p.article_id, p.title, p.model, p.is_hot, p.is_new, c.category_id, c.name, parent.category_id AS parent_id, parent.name AS parent_name,
  m.filename, m.width, m.height, m.alt, m.sizes_w320_filename, m.sizes_w320_width, m.sizes_w640_filename, m.sizes_w640_width
  FROM products p JOIN product_categories c ON c.id = p.category_id LEFT JOIN product_categories parent ON parent.id = c.parent_id
  JOIN media m ON m.id = p.cover_id WHERE p._status = 'published' ORDER BY p.sort_order, p.published_at DESC, p.id DESC LIMIT 9 OFFSET 0`

const client = createClient({ url: environment.DATABASE_URI })
const raw = async () => {
  const [rows] = await Promise.all([client.execute(SQL), client.execute("SELECT count(*) FROM products WHERE _status = 'published'")])
  return rows.rows.length
}
const throughContent = async () => (await listProducts({}, paging)).rows.length

async function millisecondsEach(read: () => Promise<number>): Promise<number> {
  const start = performance.now()
  for (let index = 0; index < READS; index += 1) await read()
  return (performance.now() - start) / READS
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

if ((await raw()) !== 9 || (await throughContent()) !== 9) throw new Error('The bench reads nine products.')
const results = { raw: [] as number[], content: [] as number[] }
for (let round = 0; round < ROUNDS; round += 1) {
  results.raw.push(await millisecondsEach(raw))
  results.content.push(await millisecondsEach(throughContent))
}
const [rawMedian, contentMedian] = [median(results.raw), median(results.content)]
console.log(
  `Nine products: raw SQL ${rawMedian.toFixed(3)} ms, content ${contentMedian.toFixed(3)} ms, ratio ${(contentMedian / rawMedian).toFixed(1)} (to reach: 6)`,
)
process.exit(0)
