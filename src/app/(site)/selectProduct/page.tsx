import type { Metadata } from 'next'
import { getProductCategories } from '@/content/product-categories'
import { getSiteInformation } from '@/content/site-information'
import { productSelection } from '@/domain/product-selection'
import { currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { SelectProductView } from '@/views/select-product/select-product'

export const generateMetadata = (): Promise<Metadata> => pageMetadata({ path: productSelection.href, title: productSelection.name })

/** The product selector. */
export default async function SelectProductRoute() {
  const viewer = await currentViewer()
  const [site, categories] = await Promise.all([getSiteInformation(viewer), getProductCategories(viewer)])
  return <SelectProductView site={site} categories={categories} />
}
