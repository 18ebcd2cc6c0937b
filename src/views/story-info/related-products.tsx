import { Carousel } from '@/components/carousel/carousel'
import { ProductCard } from '@/components/product-card/product-card'
import type { ProductCard as ProductCardData } from '@/contract/product-cards'
import styles from './related-products.module.css'
import section from './section.module.css'
import { groupsOf } from './story-page'

type Props = { products: readonly ProductCardData[]; isCompact?: boolean }

/** How long a group stays (spec: stories/related-products, common-parts/carousels). */
const AUTOPLAY_MS = 3000

/** 相关产品: in groups of four, static when there is one group; on a phone one after the other, two in view. */
export function RelatedProducts({ products, isCompact = false }: Props) {
  if (products.length === 0) return null
  const layout = isCompact
    ? {
        slides: products.map((product) => <ProductCard key={product.id} product={product} sizes="36.3vw" />),
        slidesPerView: 2,
        gap: 24,
        minSlideWidth: 240,
      }
    : { slides: groupsOf(products).map((group) => <Group key={group[0]?.id} products={group} />), slidesPerView: 1, gap: 32 }
  return (
    <section className={`container ${section.section}`} aria-label="相关产品">
      <Carousel label="相关产品" title={<h2 className={section.title}>相关产品</h2>} autoplayMs={AUTOPLAY_MS} {...layout} />
    </section>
  )
}

function Group({ products }: { products: readonly ProductCardData[] }) {
  return (
    <ul className={styles.group}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} sizes="(min-width: 1280px) 15.7vw, 240px" />
        </li>
      ))}
    </ul>
  )
}
