import type { NamedProduct } from '@/contract/prod-api/named-product'
import { Icon } from '../icon/icon'
import { SiteLink } from '../site-link/site-link'
import styles from './product-card.module.css'

type Props = { label: string; product: NamedProduct | null; onRemove: () => void }

/** The product that a form is about, with a button that takes it out (spec: service/asked-about). */
export function ProductCard({ label, product, onRemove }: Props) {
  if (!product) return null
  const { id, title, cover } = product
  return (
    <section className={styles.card} aria-label={label}>
      {cover && (
        // biome-ignore lint/performance/noImgElement: its address comes from an answer, without widths to choose from
        <img src={cover} alt="" width={96} height={96} className={styles.cover} />
      )}
      <div>
        <p className={styles.label}>{label}</p>
        <p>
          <SiteLink href={`/GoodsInfoView?id=${id}`} className={styles.title}>
            {title}
          </SiteLink>
        </p>
      </div>
      <button type="button" className={styles.remove} aria-label={`移除${label}：${title}`} onClick={onRemove}>
        <Icon name="close" size={24} />
      </button>
    </section>
  )
}
