import { Carousel } from '@/components/carousel/carousel'
import { Picture } from '@/components/picture/picture'
import section from '@/components/section/anchored-section.module.css'
import { SiteLink } from '@/components/site-link/site-link'
import { TitleText } from '@/components/symbols/title-text'
import { NewBadge } from '@/components/tag/tag'
import type { ProductCard } from '@/contract/product-cards'
import { sectionIds } from './sections'
import styles from './slides.module.css'

type Props = { products: readonly ProductCard[]; perView: number; gap: number }

/** 热门产品: absent without any (spec: products/hot-products). */
export function HotProducts({ products, perView, gap }: Props) {
  if (products.length === 0) return null
  return (
    <section id={sectionIds.hot} className={`${section.section} container`} aria-label="热门产品" tabIndex={-1}>
      <Carousel
        label="热门产品"
        slides={products.map((product) => <ProductSlide key={product.id} product={product} />)}
        slidesPerView={perView}
        gap={gap}
        minSlideWidth={240}
        autoplayMs={3000}
        loop
        title={<h2 className={section.title}>热门产品</h2>}
      />
    </section>
  )
}

function ProductSlide({ product }: { product: ProductCard }) {
  return (
    <SiteLink href={`/GoodsInfoView?id=${product.id}`} className={styles.slide}>
      <span className={styles.cutOut}>
        {product.cover && <Picture picture={product.cover} sizes="(max-width: 800px) 43.2vw, 15vw" alt="" className={styles.product} />}
        {product.isNew && <NewBadge className={styles.badge} />}
      </span>
      <span className={styles.name}>
        <TitleText text={product.title} />
      </span>
      <span className={styles.category}>{product.categoryName}</span>
    </SiteLink>
  )
}
