import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ButtonLink } from '@/components/button/button-link'
import { productSelection } from '@/domain/product-selection'
import styles from './placeholder.module.css'

/** Instead of a product, when the address names none or 153_2 (spec: products/placeholder): a picture and the ways onward. */
export function GoodsInfoPlaceholder() {
  return (
    <>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '产品中心', href: '/GoodsListView?all=true' }, { label: '产品详情' }]} />
      <div className={`container ${styles.body}`}>
        <h1 className="visually-hidden">产品详情</h1>
        <div className={styles.frame}>
          {/* biome-ignore lint/performance/noImgElement: a fixed picture of the program, already in its format */}
          <img
            className={styles.picture}
            src="/art/placeholder-switchgear.webp"
            width={962}
            height={737}
            alt="低压成套开关柜"
            fetchPriority="high"
          />
        </div>
        <p className={styles.line}>地址里没有指定产品。请从产品中心选择，或先选型再看详情。</p>
        <div className={styles.links}>
          <ButtonLink href="/GoodsListView?all=true">浏览全部产品</ButtonLink>
          <ButtonLink href={productSelection.href} tone="outline">
            {productSelection.name}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
