import { Symbols } from '@/components/symbols/symbols'
import type { Product } from '@/contract/products'
import { keyAt } from '@/lib/key-at'
import { quantityOf } from '@/lib/quantity'
import styles from './parameter-table.module.css'

type Props = { groups: Product['parameterGroups']; caption: string }

/** Structured parameters as a table whose groups are row groups; units stand behind their values (spec: products/parameter-table). */
export function ParameterTable({ groups, caption }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.name}>
            项目
          </th>
          <th scope="col">数值</th>
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={2}>
              <Symbols text={name} />
            </th>
          </tr>
          {rows.map((row, index) => (
            <tr key={keyAt(index, row.name)}>
              <th scope="row" className={styles.name}>
                <Symbols text={row.name} />
              </th>
              <td className={styles.value}>
                <Symbols text={quantityOf(row)} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
