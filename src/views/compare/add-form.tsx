import { buttonStyle } from '@/components/button/button-style'
import { COMPARE_PATH } from '@/domain/comparison/compare-address'
import styles from './free-column.module.css'

/** One more by its model or order code; a plain form. */
export function AddForm({ entries }: { entries: readonly string[] }) {
  return (
    <form action={COMPARE_PATH} className={styles.form}>
      {entries.map((entry) => (
        <input key={entry} type="hidden" name="ids" value={entry.replaceAll('%', '%25').replaceAll(',', '%2C')} />
      ))}
      <label className={styles.label}>
        型号或订货型号
        <input type="text" name="ids" required maxLength={200} autoComplete="off" className={styles.field} />
      </label>
      <button type="submit" className={buttonStyle('outline', 'small')}>
        加入对比
      </button>
    </form>
  )
}
