import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ProductCard } from '@/components/product-card/product-card'
import { AttributeButton } from './attributes/attribute-button'
import { AttributeFilters } from './attributes/attribute-filters'
import { CopyLink } from './attributes/copy-link'
import { Banner } from './banner'
import { CategoryOverview } from './category/category-overview'
import { CategoryLinks } from './category-links'
import { Chips } from './chips'
import { FilterButton } from './filter-button'
import { FlagPills } from './flag-pills'
import { KeywordField } from './keyword-field'
import { ListProvider } from './list-context'
import { ListHead } from './list-head'
import styles from './mobile.module.css'
import { NothingFound } from './nothing-found'
import type { GoodsListProps } from './props'
import { ListPagination, ResultCount, Results } from './results'
import { headingOf, trailOf } from './trail'

/** How wide pictures of products are shown. */
const SIZES = '36.3vw'

/** The product list on a phone: the filter opens as a sheet. */
export function MobileGoodsList(props: GoodsListProps) {
  const { state, tree, filters, facets, products, orderCodes, banners, header, lead, overview, near, popular } = props
  const { rows, total, pageNum, pageCount } = products
  const heading = headingOf(state, tree)
  return (
    <ListProvider state={state} tree={tree} filters={filters}>
      <Banner header={header} banners={banners} hasHeading={heading === null} />
      <Breadcrumb items={trailOf(state, tree)} />
      <section className={`container ${styles.list}`} aria-labelledby="list-title">
        <ListHead heading={heading} lead={lead} />
        <CategoryOverview overview={overview} tree={tree} isCompact />
        <h2 id="list-title" className="visually-hidden">
          产品
        </h2>
        <div className={styles.controls}>
          <KeywordField placeholder="名称或型号" />
          <FilterButton />
        </div>
        <CategoryLinks tree={tree} />
        {facets.filters.length > 0 && (
          <>
            <AttributeButton total={facets.total}>
              <AttributeFilters facets={facets} idPrefix="sheet" />
            </AttributeButton>
            <noscript>
              <AttributeFilters facets={facets} idPrefix="filter" />
            </noscript>
          </>
        )}
        <Chips />
        <CopyLink />
        <div className={styles.summary}>
          <ResultCount total={total} unit="款" orderCodes={orderCodes} />
          <FlagPills />
        </div>
        <Results isEmpty={rows.length === 0} hasFacts={filters.length > 0}>
          {rows.map((product) => (
            <ProductCard key={product.id} product={product} sizes={SIZES} isComparable />
          ))}
          {rows.length === 0 && <NothingFound state={state} tree={tree} near={near} popular={popular} sizes={SIZES} />}
        </Results>
        <ListPagination pageNum={pageNum} pageCount={pageCount} />
      </section>
    </ListProvider>
  )
}
