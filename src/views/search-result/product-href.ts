import type { ProductCard } from '@/contract/product-cards'

/**
 * Where a found product leads, in both layouts (spec: search/product-links): to its page, with the options chosen of an order code that was found.
 *
 * @param opensDocuments for the link 产品资料
 */
export function productHref(product: ProductCard, opensDocuments = false): string {
  const query = new URLSearchParams({
    id: product.id,
    hot: 'true',
    categoryName: product.parentCategoryName,
    subcategoryName: product.categoryName,
    name: product.title,
    ...(opensDocuments && { hash: 'true' }),
    ...(product.orderCode && { code: product.orderCode }),
  })
  return `/GoodsInfoView?${query}`
}
