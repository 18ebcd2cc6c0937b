import { Icon } from '@/components/icon/icon'
import { iconNames } from '@/components/icon/icon-names'
import { SiteLink } from '@/components/site-link/site-link'
import styles from './popular.module.css'
import { ProductResult } from './product-result'
import cards from './product-result.module.css'
import type { PopularEntries } from './results'

type Props = {
  entries: PopularEntries
  /** Something was searched: it is also said how to search better. */
  isNothingFound: boolean
  pictureSizes: string
}

const tips = ['检查关键词有没有错别字', '只输入型号开头的几个字符', '换一个更短、更常用的词']

/** Ways onward for those who have searched for nothing, or found nothing: categories and hot products. */
export function Popular({ entries: { categories, products }, isNothingFound, pictureSizes }: Props) {
  return (
    <div className={`container ${styles.popular} ${isNothingFound ? styles.after : ''}`}>
      {isNothingFound && (
        <section aria-labelledby="tips-title">
          <h2 id="tips-title" className={styles.title}>
            搜索建议
          </h2>
          <ul className={styles.tips}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
      {categories.length > 0 && <Categories categories={categories} />}
      {products.length > 0 && (
        <section aria-labelledby="popular-products">
          <h2 id="popular-products" className={styles.title}>
            热门产品
          </h2>
          <div className={cards.grid}>
            {products.map((product) => (
              <ProductResult key={product.id} product={product} marked={[]} pictureSizes={pictureSizes} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function Categories({ categories }: Pick<PopularEntries, 'categories'>) {
  return (
    <section aria-labelledby="popular-categories">
      <h2 id="popular-categories" className={styles.title}>
        按类别查找
      </h2>
      <ul className={styles.categories}>
        {categories.map(({ id, name, icon, productCount }) => (
          <li key={id}>
            <SiteLink
              href={`/GoodsListView?${new URLSearchParams({ category: String(id), categoryName: name })}`}
              className={styles.category}
            >
              <Icon name={iconNames.find((known) => known === icon) ?? 'grid'} size={40} className={styles.icon} />
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{productCount} 款</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
