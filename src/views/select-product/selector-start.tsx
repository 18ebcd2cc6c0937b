import { AtOnce } from '@/components/at-once/at-once'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ArrowLink, ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { SearchForm } from '@/components/search-form/search-form'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import type { ProductCategoryTree } from '@/contract/products'
import type { CountedUse } from '@/contract/selection'
import type { SiteInformation } from '@/contract/site'
import { productSelection } from '@/domain/product-selection'
import { CategoryGrid } from './category-grid'
import { Doors } from './doors'
import { ResumeBand } from './resume-band'
import { StepBar } from './selector-head'
import styles from './selector-start.module.css'
import { UseGrid } from './use-grid'

type Props = { site: SiteInformation; line: string; categories: ProductCategoryTree; uses: readonly CountedUse[]; isMobile: boolean }

/** The first step: to a product by what it is for, by model, by category, and with an engineer's help (spec: products/selector). */
export function SelectorStart({ site, line, categories, uses, isMobile }: Props) {
  return (
    <>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: productSelection.name }]} className={styles.breadcrumb} />
      <section className={styles.opening} aria-labelledby="select-title">
        <AtOnce className={`container ${styles.columns}`}>
          <div>
            <h1 id="select-title" className={styles.title}>
              {productSelection.name}
            </h1>
            <p className={styles.line}>
              <Symbols text={line} />
            </p>
          </div>
          <div>
            <h2 className={styles.label}>
              <TitleText text="已知型号、旧型号或别家型号" />
            </h2>
            <SearchForm target="products" hasLabel className={styles.form} />
            <ArrowLink href="/Lookup" className={styles.list}>
              有一份清单？逐行核对型号
            </ArrowLink>
          </div>
        </AtOnce>
      </section>
      <StepBar step={1} />
      <UseGrid uses={uses}>{!isMobile && <ResumeBand />}</UseGrid>
      <Doors keys={uses.map(({ key }) => key)} />
      <CategoryGrid categories={categories} />
      <EngineerHelp site={site} />
      {isMobile && <ResumeBand />}
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
