import styles from './compare-table.module.css'

/** A product says nothing here: that is no difference to be marked. */
export function NoValue() {
  return (
    <div className={styles.none}>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">未给出</span>
    </div>
  )
}
