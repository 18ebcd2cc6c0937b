import { Symbols } from '@/components/symbols/symbols'
import type { FollowingRow } from '@/contract/configurator'
import type { Product } from '@/contract/products'
import { keyAt } from '@/lib/key-at'
import { quantityOf } from '@/lib/quantity'
import { FollowedTableRow } from './configure/parts'
import styles from './parameter-table.module.css'

type Props = {
  groups: Product['parameterGroups']
  /** Rows that follow what is chosen of the product. */
  following?: readonly FollowingRow[]
  caption: string
}

/** Structured parameters as a table whose groups are row groups; units stand behind their values (spec: products/parameter-table). */
export function ParameterTable({ groups, following = [], caption }: Props) {
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
          {rows.map((row, index) => {
            const followed = following.find(({ place }) => place?.group === name && place.index === index)
            const key = keyAt(index, row.name)
            return followed ? <FollowedTableRow key={key} row={followed} /> : <Row key={key} row={row} />
          })}
        </tbody>
      ))}
    </table>
  )
}

function Row({ row }: { row: Product['parameterGroups'][number]['rows'][number] }) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Symbols text={row.name} />
      </th>
      <td className={styles.value}>
        <Symbols text={quantityOf(row)} />
      </td>
    </tr>
  )
}
