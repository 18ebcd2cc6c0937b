import { ArrowLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import type { Navigation } from '@/contract/navigation'
import { categoryIcon } from '../menu/category-icon'
import { MenuSearch } from '../menu/menu-search'
import { allProducts, hotProducts, newProducts, productCategoryHref, productSubcategoryHref } from '../menu/menu-sections'
import { CategoryList } from './category-list'
import { ProductLinks } from './product-links'
import styles from './product-sheet.module.css'

/** The product centre's sheet: categories and their children, product search, new and hot products. */
export function ProductSheet({ navigation }: { navigation: Navigation }) {
  const entries = navigation.productCategories.map((category) => ({
    key: String(category.id),
    head: (
      <SiteLink href={productCategoryHref(category)} className={styles.category}>
        <Icon name={categoryIcon(category.icon)} size={32} />
        {category.name}
        <Icon name="chevron-right" size={20} className={styles.chevron} />
      </SiteLink>
    ),
    panel: <Children category={category} />,
  }))
  return (
    <div className={styles.sheet}>
      <div className={styles.categories}>
        <CategoryList entries={entries} />
        <ArrowLink href={allProducts.href} className={styles.all}>
          {allProducts.label}
        </ArrowLink>
      </div>
      <div className={styles.search}>
        <MenuSearch target="products" />
      </div>
      <div className={styles.products}>
        <ProductLinks title={newProducts.label} href={newProducts.href} products={navigation.newProducts} />
        <ProductLinks title={hotProducts.label} href={hotProducts.href} products={navigation.hotProducts} />
      </div>
    </div>
  )
}

/** The sub-categories of one category, with the number of their products. */
function Children({ category }: { category: Navigation['productCategories'][number] }) {
  return (
    <>
      <p className={styles.title}>{category.name}</p>
      <ul>
        {category.children.map((child) => (
          <li key={child.id}>
            <SiteLink href={productSubcategoryHref(category, child)} className={styles.child}>
              {child.name}
              <span className={styles.count}>
                {child.productCount}
                <span className="visually-hidden"> 款产品</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <ArrowLink href={productCategoryHref(category)} className={styles.more}>
        {`查看全部${category.name}产品`}
      </ArrowLink>
    </>
  )
}
