import type { ComparedColumn } from '@/contract/product-comparison'

/** The page of a product, with the code that is compared. */
export function codeHref({ productId, code }: Pick<ComparedColumn, 'productId' | 'code'>): string {
  return `/GoodsInfoView?${new URLSearchParams({ id: productId, ...(code && { code }) })}`
}
