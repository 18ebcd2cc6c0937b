import type { ListedRow, LookupProduct } from '@/contract/lookup'
import { ResultRow } from './result-row'
import styles from './result-table.module.css'
import type { Choices } from './use-choices'

/** So many rows are shown at first. */
export const FIRST_ROWS = 50

type Props = { rows: readonly ListedRow[]; products: readonly LookupProduct[]; choices: Choices }

/** Every row of the list, in its order. */
export function ResultTable({ rows, products, choices }: Props) {
  const byId = new Map(products.map((product) => [product.id, product]))
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">核对结果，按您的清单排列</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            行
          </th>
          <th scope="col" className={styles.written}>
            您的写法
          </th>
          <th scope="col" className={styles.status}>
            结果
          </th>
          <th scope="col" className={styles.code}>
            订货型号
          </th>
          <th scope="col">说明</th>
          <th scope="col" className={styles.quantity}>
            数量
          </th>
          <th scope="col" className={styles.tick}>
            选用
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const match = choices.matchOf(row)
          return (
            <ResultRow
              key={row.row}
              row={row}
              match={match}
              product={byId.get((match ?? row.choices[0])?.productId ?? '')}
              choices={choices}
            />
          )
        })}
      </tbody>
    </table>
  )
}
