import section from '@/components/section/anchored-section.module.css'
import { Symbols } from '@/components/symbols/symbols'
import type { Product } from '@/contract/products'
import { sectionIds } from './sections'
import { SelectivityMatrix } from './selectivity-matrix'
import styles from './selectivity-section.module.css'

const NOTE = '数值为选择性极限（kA），AC 380〜415 V；“完全”为直到下级的分断能力；“—”为样本没有给出，不能当作有选择性。'

/** 选择性配合: what the catalogue's tables say of the product above and below others; absent without any (spec: products/selectivity). */
export function SelectivitySection({ product: { model, selectivity } }: { product: Product }) {
  const { below, above } = selectivity
  if (below.length + above.length === 0) return null
  return (
    <section id={sectionIds.selectivity} className={`${section.section} container`} aria-label="选择性配合" tabIndex={-1}>
      <h2 className={section.title}>选择性配合</h2>
      <p className={styles.note}>
        <Symbols text={NOTE} />
      </p>
      <div className={styles.matrices}>
        <SelectivityMatrix title={`${model} 为上级`} own="上级 In 不小于（A）" other="下级，In 不大于" of={below} side="below" />
        <SelectivityMatrix title={`${model} 为下级`} own="下级 In 不大于（A）" other="上级，In 不小于" of={above} side="above" />
      </div>
    </section>
  )
}
