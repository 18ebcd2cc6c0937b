import { Symbols } from '@/components/symbols/symbols'
import type { Product } from '@/contract/products'
import styles from './parameter-table.module.css'

type Props = {
  groups: Product['parameterGroups']
  caption: string
  /** Without it (on a phone) the unit stands behind the value. */
  hasUnitColumn: boolean
}

/** Structured parameters as a table whose groups are row groups. */
export function ParameterTable({ groups, caption, hasUnitColumn }: Props) {
  const columns = hasUnitColumn ? 3 : 2
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={hasUnitColumn ? styles.head : 'visually-hidden'}>
        <tr>
          <th scope="col" className={styles.name}>
            项目
          </th>
          <th scope="col">数值</th>
          {hasUnitColumn && (
            <th scope="col" className={styles.unit}>
              单位
            </th>
          )}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={columns}>
              <Symbols text={name} />
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className={styles.name}>
                <Symbols text={row.name} />
              </th>
              <td className={styles.value}>
                <Symbols text={hasUnitColumn ? row.value : `${row.value} ${row.unit}`.trim()} />
              </td>
              {hasUnitColumn && <td className={styles.unit}>{row.unit}</td>}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
