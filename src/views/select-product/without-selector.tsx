import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ArrowLink, ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { SearchForm } from '@/components/search-form/search-form'
import type { ProductCategoryTree } from '@/contract/products'
import type { SiteInformation } from '@/contract/site'
import { productSelection } from '@/domain/product-selection'
import { CategoryGrid } from './category-grid'
import styles from './without-selector.module.css'

type Props = { site: SiteInformation; categories: ProductCategoryTree }

/** While no selection tool is configured: to a product by model, by category, and with an engineer's help (spec: products/selector). */
export function WithoutSelector({ site, categories }: Props) {
  return (
    <>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: productSelection.name }]} className={styles.breadcrumb} />
      <section className={`container ${styles.opening}`} aria-labelledby="select-title">
        <div>
          <h1 id="select-title" className={styles.title}>
            {productSelection.name}
          </h1>
          <p className={styles.line}>按型号或类别找到产品，核对参数、曲线与图纸；拿不准时，请工程师协助选型。</p>
        </div>
        <div>
          <h2 className={styles.label}>已知型号或名称</h2>
          <SearchForm target="products" hasLabel className={styles.form} />
          <ArrowLink href="/Lookup" className={styles.list}>
            有一份清单？逐行核对型号
          </ArrowLink>
        </div>
      </section>
      <CategoryGrid categories={categories} />
      <EngineerHelp site={site} />
    </>
  )
}

function EngineerHelp({ site: { serviceHotline, serviceHours, onlineServiceUrl } }: { site: SiteInformation }) {
  return (
    <section className={`container ${styles.help}`} aria-labelledby="help-title">
      <div className={styles.helpText}>
        <h2 id="help-title" className={styles.helpTitle}>
          请工程师协助选型
        </h2>
        <p>告诉我们负载、短路电流和安装条件，工程师给出型号与配置。</p>
        <div className={styles.helpWays}>
          <ButtonLink href={onlineServiceUrl || '/CustomerView'}>
            <Icon name="headset" size={22} />
            在线客服
          </ButtonLink>
          <ButtonLink href="/Consult" tone="outline">
            填写咨询单
          </ButtonLink>
        </div>
      </div>
      <p>
        <span className={styles.hotlineLabel}>服务热线 {serviceHours}</span>
        <a href={`tel:${serviceHotline}`} className={styles.hotlineNumber}>
          {serviceHotline}
        </a>
      </p>
    </section>
  )
}
