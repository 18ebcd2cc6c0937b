import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import type { Comparison } from '@/contract/category-overview'
import styles from './comparison-table.module.css'

/** The series of a category, one below another, with what most of them say of themselves. */
export function ComparisonTable({ comparison: { columns, rows } }: { comparison: Comparison }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.region} aria-label="系列对比表" tabIndex={0}>
      <table className={styles.table} style={{ '--columns': columns.length }}>
        <thead>
          <tr>
            <th scope="col" className={styles.model}>
              型号
            </th>
            {columns.map((name) => (
              <th key={name} scope="col">
                <Symbols text={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, model, values }) => (
            <tr key={id}>
              <th scope="row" className={styles.model}>
                <SiteLink href={`/GoodsInfoView?id=${encodeURIComponent(id)}`} className={styles.link}>
                  {model}
                </SiteLink>
              </th>
              {columns.map((name, index) => (
                <td key={name}>{values[index] ? <Symbols text={values[index]} /> : <NoValue />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">未给出</span>
    </>
  )
}
