import type { NewsArticle } from '@/contract/articles'
import type { ProductCategoryTree } from '@/contract/products'
import type { Banner, HomePage, SiteInformation } from '@/contract/site'
import type { StoryCard } from '@/contract/stories'

/** Everything that the home page shows, in both layouts. */
export type HomeContent = {
  site: SiteInformation
  page: HomePage
  banners: Banner[]
  /** URL of the promo video; null when there is none. */
  video: string | null
  categories: ProductCategoryTree
  /** How many products are hot. */
  hotCount: number
  /** The recommended ones. */
  stories: StoryCard[]
  /** The first four with a picture. */
  news: NewsArticle[]
}
