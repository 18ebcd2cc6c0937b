import type { Metadata } from 'next'
import type { SearchParams } from '@/components/filtered-list/list-address'
import { productSelection } from '@/domain/product-selection'
import { pageMetadata } from '@/shell/page-metadata'
import SelectProductRoute from '../selectProduct/page'

export const generateMetadata = (): Promise<Metadata> => pageMetadata({ path: productSelection.href, title: productSelection.name })

/** What `/selectProduct` shows, at the second address that older links use (spec: products/selector). */
export default function SelectProduct2Route(props: { searchParams: Promise<SearchParams> }) {
  return <SelectProductRoute {...props} />
}
