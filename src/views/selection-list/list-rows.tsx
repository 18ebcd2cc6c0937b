'use client'

import { type Details, entryKey } from '@/components/selection-list/use-details'
import { isAlone } from '@/domain/selection-list/is-alone'
import type { SelectionList } from '@/domain/selection-list/list'
import { ListRowView } from './list-row'
import styles from './list-rows.module.css'

type Props = { list: SelectionList; details: Details }

/** All rows, in the order in which they were added: those out of sight are not laid out (spec: selection-list/long). */
export function ListRows({ list: { id, rows }, details: { entries, products } }: Props) {
  const named = new Set(rows.map((row) => entries.get(entryKey(row))?.product ?? ''))
  return (
    <>
      <div className={styles.heads} aria-hidden="true">
        <span>型号</span>
        <span>位置与备注</span>
        <span className={styles.quantityHead}>数量</span>
      </div>
      <ol className={styles.rows} aria-label="清单">
        {rows.map((row) => {
          const entry = entries.get(entryKey(row))
          const product = products.get(entry?.product || row.product)
          const isLonely = product !== undefined && isAlone(product, named)
          return <ListRowView key={row.key} listId={id} row={row} entry={entry} product={product} isAlone={isLonely} />
        })}
      </ol>
    </>
  )
}
