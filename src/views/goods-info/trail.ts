import type { Product } from '@/contract/products'

/** Home, parent category, sub-category, product (spec: products/product-trail, addresses/list-parameters). */
export function trailOf(product: Product) {
  const parent = new URLSearchParams({ category: String(product.parentCategoryId), categoryName: product.parentCategoryName })
  const hasParent = product.parentCategoryId !== product.categoryId
  return [
    { label: '首页', href: '/' },
    ...(hasParent ? [{ label: product.parentCategoryName, href: `/GoodsListView?${parent}` }] : []),
    { label: product.categoryName, href: `/GoodsListView?id=${product.categoryId}` },
    { label: product.title },
  ]
}
