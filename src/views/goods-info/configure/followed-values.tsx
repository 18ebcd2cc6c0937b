'use client'

import { Symbols } from '@/components/symbols/symbols'
import { followedRow } from '@/domain/order-codes/followed-row'
import { keyAt } from '@/lib/key-at'
import { quantityOf } from '@/lib/quantity'
import { useConfigure } from './configure-context'
import styles from './followed-values.module.css'

/** The parameters that the choice decides, with its values. */
export function FollowedValues() {
  const { rows, implied } = useConfigure()
  const shown = rows.flatMap((row) => {
    const followed = followedRow(row, implied)
    // Without its group a name may stand for two parameters; that of the attribute does not.
    const [only, ...others] = row.parts
    return followed ? [{ ...followed, name: only && others.length === 0 ? only.name : followed.name }] : []
  })
  if (shown.length === 0) return null
  return (
    <section className={styles.values} aria-labelledby="followed-title">
      <h2 id="followed-title" className={styles.title}>
        随所选变化
      </h2>
      <dl>
        {shown.map((row, index) => (
          <div key={keyAt(index, row.name)} className={styles.row}>
            <dt>
              <Symbols text={row.name} />
            </dt>
            <dd>
              <Symbols text={quantityOf(row)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
