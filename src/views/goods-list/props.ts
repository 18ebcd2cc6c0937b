import type { CategoryOverview } from '@/contract/category-overview'
import type { Facets } from '@/contract/facets'
import type { Page } from '@/contract/paging'
import type { ProductCard } from '@/contract/product-cards'
import type { ProductCategoryTree } from '@/contract/products'
import type { Banner, PageHeader } from '@/contract/site'
import type { FilterAttribute } from '@/domain/facets/filter-attribute'
import type { NearPage } from '@/domain/nearest-page'
import type { ListState } from './list-state'

/** What both layouts of the product list get. */
export type GoodsListProps = {
  state: ListState
  tree: ProductCategoryTree
  products: Page<ProductCard>
  /** How many order codes the products have; 0 where it is not counted: without categories. */
  orderCodes: number
  /** The attributes by which the chosen categories can be filtered. */
  filters: readonly FilterAttribute[]
  /** Those that are worth it, with their values. */
  facets: Facets
  banners: Banner[]
  header: PageHeader | null
  /** What editors say about the category that is chosen alone; empty otherwise. */
  lead: string
  /** What its page says above the list; null on further pages, and without such a category. */
  overview: CategoryOverview | null
  /** What may have been meant by a keyword that finds nothing; else none. */
  near: readonly NearPage[]
  /** Offered where the list is empty; else none. */
  popular: ProductCard[]
}
