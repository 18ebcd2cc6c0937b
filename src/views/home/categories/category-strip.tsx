import { Icon } from '@/components/icon/icon'
import { type IconName, iconNames } from '@/components/icon/icon-names'
import { SiteLink } from '@/components/site-link/site-link'
import type { ProductCategoryTree } from '@/contract/products'
import styles from './category-strip.module.css'

type Entry = { icon: IconName; name: string; href: string; count?: number }

type Props = {
  categories: ProductCategoryTree
  hotCount: number
  /** Mobile: a last entry that leads to all products. */
  endsWithAll?: boolean
}

/** The ways into the product list: hot products first, then the parent categories (spec: home/category-strip). */
export function CategoryStrip({ categories, hotCount, endsWithAll = false }: Props) {
  const entries: Entry[] = [
    { icon: 'star', name: '新品热销', href: '/GoodsListView?hot=true', count: hotCount },
    ...categories.map(({ id, name, icon, productCount }) => ({
      icon: iconNames.find((known) => known === icon) ?? 'bolt',
      name,
      href: `/GoodsListView?category=${id}&categoryName=${encodeURIComponent(name)}`,
      count: productCount,
    })),
  ]
  // As many columns as there are entries, whatever of them has arrived.
  const count = entries.length + (endsWithAll ? 1 : 0)
  return (
    <nav className={`container ${styles.strip}`} aria-label="产品分类">
      <ul className={styles.list} style={{ '--count': count }}>
        {entries.map((entry) => (
          <StripEntry key={entry.href} entry={entry} />
        ))}
        {endsWithAll && <StripEntry entry={{ icon: 'grid', name: '全部产品', href: '/GoodsListView?all=true' }} isAll />}
      </ul>
    </nav>
  )
}

function StripEntry({ entry: { icon, name, href, count }, isAll = false }: { entry: Entry; isAll?: boolean }) {
  return (
    <li>
      <SiteLink href={href} className={`${styles.link} ${isAll ? styles.all : ''}`}>
        <Icon name={icon} size={52} />
        <span className={styles.name}>{name}</span>
        {count !== undefined && <span className={styles.count}>{count} 款</span>}
      </SiteLink>
    </li>
  )
}
