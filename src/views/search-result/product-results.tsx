import type { Page } from '@/contract/paging'
import type { ProductCard } from '@/contract/product-cards'
import type { NearPage } from '@/domain/nearest-page'
import { NoProducts } from './nothing-found'
import { ProductResult, ProductResultSkeleton } from './product-result'
import styles from './product-result.module.css'
import { ResultList } from './result-list'
import type { Results } from './results'

type Props = { page: Page<ProductCard>; keyword: string; marked: Results['marked']; near: readonly NearPage[]; pictureSizes: string }

/** The products found. */
export function ProductResults({ page, keyword, marked, near, pictureSizes }: Props) {
  return (
    <ResultList kind="product" page={page} skeleton={<ProductResultSkeleton />} gridClass={styles.grid}>
      {page.rows.map((product) => (
        <ProductResult key={product.id} product={product} marked={marked(product.title)} pictureSizes={pictureSizes} />
      ))}
      {page.rows.length === 0 && <NoProducts keyword={keyword} near={near} />}
    </ResultList>
  )
}
