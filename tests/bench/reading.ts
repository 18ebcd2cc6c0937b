/**
 * What reading costs, in one process, medians of interleaved rounds: a list of nine products through `src/content` beside
 * the same rows with raw SQL over the same driver, and all that the page of that list reads. Prints one line of JSON, in
 * milliseconds.
 */
import process from 'node:process'
import { createClient } from '@libsql/client'
import { listBanners } from '../../src/content/banners'
import { getNavigation } from '../../src/content/navigation'
import { getPageHeader } from '../../src/content/page-headers'
import { getProductCategories, getProductCategoryTexts } from '../../src/content/product-categories'
import { listProducts } from '../../src/content/products'
import { environment } from '../../src/lib/environment'
import { mediaWidths } from '../../src/lib/media-widths'

const ROUNDS = 15
const READS = 40
const paging = { pageNum: 1, pageSize: 9 }

const pictureColumns = mediaWidths.map((width) => `m.sizes_w${width}_filename, m.sizes_w${width}_width`).join(', ')
const SQL = `SELECT p.article_id, p.title, p.model, p.is_hot, p.is_new, c.category_id, c.name, parent.category_id AS parent_id, parent.name AS parent_name,
  m.filename, m.width, m.height, m.alt, ${pictureColumns}
  FROM products p JOIN product_categories c ON c.id = p.category_id LEFT JOIN product_categories parent ON parent.id = c.parent_id
  JOIN media m ON m.id = p.cover_id WHERE p._status = 'published' ORDER BY p.sort_order, p.published_at DESC, p.id DESC LIMIT 9 OFFSET 0`

const client = createClient({ url: environment.DATABASE_URI })

const readings: Record<string, () => Promise<unknown>> = {
  raw: async () => {
    const [rows] = await Promise.all([client.execute(SQL), client.execute("SELECT count(*) FROM products WHERE _status = 'published'")])
    if (rows.rows.length !== 9) throw new Error('The bench reads nine products.')
  },
  content: async () => {
    if ((await listProducts({}, paging)).rows.length !== 9) throw new Error('The bench reads nine products.')
  },
  // As src/app/(site)/GoodsListView and the layout around it do.
  page: () =>
    Promise.all([
      getNavigation(),
      getProductCategories(),
      getProductCategoryTexts(),
      getPageHeader('/GoodsListView'),
      listBanners('product'),
      listProducts({}, paging),
    ]),
}

async function millisecondsEach(read: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let index = 0; index < READS; index += 1) await read()
  return (performance.now() - start) / READS
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const results: Record<string, number[]> = {}
for (const read of Object.values(readings)) await read()
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, read] of Object.entries(readings)) results[name] = [...(results[name] ?? []), await millisecondsEach(read)]
}
console.log(JSON.stringify(Object.fromEntries(Object.entries(results).map(([name, values]) => [name, median(values)]))))
process.exit(0)
