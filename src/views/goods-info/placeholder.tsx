import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ButtonLink } from '@/components/button/button-link'
import styles from './placeholder.module.css'

/** Instead of a product, when the address names none or 153_2 (spec: products/placeholder): a picture and the ways onward. */
export function GoodsInfoPlaceholder() {
  return (
    <>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '产品中心', href: '/GoodsListView?all=true' }, { label: '产品详情' }]} />
      <div className={`container ${styles.body}`}>
        <h1 className="visually-hidden">产品详情</h1>
        {/* biome-ignore lint/performance/noImgElement: a drawing of the site */}
        <img className={styles.picture} src="/art/placeholder-switchgear.svg" width={960} height={540} alt="低压成套开关柜示意图" />
        <div className={styles.links}>
          <ButtonLink href="/GoodsListView?all=true">浏览全部产品</ButtonLink>
          <ButtonLink href="/selectProduct" tone="outline">
            产品选型
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
