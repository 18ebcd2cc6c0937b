import type { SectionLink } from '@/components/section-bar/section-link'
import type { ProductPage } from './product-page'

/** Anchors of the page's parts. */
export const sectionIds = {
  overview: 'overview',
  functions: 'functions',
  technical: 'technical',
  relations: 'relations',
  selectivity: 'selectivity',
  cases: 'cases',
  hot: 'hot',
} as const

/** The entries of the tab bar (spec: products/product-tabs); a part that is not on the page has none. */
export function sectionLinks({ product, hotProducts, opening }: ProductPage): SectionLink[] {
  const entries = [
    { id: sectionIds.overview, label: opening ? '选配' : '产品概述', isPresent: true },
    { id: sectionIds.functions, label: '核心功能', isPresent: product.coreFunctions.length > 0 },
    { id: sectionIds.technical, label: '技术参数/产品资料', isPresent: true },
    { id: sectionIds.relations, label: '配套与替代', isPresent: product.relations.length > 0 },
    { id: sectionIds.selectivity, label: '选择性配合', isPresent: product.selectivity.below.length + product.selectivity.above.length > 0 },
    { id: sectionIds.cases, label: '相关案例', isPresent: product.stories.length > 0 },
    { id: sectionIds.hot, label: '热门产品', isPresent: hotProducts.length > 0 },
  ]
  return entries.filter(({ isPresent }) => isPresent).map(({ id, label }) => ({ id, label }))
}
