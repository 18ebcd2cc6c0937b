import type { ReactNode } from 'react'
import { Accordion } from '@/components/accordion/accordion'
import type { CategoryOverview as Overview } from '@/contract/category-overview'
import type { ProductCategoryTree } from '@/contract/products'
import { CategoryDocuments } from './category-documents'
import styles from './category-overview.module.css'
import { ComparisonTable } from './comparison-table'
import { SubCategories } from './sub-categories'

type Props = {
  /** Null unless one category is chosen alone, on the first page of its list. */
  overview: Overview | null
  tree: ProductCategoryTree
  /** On a phone the parts open one by one, so that the list stays near. */
  isCompact?: boolean
}

/** A category's children or the comparison of its series, and what can be read of it, above its list (spec: products/category-overview). */
export function CategoryOverview({ overview, tree, isCompact = false }: Props) {
  if (!overview) return null
  const { children, comparison, documents } = overview
  const Part = isCompact ? FoldedPart : OpenPart
  return (
    <div className={styles.overview}>
      {children.length > 0 && (
        <Part title="产品分类">
          <SubCategories categories={children} tree={tree} />
        </Part>
      )}
      {comparison && (
        <Part title="系列对比">
          <ComparisonTable comparison={comparison} />
        </Part>
      )}
      {documents.length > 0 && (
        <Part title="样本与资料">
          <CategoryDocuments documents={documents} />
        </Part>
      )}
    </div>
  )
}

type PartProps = { title: string; children: ReactNode }

function OpenPart({ title, children }: PartProps) {
  return (
    <section aria-label={title} className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

function FoldedPart({ title, children }: PartProps) {
  return (
    <Accordion label={<h2 className={styles.label}>{title}</h2>} group="category-overview" className={styles.folded}>
      {children}
    </Accordion>
  )
}
