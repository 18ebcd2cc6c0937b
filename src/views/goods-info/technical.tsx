import { setDocuments } from '@/components/document-list/set-documents'
import section from '@/components/section/anchored-section.module.css'
import type { FollowingRow } from '@/contract/configurator'
import type { Product } from '@/contract/products'
import { selectorOfCategory } from '@/domain/selector/uses'
import { FollowedDataSheet } from './configure/parts'
import { DataSheetRow } from './data-sheet-row'
import { ParametersPanel } from './parameters-panel'
import { sectionIds } from './sections'
import { TechnicalTabs } from './technical-tabs'

type Props = {
  product: Product
  /** The parameters that follow what is chosen; undefined where the page introduces the product. */
  following?: readonly FollowingRow[] | undefined
  opensDocuments: boolean
  /** On a phone: buttons under the panels. */
  isCompact?: boolean
}

/** 技术参数 where there are any (spec: products/technical-tabs), and 产品资料. */
export function Technical({ product, following, opensDocuments, isCompact = false }: Props) {
  const hasParameters = product.parameterImage !== null || product.parameterGroups.length > 0
  const ofSheet = { productId: product.id, model: product.model }
  const opening = opensDocuments ? section.opening : ''
  return (
    <section id={sectionIds.technical} className={`${section.section} ${opening} container`} aria-label="技术参数与产品资料" tabIndex={-1}>
      <TechnicalTabs
        productId={product.id}
        selectorHref={selectorOfCategory(product.categoryId)}
        parameters={hasParameters ? <ParametersPanel product={product} following={following ?? []} /> : null}
        dataSheet={following ? <FollowedDataSheet {...ofSheet} /> : <DataSheetRow {...ofSheet} />}
        documents={setDocuments(product.documents)}
        opensDocuments={opensDocuments}
        hasActionsBelow={isCompact}
      />
    </section>
  )
}
