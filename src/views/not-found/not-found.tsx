import { ArrowLink } from '@/components/button/button-link'
import { NearNames } from '@/components/empty-state/near-names'
import { SearchForm } from '@/components/search-form/search-form'
import type { NearPage } from '@/domain/nearest-page'
import styles from './not-found.module.css'

const ways = [
  { label: '返回首页', href: '/' },
  { label: '产品中心', href: '/GoodsListView?all=true' },
  { label: '下载中心', href: '/Download' },
  { label: '联系我们', href: '/CustomerView' },
]

type Props = {
  /** What may have been meant. */
  nearest?: readonly NearPage[]
  /** What the search field begins with. */
  words?: string
}

/** What an address that leads nowhere shows, in both layouts: what may have been meant, a search and four ways onward. */
export function NotFoundView({ nearest = [], words = '' }: Props) {
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>这一路没有送电</h1>
        <p className={styles.line}>页面可能已移走，或地址输入有误。从这里继续：</p>
        <div className={styles.nearest}>
          <NearNames near={nearest} label="您要找的可能是：" />
        </div>
        <SearchForm target="site" hasLabel keyword={words} className={styles.search} />
        <ul className={styles.ways}>
          {ways.map(({ label, href }) => (
            <li key={href}>
              <ArrowLink href={href} className={styles.way}>
                {label}
              </ArrowLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.panel}>
        {/* biome-ignore lint/performance/noImgElement: a fixed picture of the program, already in its format */}
        <img src="/art/not-found.webp" alt="断开的隔离开关" width={1000} height={1000} loading="lazy" className={styles.picture} />
      </div>
    </div>
  )
}
