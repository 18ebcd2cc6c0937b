import { ButtonLink } from '@/components/button/button-link'
import { buttonStyle } from '@/components/button/button-style'
import { collectedOf } from '@/components/compare/collected-of'
import { CompareButton } from '@/components/compare/compare-button'
import { Figure } from '@/components/figure/figure'
import { Icon } from '@/components/icon/icon'
import { AddToListButton } from '@/components/selection-list/add-to-list-button'
import { ShareBar } from '@/components/share/share-bar'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import { NewBadge, Tag } from '@/components/tag/tag'
import type { Product } from '@/contract/products'
import { dataSheetHref } from '@/domain/data-sheet/data-sheet-href'
import { productSelection } from '@/domain/product-selection'
import { selectorOfCategory } from '@/domain/selector/uses'
import { keyAt } from '@/lib/key-at'
import styles from './product-summary.module.css'

type Props = { product: Product; supportChatUrl: string }

/** Name, summary, key figures and main parameters of a product, and the ways to go on (spec: products/ways-on). */
export function ProductSummary({ product, supportChatUrl }: Props) {
  return (
    <div className={styles.summary}>
      <div className={styles.tags}>
        <Tag>{product.categoryName}</Tag>
        {product.isNew && <NewBadge />}
      </div>
      <h1 className={styles.title}>
        <TitleText text={product.title} />
      </h1>
      <p className={styles.text}>
        <Symbols text={product.summary} />
      </p>
      <div className={styles.facts}>
        <KeyFigures figures={product.keyFigures} />
        <MainParameters parameters={product.mainParameters} />
      </div>
      <div className={styles.buttons}>
        <MainWay product={product} />
        <a href={dataSheetHref(product.id)} target="_blank" rel="noopener" className={buttonStyle('outline')}>
          <Icon name="pdf" size={22} />
          数据表
        </a>
      </div>
      <div className={styles.collect}>
        <AddToListButton product={product.id} name={product.model || product.title} look="line" />
        <CompareButton product={collectedOf(product)} />
        {product.startCode && (
          <SiteLink href={selectorOfCategory(product.categoryId)} className={styles.quiet}>
            <Icon name="filter" size={22} />
            {productSelection.name}
          </SiteLink>
        )}
        <SiteLink href={supportChatUrl || '/CustomerView'} className={styles.quiet}>
          <Icon name="headset" size={22} />
          我需要帮助
        </SiteLink>
      </div>
      <p className={styles.owners}>
        已在使用这款产品？<SiteLink href={`/SelfService?model=${encodeURIComponent(product.model)}`}>报修 {product.model}</SiteLink>
      </p>
      <ShareBar title={product.title} className={styles.share} />
    </div>
  )
}

/** To its order code where it has a rule, else to the selector. */
function MainWay({ product: { id, startCode, categoryId } }: { product: Product }) {
  const configuring = startCode && `/GoodsInfoView?${new URLSearchParams({ id, code: startCode })}`
  return (
    <ButtonLink href={configuring || selectorOfCategory(categoryId)}>
      {configuring ? '选配订货型号' : productSelection.name}
      <Icon name="arrow-right" size={22} />
    </ButtonLink>
  )
}

function KeyFigures({ figures }: { figures: Product['keyFigures'] }) {
  if (figures.length === 0) return null
  return (
    <ul className={styles.figures} aria-label="关键数字">
      {figures.map(({ value, unit, label }, index) => (
        <li key={keyAt(index, label)}>
          <Figure value={value} unit={unit} label={label} />
        </li>
      ))}
    </ul>
  )
}

function MainParameters({ parameters }: { parameters: Product['mainParameters'] }) {
  if (parameters.length === 0) return null
  return (
    <dl>
      {parameters.map(({ name, value }, index) => (
        <div key={keyAt(index, name)} className={styles.parameter}>
          <dt>
            <Symbols text={name} />
          </dt>
          <dd>
            <Symbols text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
