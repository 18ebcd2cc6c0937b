import type { ProductCategoryTree } from '@/contract/products'
import type { SiteInformation } from '@/contract/site'
import { SelectorFrame } from './selector-frame'
import { WithoutSelector } from './without-selector'

type Props = { site: SiteInformation; categories: ProductCategoryTree }

/** 产品选型, in both layouts: the configured selection tool in a frame, or without one the other ways to a product. */
export function SelectProductView({ site, categories }: Props) {
  return site.productSelectorUrl ? <SelectorFrame site={site} /> : <WithoutSelector site={site} categories={categories} />
}
