import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import styles from '@/components/filtered-list/columns.module.css'
import { ProductCard } from '@/components/product-card/product-card'
import { AttributeFilters } from './attributes/attribute-filters'
import { CopyLink } from './attributes/copy-link'
import { Banner } from './banner'
import { CategoryOverview } from './category/category-overview'
import { CategoryFilter } from './category-filter'
import { Chips } from './chips'
import { FlagPills } from './flag-pills'
import { KeywordField } from './keyword-field'
import { ListProvider } from './list-context'
import { ListHead } from './list-head'
import { NothingFound } from './nothing-found'
import type { GoodsListProps } from './props'
import { ListPagination, ResultCount, Results } from './results'
import { headingOf, trailOf } from './trail'

/** How wide pictures of products are shown. */
const SIZES = '(min-width: 1280px) 15.7vw, 200px'

/** The product list on a wide screen: the filter stays beside the cards. */
export function DesktopGoodsList(props: GoodsListProps) {
  const { state, tree, filters, facets, products, orderCodes, banners, header, lead, overview, near, popular } = props
  const { rows, total, pageNum, pageCount } = products
  const heading = headingOf(state, tree)
  return (
    <ListProvider state={state} tree={tree} filters={filters}>
      <Banner header={header} banners={banners} hasHeading={heading === null} />
      <Breadcrumb items={trailOf(state, tree)} />
      <div className={`container ${styles.columns}`}>
        <aside className={styles.filter} aria-labelledby="filter-title">
          <h2 id="filter-title" className={styles.title}>
            筛选
          </h2>
          <KeywordField placeholder="输入名称或型号" />
          <FlagPills />
          <CategoryFilter />
          <AttributeFilters facets={facets} idPrefix="filter" />
        </aside>
        <section className={styles.list} aria-labelledby="list-title">
          <ListHead heading={heading} lead={lead} />
          <CategoryOverview overview={overview} tree={tree} />
          <h2 id="list-title" className="visually-hidden">
            产品
          </h2>
          <ResultCount total={total} unit="款产品" orderCodes={orderCodes} pages={{ pageNum, pageCount }} />
          <CopyLink />
          <Chips />
          <Results isEmpty={rows.length === 0} hasFacts={filters.length > 0}>
            {rows.map((product) => (
              <ProductCard key={product.id} product={product} sizes={SIZES} isComparable />
            ))}
            {rows.length === 0 && <NothingFound state={state} tree={tree} near={near} popular={popular} sizes={SIZES} />}
          </Results>
          <ListPagination pageNum={pageNum} pageCount={pageCount} />
        </section>
      </div>
    </ListProvider>
  )
}
