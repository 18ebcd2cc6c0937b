import { ButtonLink } from '@/components/button/button-link'
import { Figure } from '@/components/figure/figure'
import { Icon } from '@/components/icon/icon'
import { Symbols } from '@/components/symbols/symbols'
import { NewBadge, Tag } from '@/components/tag/tag'
import type { Product } from '@/contract/products'
import styles from './product-summary.module.css'

type Props = { product: Product; supportChatUrl: string }

/** Name, summary, key figures and main parameters of a product, and the two ways to go on. */
export function ProductSummary({ product, supportChatUrl }: Props) {
  return (
    <div className={styles.summary}>
      <div className={styles.tags}>
        <Tag>{product.categoryName}</Tag>
        {product.isNew && <NewBadge />}
      </div>
      <h1 className={styles.title}>{product.title}</h1>
      <p className={styles.text}>
        <Symbols text={product.summary} />
      </p>
      <div className={styles.facts}>
        <KeyFigures figures={product.keyFigures} />
        <MainParameters parameters={product.mainParameters} />
      </div>
      <div className={styles.buttons}>
        <ButtonLink href="/selectProduct">
          产品选型
          <Icon name="arrow-right" size={22} />
        </ButtonLink>
        <ButtonLink href={supportChatUrl || '/CustomerView'} tone="outline">
          <Icon name="headset" size={22} />
          我需要帮助
        </ButtonLink>
      </div>
    </div>
  )
}

function KeyFigures({ figures }: { figures: Product['keyFigures'] }) {
  if (figures.length === 0) return null
  return (
    <ul className={styles.figures} aria-label="关键数字">
      {figures.map(({ value, unit, label }) => (
        <li key={label}>
          <Figure value={value} unit={unit} label={label} />
        </li>
      ))}
    </ul>
  )
}

function MainParameters({ parameters }: { parameters: Product['mainParameters'] }) {
  if (parameters.length === 0) return null
  return (
    <dl className={styles.parameters}>
      {parameters.map(({ name, value }) => (
        <div key={name} className={styles.parameter}>
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
