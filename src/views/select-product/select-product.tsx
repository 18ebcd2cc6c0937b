import type { ProductCategoryTree } from '@/contract/products'
import type { CountedUse } from '@/contract/selection'
import type { SiteInformation } from '@/contract/site'
import { ElectricalData } from './electrical-data'
import type { OpenSelection } from './open-selection'
import { Results } from './results'
import { SelectorFrame } from './selector-frame'
import { SelectorStart } from './selector-start'

type Props = {
  site: SiteInformation
  /** Under the title of the first step. */
  line: string
  categories: ProductCategoryTree
  uses: readonly CountedUse[]
  open: OpenSelection | null
  isMobile: boolean
}

/** 产品选型, in both layouts: the configured selection tool in a frame, or our own (spec: products/selector). */
export function SelectProductView({ site, line, categories, uses, open, isMobile }: Props) {
  if (site.productSelectorUrl) return <SelectorFrame site={site} />
  if (!open) return <SelectorStart site={site} line={line} categories={categories} uses={uses} isMobile={isMobile} />
  const { selection, found } = open
  if (found && selection.wantsResults) return <Results selection={selection} {...found} />
  return <ElectricalData selection={selection} found={found} isMobile={isMobile} />
}
