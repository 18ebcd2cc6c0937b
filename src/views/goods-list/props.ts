import type { Page } from '@/contract/paging'
import type { ProductCard } from '@/contract/product-cards'
import type { ProductCategoryTree } from '@/contract/products'
import type { Banner, PageHeader } from '@/contract/site'
import type { ListState } from './list-state'

/** What both layouts of the product list get. */
export type GoodsListProps = {
  state: ListState
  tree: ProductCategoryTree
  products: Page<ProductCard>
  banners: Banner[]
  header: PageHeader | null
}
