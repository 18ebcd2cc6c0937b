import section from '@/components/section/anchored-section.module.css'
import { SiteLink } from '@/components/site-link/site-link'
import type { Product } from '@/contract/products'
import type { SelectivityWith } from '@/contract/selectivity'
import { ascending } from '@/domain/selectivity'
import { sectionIds } from './sections'
import styles from './selectivity-section.module.css'

/** 选择性配合: what the catalogue's tables say of the product above and below others; absent without any (spec: products/selectivity). */
export function SelectivitySection({ product: { model, selectivity } }: { product: Product }) {
  const { below, above } = selectivity
  if (below.length + above.length === 0) return null
  return (
    <section id={sectionIds.selectivity} className={`${section.section} container`} aria-label="选择性配合" tabIndex={-1}>
      <h2 className={section.title}>选择性配合</h2>
      <p className={styles.note}>
        数值为选择性极限（kA），AC 380〜415 V；“完全”为直到下级的分断能力；“—”为样本没有给出，不能当作有选择性。
      </p>
      <Matrix caption={`${model} 为上级`} own="上级 In（A）不小于" other="下级，In 不大于" of={below} side="below" />
      <Matrix caption={`${model} 为下级`} own="下级 In（A）不大于" other="上级，In 不小于" of={above} side="above" />
    </section>
  )
}

type MatrixProps = { caption: string; own: string; other: string; of: readonly SelectivityWith[]; side: 'below' | 'above' }

/** Rows are the others with their rated currents, columns the rated currents of the product itself. */
function Matrix({ caption, own, other, of, side }: MatrixProps) {
  if (of.length === 0) return null
  const [mine, theirs] = side === 'below' ? (['from', 'upTo'] as const) : (['upTo', 'from'] as const)
  const columns = ascending(of.flatMap(({ pairs }) => pairs.map((pair) => pair[mine])))
  const conditions = [...new Set(of.flatMap((one) => one.conditions || []))]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          {caption}
          {conditions.length > 0 && <span className={styles.conditions}>{conditions.join('；')}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{other}</th>
            {columns.map((amperes) => (
              <th key={amperes} scope="col">
                <span className={styles.own}>{own}</span> {amperes}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.flatMap(({ id, model, pairs }) =>
            ascending(pairs.map((pair) => pair[theirs])).map((amperes) => (
              <tr key={`${id} ${amperes}`}>
                <th scope="row">
                  <SiteLink href={`/GoodsInfoView?id=${id}`}>{model}</SiteLink> {amperes} A
                </th>
                {columns.map((column) => (
                  <td key={column}>{cell(pairs.find((pair) => pair[mine] === column && pair[theirs] === amperes))}</td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}

const cell = (pair: SelectivityWith['pairs'][number] | undefined) => pair?.shown ?? '—'
