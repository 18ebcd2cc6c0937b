import { ButtonLink } from '@/components/button/button-link'
import { buttonStyle } from '@/components/button/button-style'
import { EmptyState } from '@/components/empty-state/empty-state'
import { SearchEverywhere } from '@/components/empty-state/search-everywhere'
import { ProductCard } from '@/components/product-card/product-card'
import type { ProductCard as ProductCardData } from '@/contract/product-cards'
import type { ProductCategoryTree } from '@/contract/products'
import type { NearPage } from '@/domain/nearest-page'
import { chosenOf } from './chosen'
import { everything, type ListState } from './list-state'
import styles from './nothing-found.module.css'
import { StateLink } from './state-link'

type Props = {
  state: ListState
  tree: ProductCategoryTree
  near: readonly NearPage[]
  /** Offered instead. */
  popular: readonly ProductCardData[]
  /** How wide their pictures are shown. */
  sizes: string
}

/**
 * No product answers the choice: what narrows it can be taken back one by one, and other products are offered
 * (spec: products/nothing-found).
 */
export function NothingFound({ state, tree, near, popular, sizes }: Props) {
  const line = state.mode === 'keyword' ? `没有名称或型号包含“${state.keyword}”的产品，换个关键词试试` : '这里暂时没有产品，看看其他类别'
  const chosen = chosenOf(state, tree)
  return (
    <>
      <EmptyState line={line} near={near}>
        {chosen.length > 1 &&
          chosen.map(({ key, label, without }) => (
            <StateLink key={key} to={without} className={buttonStyle('outline')}>
              去掉“{label}”
            </StateLink>
          ))}
        {state.mode !== 'all' && (
          <StateLink to={everything} className={buttonStyle('brand')}>
            查看全部产品
          </StateLink>
        )}
        {state.mode === 'keyword' && <SearchEverywhere keyword={state.keyword} />}
        <ButtonLink href="/Consult" tone="outline">
          咨询选型
        </ButtonLink>
      </EmptyState>
      {popular.length > 0 && (
        <section aria-labelledby="popular-title">
          <h3 id="popular-title" className={styles.title}>
            热门产品
          </h3>
          <div className={styles.grid}>
            {popular.map((product) => (
              <ProductCard key={product.id} product={product} sizes={sizes} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
