import 'server-only'
import { getCms } from '../cms'
import { keptCounts } from '../database/lists/kept-counts'
import { listReader } from '../database/lists/reader'
import { noteReads } from '../lib/content-reads.mjs'
import { contentState, lastChangeOf } from './memoised-by-version'
import { type ProductFilter, toListFilter } from './products'
import type { Viewer } from './viewer'

const MADE_OF = ['products', 'attributes']

const countOnce = keptCounts(
  async () => (await contentState()).lastChange(MADE_OF),
  async (_, filter) => listReader(await getCms(), lastChangeOf).orderCodes(filter),
)

/** How many order codes the published products of a list have; drafts have none. */
export async function countOrderCodes(filter: ProductFilter, viewer: Viewer): Promise<number> {
  noteReads(MADE_OF)
  return countOnce('products', await toListFilter(filter, viewer))
}
