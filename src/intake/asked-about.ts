import 'server-only'
import { find } from '../content/find'
import { visitor } from '../content/viewer'
import { sourcePageOf } from '../contract/source-page'
import { PRODUCT_ID } from '../domain/product-ids'
import type { Product } from '../payload-types'

/** What a form sends along about what led to it. */
export type AskedAbout = { product?: string; sourcePage?: string }

/**
 * What a request is about, as it is stored (spec: service/asked-about). What is unknown, not published or no page of this site is
 * left out: it came with an address, and whoever sends the form has not typed it.
 */
export async function readAskedAbout({ product = '', sourcePage = '' }: AskedAbout) {
  return { product: await findProduct(product), sourcePage: sourcePageOf(sourcePage) }
}

async function findProduct(articleId: string): Promise<Product['id'] | null> {
  if (!PRODUCT_ID.test(articleId) || articleId.length > 20) return null
  const where = { articleId: { equals: articleId } }
  const { docs } = await find(visitor, { collection: 'products', where, select: { articleId: true }, limit: 1, pagination: false })
  return docs[0]?.id ?? null
}
